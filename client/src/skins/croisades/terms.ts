/** What a scenario lays down beside the rules: where one sets up, what ends it at once, and who wins by points. */

import { said } from "../../state/said";
import type { Prompt } from "../skin";
import { type CroisadesView, isSetUp } from "./view";

/** The clause of each scenario that has terms of its own. */
const CLAUSES: Readonly<Record<string, string>> = { "sultans-guard": "4.1.6", patrol: "4.1.2", emissary: "4.1.3", "water-hole": "4.1.1", ambush: "4.1.4", vanguards: "4.1.5" };

export function terms(view: CroisadesView): readonly Prompt[] {
  const { scenario, ask } = view.position;
  const clause = CLAUSES[scenario];
  if (clause === undefined) return [];
  const setUp = isSetUp(ask) ? [{ text: said(`skin-croisades-terms-${scenario}-post`), clause }, ...(hasRiders(view) ? [{ text: said("skin-croisades-terms-halves"), clause: "A3e" }] : [])] : [];
  const [one = "", other = ""] = view.commanders;
  const fall = one === "" || view.lady ? [] : [{ text: said("skin-croisades-terms-commanders", { one, other }), clause }];
  const groves = !view.patrol ? [] : [{ text: said("skin-croisades-terms-groves", { count: (view.position.groves ?? []).length, needed: view.patrol.needed, points: view.patrol.points }), clause }];
  const barrels = view.position.cart?.barrels ?? [];
  const count = (state: string) => barrels.filter((each) => each === state).length;
  const water = barrels.length === 0 ? [] : [{ text: said("skin-croisades-terms-barrels", { full: count("full"), empty: count("empty"), staved: count("staved") }), clause }];
  return [...setUp, ...fall, ...groves, ...water, { text: said(`skin-croisades-terms-${scenario}-points`, { breaking: view.forces?.breaking ?? 0 }), clause }];
}

/** Whether anybody rides of the side that is asked. */
function hasRiders({ position: { figures, seat }, figures: shown }: CroisadesView): boolean {
  const own = new Set(shown.flatMap(({ figure, side }) => (side === seat ? [figure] : [])));
  return figures.some(({ figure, horse = "" }) => horse !== "" && own.has(figure));
}

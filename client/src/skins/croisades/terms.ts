/** What a scenario lays down beside the rules: where one sets up, what ends it at once, and who wins by points. */

import { said } from "../../state/said";
import type { Prompt } from "../skin";
import type { CroisadesView } from "./view";

/** The clause of each scenario that has terms of its own. */
const CLAUSES: Readonly<Record<string, string>> = { "sultans-guard": "4.1.6" };

export function terms(view: CroisadesView): readonly Prompt[] {
  const { scenario, ask } = view.position;
  const clause = CLAUSES[scenario];
  if (clause === undefined) return [];
  const setUp = ask === "place" ? [{ text: said(`skin-croisades-terms-${scenario}-post`), clause }, { text: said("skin-croisades-terms-halves"), clause: "A3e" }] : [];
  const [one = "", other = ""] = view.commanders;
  const fall = one === "" ? [] : [{ text: said("skin-croisades-terms-commanders", { one, other }), clause }];
  return [...setUp, ...fall, { text: said(`skin-croisades-terms-${scenario}-points`), clause }];
}

/** The ways of charges and counter-charges: what they must keep to, and what comes of them. */

import { said } from "../../state/said";
import type { kernel } from "../../wire/generated";
import type { Check, Drawn, Foretold } from "../overlays";
import { towards } from "./hexes";
import type { CroisadesView } from "./view";

const SHORTEST = 6;
const STRAIGHT = 4;
const FACES = 10;
type State = Check["state"];

export function checks({ position: { charges = [] } }: CroisadesView, drawn: Drawn): readonly Check[] {
  const { action, path, isWhole, refusal } = drawn;
  if (action.do === "counter") return countered(drawn, charges.at(-1)?.route ?? []);
  const run = straight(path);
  const target = String(action["target"]);
  return [
    check("arc", "1.56b", "kept", "", { target }),
    check("six", "1.56c", path.length >= SHORTEST ? "kept" : "open", String(path.length)),
    check("ahead", "1.56c", refusal === "sharp-turn" ? "broken" : "kept"),
    check("straight", "1.56d", isWhole ? "kept" : path.length > SHORTEST && run < STRAIGHT ? "broken" : "open", `${Math.min(run, STRAIGHT)}/${STRAIGHT}`),
    check("room", "R45", isWhole ? "kept" : refusal === "no-room-to-end" ? "broken" : "open", "", { target }),
  ];
}

function countered({ path, isWhole, refusal }: Drawn, route: readonly string[]): readonly Check[] {
  const most = Math.floor(route.length / 2);
  return [
    check("seen", "1.56f", "kept"),
    check("ahead", "1.56h", refusal === "sharp-turn" ? "broken" : "kept"),
    check("half", "1.56h", path.length <= most || isWhole ? "kept" : "broken", `${path.length}/${most}`),
    check("meets", "1.56g", isWhole ? "kept" : "open"),
  ];
}

function check(what: string, clause: string, state: State, value = "", args: Readonly<Record<string, string>> = {}): Check {
  return { text: said(`skin-croisades-check-${what}`, args), clause, state, value };
}

/** How many of the last hexes lie in one line. */
function straight(path: readonly string[]): number {
  const ways = path.slice(1).map((place, at) => towards(path[at] ?? "", place));
  const turn = ways.findLastIndex((way) => way !== ways.at(-1));
  return path.length === 0 ? 0 : ways.length - turn;
}

type Account = kernel.accounts.Account;

/** The column and the faces of a charge, unanswered and met by each who may. */
export function foretold({ remarks }: Account): readonly Foretold[] {
  return remarks.flatMap(({ key, args }, at) => {
    if (key !== "charge-column" && key !== "meeting-column") return [];
    const odds = remarks[at + 1];
    const shares = odds?.key === key.replace("column", "odds") ? sharesOf(odds.args as Readonly<Record<string, number>>) : [];
    const title = said(key === "charge-column" ? "skin-croisades-unanswered" : "skin-croisades-answered", { ...args });
    return [{ title, column: Number(args?.["column"]) > 0 ? `${args?.["column"]}:1` : "–", of: FACES, shares }];
  });
}

const FILLS = { down: "harm", back: "some", idle: "nothing", ill: "backfire" } as const;

function sharesOf(args: Readonly<Record<string, number>>): Foretold["shares"] {
  return (Object.keys(FILLS) as (keyof typeof FILLS)[]).flatMap((what) => {
    const faces = args[what] ?? 0;
    return faces === 0 ? [] : [{ fill: FILLS[what], faces, text: said(`skin-croisades-share-${what}`) }];
  });
}

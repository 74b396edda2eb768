/** The forces that a side chooses before play: a card for each class, by mount, and what a choice can do. */

import type { Pairs } from "../../state/allotting";
import { said } from "../../state/said";
import type { Forces, ForceCard, ForceFact } from "../forces";
import { LIVERIES } from "./sides";
import { drawingOf } from "./tokens";
import { type CroisadesView, agendaOf } from "./view";

type Troop = NonNullable<CroisadesView["forces"]>["troops"] extends readonly (infer T)[] | undefined ? T : never;

/** Who command have a gold edge. */
const LEADERS = new Set(["king", "baron", "saladin"]);
const CLAUSE = "4.1.5";

export function forces(view: CroisadesView): Forces | null {
  const { forces: offered, seat, position } = view;
  const troops = (offered?.troops ?? []).filter(({ side }) => side === seat);
  if (offered === null || offered === undefined || troops.length === 0 || position.ask !== "muster") return null;
  const kinds = ["riders", "foot", "unhorsed"] as const;
  return {
    field: "numbers",
    clause: CLAUSE,
    budget: offered.budget,
    groups: kinds.map((kind) => ({
      id: kind,
      title: said(`skin-croisades-forces-${kind}`),
      note: said(`skin-croisades-forces-${kind}-note`, { side: seat }),
      cards: troops.filter((troop) => kindOf(troop) === kind).map((troop) => card(troop)),
    })),
    proposed: offered.proposed ?? [],
    chosen: agendaOf(view).flatMap((frame) => (frame.frame === "mustering" && frame.seat === seat ? (frame.numbers ?? []) : [])),
    facts: (pairs) => facts(troops, pairs),
  };
}

/** In the saddle, on foot as one always is, or on foot though one has a mount. */
function kindOf({ is_mounted, man }: Troop): "riders" | "foot" | "unhorsed" {
  return is_mounted ? "riders" : man.mounted ? "unhorsed" : "foot";
}

function card(troop: Troop): ForceCard {
  const { id, man, price, count, is_mounted } = troop;
  const values = is_mounted && man.mounted ? man.mounted : man.foot;
  return {
    id,
    price,
    count,
    troop: troop.troop,
    values: `${values.attack}/${values.defence}-${values.moves}`,
    isArmoured: man.is_armoured,
    piece: {
      kind: man.kind,
      cloth: LIVERIES[man.side].cloth,
      fightingValue: values.attack,
      moves: values.moves,
      isLeader: LEADERS.has(man.kind),
      isWounded: false,
      hasActed: false,
      ...(is_mounted && { facing: 0 }),
      face: { lies: is_mounted ? "plate" : "card", drawing: `${is_mounted ? "riding" : "man"}-${drawingOf(man)}`, health: "healthy", values: { ...values, isArmoured: man.is_armoured }, markers: [] },
    },
  };
}

/** How many may charge, shoot and wear armour. */
function facts(troops: readonly Troop[], pairs: Pairs): readonly ForceFact[] {
  const given = new Map(pairs);
  const counted = (is: (troop: Troop) => boolean) => troops.reduce((sum, troop) => sum + (is(troop) ? (given.get(troop.id) ?? 0) : 0), 0);
  return [
    { text: said("skin-croisades-forces-charge"), clause: "1.56a", value: counted(({ is_mounted }) => is_mounted) },
    { text: said("skin-croisades-forces-shoot"), clause: "1.3a", value: counted(({ man }) => man.weapon !== null) },
    { text: said("skin-croisades-forces-armour"), clause: "1.73a", value: counted(({ man }) => man.is_armoured) },
  ];
}

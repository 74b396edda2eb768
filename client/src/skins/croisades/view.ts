/** The view of Croisades as the server sends it: what it asks, of whom, and about whom. */

import { said } from "../../state/said";
import type { croisades, kernel } from "../../wire/generated";
import type { Phase } from "../skin";
import { beside } from "./hexes";

export type CroisadesView = croisades.view.View;
export type Shown = croisades.view.Shown;
export type Side = croisades.pieces.Side;
export type Values = croisades.pieces.Values;
export type Placed = croisades.position.written.Placed;
export type Health = croisades.figures.Health;
export type Charged = croisades.announced.Charged;
export type Combat = croisades.announced.Combat;
export type Line = kernel.modifiers.Line;
type Frame = NonNullable<CroisadesView["position"]["agenda"]>[number];

const CLOSING: Readonly<Record<string, string>> = { place: "confirm", hide: "confirm", shoot: "end", charge: "end", move: "end", name: "end" };
/** Who hesitates does nothing: these asks end by passing. */
const PASSING = new Set(["counter", "defend", "stayers", "advance"]);

export function phase(view: CroisadesView): Phase {
  const { position } = view;
  const { ask, seat, side } = position;
  if (!ask || !seat) return { ask: "over", seat: null, title: null };
  const closing = CLOSING[ask] ?? (PASSING.has(ask) ? "pass" : undefined);
  // Forces are chosen by both at once: each sees its own side asked.
  const asked = ask === "muster" ? (view.seat as Side | null) ?? seat : seat;
  const isPlacing = isSetUp(ask);
  const mover = ask === "move" ? moverOf(view) : undefined;
  const title = said("skin-croisades-phase", { ask, side: isPlacing || ask === "muster" ? asked : side });
  return { ask, seat: asked, title, isPlacing, ...(closing && { closing }), ...(mover !== undefined && { mover }), about: about(view), ...causeOf(view) };
}

/** Who is on his way, or the cart while those who push it have points. */
function moverOf({ position: { mover, hauls = [] } }: CroisadesView): string | undefined {
  return mover?.figure ?? hauls.find(({ left = 0 }) => left > 0)?.what;
}

/** Figures are set up before play, openly or unseen. */
export function isSetUp(ask: string | null | undefined): boolean {
  return ask === "place" || ask === "hide";
}

/** What is under way, from the ground up; a simple ask stands alone. */
export function agendaOf({ position: { agenda } }: CroisadesView): readonly Frame[] {
  return agenda ?? [];
}

/** Whom and what an ask is about, as its sentence tells it. */
function about(view: CroisadesView): Readonly<Record<string, unknown>> {
  const { position } = view;
  const top: Readonly<Record<string, unknown>> = { ...agendaOf(view).at(-1) };
  const [load] = (top["held"] as readonly { figure: string; front?: string }[] | undefined) ?? [];
  const named = [top["mover"], top["figure"], load?.figure, (top["figures"] as readonly string[] | undefined)?.[0]].find((each) => typeof each === "string");
  const figure = (named as string | undefined) ?? position.mover?.figure ?? "";
  const charge = position.charges?.at(-1);
  const combats = (position.combats ?? []).filter(({ is_fought }) => !is_fought);
  return {
    figure,
    unit: figure,
    at: placeOf(view, figure),
    hexes: typeof top["hexes"] === "number" ? top["hexes"] : 0,
    count: Array.isArray(top["figures"]) ? top["figures"].length : 1,
    result: top["result"] ?? "",
    rider: charge?.rider ?? "",
    target: charge?.target ?? "",
    left: position.mover?.left ?? 0,
    mover: position.mover?.figure ?? "",
    isCrowded: isCrowded(view, position.mover?.figure),
    named: combats.length,
    waiting: offMap(view, "waiting", position.seat ?? ""),
    riders: position.figures.flatMap(({ figure: id, horse = "" }) => (horse === "" ? [] : [id])),
    by: top["by"] ?? "",
    load: load?.front ? "horse" : "man",
  };
}

/** Those of a side who are still to come onto the map, have left it, or hide nobody else knows where. */
export function offMap({ position, figures }: CroisadesView, off: "waiting" | "left" | "hidden", side: string): readonly string[] {
  const own = new Set(figures.flatMap((shown) => (shown.side === side ? [shown.figure] : [])));
  const cart = position.cart?.off === off && side === "crusader" ? ["cart"] : [];
  const found = position.figures.flatMap((placed) => (placed.off === off && !placed.at && own.has(placed.figure) ? [placed.figure] : []));
  return [...cart, ...found];
}

/** Where a figure stands, of a rider the front half; nothing where he stands nowhere. */
function placeOf({ position }: CroisadesView, figure: string): string {
  const { at = "", facing = "" } = position.figures.find((each) => each.figure === figure) ?? {};
  return facing === "" ? at : beside(at, facing);
}

/** Whether somebody else lives where the mover stands, so that he cannot end there (R100). */
function isCrowded({ position: { figures } }: CroisadesView, mover: string | undefined): boolean {
  const held = ({ at = "", facing = "" }: Placed) => (at === "" ? [] : facing === "" ? [at] : [at, beside(at, facing)]);
  const own = figures.filter(({ figure }) => figure === mover).flatMap(held);
  return figures.some((each) => each.figure !== mover && each.health !== "dead" && held(each).some((place) => own.includes(place)));
}

/** The rider who is charged, and the one who charges him. */
function causeOf({ position }: CroisadesView): Pick<Phase, "cause"> {
  const charge = position.charges?.at(-1);
  return position.ask === "counter" && charge !== undefined ? { cause: { of: charge.target, by: [charge.rider] } } : {};
}

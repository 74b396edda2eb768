/** The chances of an action as the preview draws them: a cell for each fall of the dice, and whole per cents. */

/** Harm to the other, driving it off, nothing, harm to oneself; of what is no harm some of it, and more. */
export type Fill = "harm" | "driven" | "nothing" | "backfire" | "some" | "most";

/** One outcome: how likely, also in each state that was imagined, how it is drawn, and what it is called. */
export interface Chance {
  readonly share: Share;
  readonly guesses?: readonly Share[];
  readonly fill: Fill;
  readonly key: string;
  readonly args: Readonly<Record<string, unknown>>;
}

export interface Share {
  readonly ways: number;
  readonly of: number;
}

/** More cells than this are drawn as a plain bar. */
const MOST_CELLS = 72;
const FACES = 6;

export function added(one: Share, other: Share): Share {
  const of = leastCommon(one.of, other.of);
  return { ways: (one.ways * of) / one.of + (other.ways * of) / other.of, of };
}

/** Chances that are told alike as one, harm first, then nothing, then what is worse or better than that. */
export function gathered(chances: readonly Chance[]): readonly Chance[] {
  const found: Chance[] = [];
  for (const chance of chances) {
    const at = found.findIndex((each) => each.fill === chance.fill && each.key === chance.key && JSON.stringify(each.args) === JSON.stringify(chance.args));
    if (at < 0) found.push(chance);
    else found[at] = { ...chance, ...sum(found[at] as Chance, chance) };
  }
  const order: readonly Fill[] = ["harm", "driven", "nothing", "backfire", "some", "most"];
  return found.sort((a, b) => order.indexOf(a.fill) - order.indexOf(b.fill));
}

/** The chance as a range of per cents over the states that were imagined; null where it is the same in all. */
export function range({ guesses = [] }: Chance): { readonly least: number; readonly most: number } | null {
  const found = guesses.map(percent);
  const [least, most] = [Math.min(...found), Math.max(...found)];
  return least < most ? { least, most } : null;
}

/** Of how many equally likely falls the chances are told: those of one die, of two, or as many as it takes. */
export function equalFalls(chances: readonly Chance[], faces = FACES): number {
  const least = chances.reduce((of, { share }) => leastCommon(of, share.of), 1);
  return [faces, faces * faces].find((falls) => falls % least === 0) ?? least;
}

/** A fill for each fall of the dice, or null when there are too many to draw. */
export function cells(chances: readonly Chance[], faces = FACES): readonly Fill[] | null {
  const of = equalFalls(chances, faces);
  if (of > MOST_CELLS) return null;
  return chances.flatMap(({ share, fill }) => Array<Fill>(Math.round((share.ways * of) / share.of)).fill(fill));
}

export function percent(share: Share): number {
  return Math.round((100 * share.ways) / share.of);
}

/** How likely some harm is, of all chances together. */
export function harm(chances: readonly Chance[]): Share {
  return chances.filter(({ fill }) => fill === "harm").reduce((sum, { share }) => added(sum, share), { ways: 0, of: 1 });
}

/** A share in falls of two dice where it can be said so. */
export function falls(share: Share, of: number): number {
  return Math.round((share.ways * of) / share.of);
}

/** Two outcomes that are told as one: in each imagined state one of them or the other. */
function sum(one: Chance, other: Chance): Pick<Chance, "share" | "guesses"> {
  const guesses = (one.guesses ?? []).map((guess, at) => added(guess, other.guesses?.[at] ?? { ways: 0, of: 1 }));
  return { share: added(one.share, other.share), guesses };
}

function leastCommon(a: number, b: number): number {
  return (a / greatestCommon(a, b)) * b;
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

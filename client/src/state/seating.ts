/** Who takes which seat, out of what was chosen on the start page. */

export type Opponent = "computer" | "one-screen" | "watch";

export interface SeatChoice {
  readonly seats: readonly string[];
  /** The side of each seat. */
  readonly sides: readonly string[];
  /** The seat wanted, a side with all its seats, or "either". */
  readonly seat: string;
  readonly opponent: Opponent;
  readonly level: string;
  /** The level of the second side when the computer plays itself. */
  readonly other: string;
}

const PERSON = "person";

/** Each seat with a person or a level; `lot`, from 0 to 1, decides where either would do. */
export function seating({ seats, sides, seat, opponent, level, other }: SeatChoice, lot: number): Record<string, string> {
  const both = [...new Set(sides)];
  const lots = both[Math.min(both.length - 1, Math.floor(lot * both.length))] ?? "";
  const own = seats.includes(seat) || both.includes(seat) ? seat : lots;
  const taken = (each: string, side: string | undefined): string => {
    if (opponent === "one-screen") return PERSON;
    if (opponent === "watch") return side === both[0] ? level : other;
    return each === own || side === own ? PERSON : level;
  };
  return Object.fromEntries(seats.map((each, at) => [each, taken(each, sides[at])]));
}

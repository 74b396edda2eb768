/** Who takes which seat, out of what was chosen on the start page. */

export type Opponent = "computer" | "one-screen" | "watch";

export interface SeatChoice {
  readonly seats: readonly string[];
  /** The seat wanted, or "either". */
  readonly seat: string;
  readonly opponent: Opponent;
  readonly level: string;
  /** The level of the second bot when two of them play. */
  readonly other: string;
}

const PERSON = "person";

/** Each seat with a person or a level; `lot`, from 0 to 1, decides where either would do. */
export function seating({ seats, seat, opponent, level, other }: SeatChoice, lot: number): Record<string, string> {
  if (opponent === "one-screen") return Object.fromEntries(seats.map((each) => [each, PERSON]));
  if (opponent === "watch") return Object.fromEntries(seats.map((each, at) => [each, at === 0 ? level : other]));
  const own = seats.includes(seat) ? seat : seats[Math.min(seats.length - 1, Math.floor(lot * seats.length))];
  return Object.fromEntries(seats.map((each) => [each, each === own ? PERSON : level]));
}

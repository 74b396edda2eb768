/** The seats of a table: of which side each is, and who takes it. */

const PERSON = "person";

export class Seats {
  readonly #taken: Readonly<Record<string, string>>;
  readonly #sides: Readonly<Record<string, string>>;

  /** Who takes each seat, a level or a person who may be named, and the side of each. */
  constructor(taken: Readonly<Record<string, string>>, sides: Readonly<Record<string, string>>) {
    this.#taken = taken;
    this.#sides = sides;
  }

  /** The sides in the order of their seats. */
  get sides(): readonly string[] {
    return [...new Set(Object.values(this.#sides))];
  }

  get all(): readonly string[] {
    return Object.keys(this.#taken);
  }

  get people(): readonly string[] {
    return this.all.filter((seat) => this.levelOf(seat) === null);
  }

  /** Nobody but the computer plays. */
  get isWatched(): boolean {
    return this.people.length === 0;
  }

  /** More than one person plays at this screen: on both sides, or by different names. */
  get isShared(): boolean {
    return new Set(this.people.map((seat) => `${this.sideOf(seat)} ${this.nameOf(seat)}`)).size > 1;
  }

  of(side: string): readonly string[] {
    return this.all.filter((seat) => this.#sides[seat] === side);
  }

  sideOf(seat: string | null): string | null {
    return this.#sides[seat ?? ""] ?? null;
  }

  /** The level of the computer on a seat; null where a person takes it. */
  levelOf(seat: string): string | null {
    const who = this.#taken[seat];
    return who === undefined || isPerson(who) ? null : who;
  }

  /** What the person on a seat is called, where anybody has said so. */
  nameOf(seat: string): string | null {
    const who = this.#taken[seat] ?? "";
    return isPerson(who) ? who.slice(PERSON.length + 1) || null : null;
  }
}

/** Whoever holds one or several seats of a side. */
export interface Party {
  readonly side: string;
  readonly seats: readonly string[];
  /** Nobody else holds a seat of the side. */
  readonly isWhole: boolean;
  readonly level: string | null;
  readonly name: string | null;
}

/** Side by side, who holds which of its seats. */
export function parties(seats: Seats): readonly Party[] {
  return seats.sides.flatMap((side) => {
    const own = seats.of(side);
    const holders = new Map<string, string[]>();
    for (const seat of own) {
      const who = `${seats.levelOf(seat)} ${seats.nameOf(seat)}`;
      holders.set(who, [...(holders.get(who) ?? []), seat]);
    }
    return [...holders.values()].map((held) => {
      const [first = ""] = held;
      return { side, seats: held, isWhole: held.length === own.length, level: seats.levelOf(first), name: seats.nameOf(first) };
    });
  });
}

/** A seat is taken by a person, named or not. */
export function isPerson(who: string): boolean {
  return who === PERSON || who.startsWith(`${PERSON}:`);
}

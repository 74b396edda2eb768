/** Who plays whom, in a sentence. */

import { type Party, Seats, parties } from "../state/seats";
import type { TableInfo } from "../wire/generated";
import { name, say } from "./tongue.svelte";

/** `isOver`: who has played whom. */
export function whoPlays(seats: Seats, isOver = false): string {
  const [one, other, ...more] = parties(seats);
  if (one === undefined || other === undefined || more.length > 0 || one.name !== null || other.name !== null || seats.all.length > 2) {
    return parties(seats).map((party) => say("who-party", { what: holdings(party), who: whoIs(seats, party) })).join(" · ");
  }
  if (one.level !== null && other.level !== null) {
    return say("who-watch", { one: one.side, first: levelName(one.level), other: other.side, second: levelName(other.level) });
  }
  const [mine, theirs] = one.level === null ? [one, other] : [other, one];
  if (theirs.level === null) return say("who-one-screen");
  return say(isOver ? "who-computer-over" : "who-computer", { mine: mine.side, theirs: theirs.side, level: levelName(theirs.level) });
}

/** The same in few words. */
export function playsAgainst(info: Pick<TableInfo, "seats" | "sides">): string {
  const seats = new Seats(info.seats, info.sides);
  const levels = seats.all.flatMap((seat) => seats.levelOf(seat) ?? []);
  if (levels.length === 0) return say("who-one-screen");
  const level = [...new Set(levels)].map(levelName).join(", ");
  return say(seats.isWatched ? "who-only-bots" : "who-against", { level });
}

/** Who a party is: the computer by its level, a person by his name, else you. */
export function whoIs(seats: Seats, { level, name: called }: Party): string {
  if (level !== null) return say("side-computer", { level: levelName(level) });
  return called ?? say(seats.isShared ? "side-person" : "side-you");
}

/** What a party holds: its whole side, or some of its seats. */
export function holdings({ side, seats, isWhole }: Party): string {
  return isWhole ? name(side) : seats.map(name).join(", ");
}

export function levelName(level: string): string {
  return say(`level-${level.split(":")[0] ?? level}`);
}

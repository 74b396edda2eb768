/** Who plays whom, in a sentence. */

import type { TableInfo } from "../wire/generated";
import { say } from "./tongue.svelte";

const PERSON = "person";

export function whoPlays(info: Pick<TableInfo, "seats">, seat: string | null): string {
  const seats = Object.entries(info.seats);
  const people = seats.filter(([, who]) => who === PERSON);
  const bots = seats.filter(([, who]) => who !== PERSON);
  if (people.length === 0) {
    const [[one, first] = ["", ""], [other, second] = ["", ""]] = bots;
    return say("who-watch", { one, first: levelName(first), other, second: levelName(second) });
  }
  if (bots.length === 0) return say("who-one-screen");
  const [[mine] = [seat ?? ""]] = people;
  const [[theirs, level] = ["", ""]] = bots;
  return say("who-computer", { mine, theirs, level: levelName(level) });
}

/** The same in few words. */
export function playsAgainst({ seats }: Pick<TableInfo, "seats">): string {
  const bots = Object.values(seats).filter((who) => who !== PERSON);
  if (bots.length === 0) return say("who-one-screen");
  const level = bots.map(levelName).join(", ");
  return say(bots.length === Object.keys(seats).length ? "who-only-bots" : "who-against", { level });
}

export function levelName(level: string): string {
  return say(`level-${level.split(":")[0] ?? level}`);
}

/** What the preview shows: the action on the scales with its odds, or the last one with its dice. */

import type { Sum, Told } from "../../skins/skin";
import type { Line } from "../../state/log";
import { percent, range } from "../../state/chances";
import { verbOf } from "../../state/menu";
import { halves } from "../../words/words";
import type { Forecast } from "../forecasts.svelte";
import type { Table } from "../table.svelte";
import { name, say, tell } from "../tongue.svelte";

export interface Weighing {
  readonly sums: readonly Sum[];
  readonly faces: readonly number[];
  readonly forecast: Forecast | null;
  /** The sums as they are told before any die. */
  readonly told?: readonly Told[];
  readonly result: string;
  readonly isHarm: boolean;
  /** Dice to which nothing is added, and whom they were thrown at, once they are thrown. */
  readonly dice?: Line["dice"];
  readonly against?: string | undefined;
  /** The result first, then the sums, for whoever hears it. */
  readonly reading: string;
}

export function weighing(table: Table): Weighing | null {
  if (table.draft.weighed === null) return rolled(table);
  const { isWeighed = false, isAnnounced = false } = verbOf(table.grammar, table.draft.weighed.do);
  if (!isWeighed || isAnnounced) return accounted(table);
  const forecast = table.forecasts.of(table.draft.weighed);
  if (forecast === undefined) return null;
  const sums = table.skin.sums(forecast.told, table.tokens);
  return { sums, faces: [], forecast, told: forecast.told, result: "", isHarm: false, reading: read(forecast, sums) };
}

/** What is done without a die: what it costs. */
function accounted(table: Table): Weighing | null {
  const account = table.accounts.of(table.draft.weighed);
  if (account === undefined) return null;
  const told = account.sums as unknown as readonly Told[];
  const sums = table.skin.sums(told, table.tokens);
  return { sums, faces: [], forecast: null, told, result: "", isHarm: false, reading: totalled(sums) };
}

/** The last attack, as long as nothing else has happened; one whose result was held has been seen. */
function rolled(table: Table): Weighing | null {
  const page = table.pages.at(-1);
  if (page === undefined || table.past || page.entry <= table.results.lastEntry) return null;
  const sums = table.skin.sums(page.told, table.tokens);
  if (sums.length === 0) return null;
  const line = table.log.findLast((item): item is Line => item.is === "line" && item.entry === page.entry && isThrown(item));
  if (line === undefined) return null;
  return {
    sums,
    faces: (line.throws ?? []).map(({ face }) => face),
    forecast: null,
    result: tell(line.result ?? line.text),
    isHarm: line.result?.isHarm ?? false,
    dice: line.dice ?? [],
    against: line.pieces.at(1),
    reading: "",
  };
}

/** Whether dice decided an attack in this line. */
function isThrown({ kind, throws, dice }: Line): boolean {
  return throws !== undefined || (kind === "attack" && dice !== undefined);
}

function read(forecast: Forecast, sums: readonly Sum[]): string {
  const chances = forecast.chances.map((chance) => {
    const [spread, told] = [range(chance), { percent: percent(chance.share), what: say(chance.key, chance.args) }];
    return spread === null ? say("preview-read-chance", told) : say("preview-read-range", { ...told, ...spread });
  });
  return `${chances.join(", ")}. ${totalled(sums)}`;
}

function totalled(sums: readonly Sum[]): string {
  const totals = sums.map(({ title, total, result, hasDie, lines }) =>
    say(hasDie ? "preview-read-sum" : "preview-read-plain", {
      what: name(title),
      total: result ?? halves(total),
      lines: lines.map(({ text, add, amount }) => `${tell(text)} ${amount ?? halves(add)}`).join(", "),
    }),
  );
  return totals.join(" ");
}

/** The table of no game: a whole table screen without a server, for the eye and for the tests of the shell. */

import type { SheetData } from "../../cartographer/sheet";
import { Table } from "../../shell/table.svelte";
import { tongue } from "../../shell/tongue.svelte";
import { lend } from "../../skins";
import type { Skin } from "../../skins/skin";
import type { GameInfo, TableInfo, Update } from "../../wire/generated";
import ui from "../../../../src/gonfalon/words/en/ui.ftl?raw";
import bots from "../../../../src/gonfalon/words/en/bots.ftl?raw";
import table from "../../../../src/gonfalon/words/en/table.ftl?raw";
import sheet from "../../../tests/cartographer/sheets/arsouf.json";
import { SKETCH, type SketchView } from "./skin";
import { WORDS } from "./words";

/** What was sent to the server that is not there. */
export const sent: { readonly path: string; readonly body: unknown }[] = [];
let line: { onmessage: ((event: { data: string }) => void) | null } | null = null;

class DeafSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    line = this;
  }

  close(): void {
    line = null;
  }
}

function answered(path: string, body: unknown): Response {
  if (path.endsWith("/words/en")) return new Response([ui, bots, table].join("\n"));
  if (path.includes("/words/")) return new Response(WORDS);
  sent.push({ path, body });
  return Response.json({ odds: [], accounts: [], places: [], targets: [], refusal: null, seq: 1, lost: [], orders: [] });
}

const info: TableInfo = {
  id: "sketch", name: "", game: "sketch", edition: 1, scenario: "sketch", options: {}, secrets: false, made: 0, changed: 0,
  seats: { first: "person:Anna", second: "recruit", third: "person:Bert" },
  sides: { first: "north", second: "north", third: "south" },
  standing: { entries: 0, waiting: [], outcome: null, turn: null },
  origin: null, binned: null,
};
const game: GameInfo = { name: "sketch", title: "Sketch", edition: 1, scenarios: [], options: [], levels: [], charts: [] };

/** The table as it stands after so many deals, asked or at rest. */
export function moment(deal: number, isAsked: boolean): Update {
  const places = deal % 2 === 0 ? ["07.05", "08.09"] : ["08.09", "07.05"];
  const view: SketchView = { deal, isAsked, at: { "back-1": places[0] ?? "", "back-2": places[1] ?? "" } };
  const offers = [{ do: "shoot", seat: "third" }, { do: "pass", seat: "third" }];
  return {
    table: "sketch", seq: deal, seat: "third", hand: null, whole: true, log: [], entries: 0, view, outcome: null, thinking: null, delay: 0, paused: false, curtain: false,
    due: [{ id: deal, seat: "third", ask: "shoot", clause: "1.33", together: false, answered: false, interrupt: true, open: false, default: { do: "pass", seat: "third" } as never }],
    menu: { exact: true, offers: (isAsked ? offers : []) as never }, undo: { may: false, why: "nothing-yet" }, cancellable: [], plan: null,
  };
}

/** Tells the table that something happened. */
export function tell(update: Update): void {
  line?.onmessage?.({ data: JSON.stringify(update) });
}

export async function sketched(isAsked: boolean): Promise<Table> {
  lend(SKETCH as Skin);
  window.WebSocket = DeafSocket as unknown as typeof WebSocket;
  window.fetch = (to, init) => Promise.resolve(answered(String(to), init?.body));
  await tongue.speak("en", ["sketch"]);
  tongue.about("sketch");
  const first = moment(0, isAsked);
  return new Table(info, game, sheet as unknown as SheetData, first.view, first);
}

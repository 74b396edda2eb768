/** The prompt in its states: whose decision it is, and in which words. */

import type { Update } from "../wire/generated";
import type { Held } from "./results.svelte";
import type { Table } from "./table.svelte";
import { levelName } from "./who.svelte";
import { name, say, tell } from "./tongue.svelte";

export interface Scene {
  /** What the table waits for, by its name in the rules. */
  readonly ask?: string;
  readonly state: "decision" | "waiting" | "asked" | "computer" | "over" | "replay" | "result";
  /** The side whose banner hangs over it; none where nobody in particular decides. */
  readonly banner: string | null;
  readonly label: string;
  readonly phase: string;
  readonly text: string;
  readonly clause: string | null;
}

/** `isShort` asks for few words, where there is little room. */
export function sceneOf(table: Table, isShort = false): Scene {
  if (table.past !== null) return replayed(table);
  if (table.results.held !== null) return came(table.results.held);
  if (table.now.outcome !== null && !table.isShowing) return over(table.now.outcome);
  if (table.isMine && table.due !== null) return decided(table, isShort);
  return moved(table);
}

/** What waits behind the result on show, in a sentence and its clause. */
export function sceneAhead(table: Table): Pick<Scene, "text" | "clause"> {
  const { outcome, menu } = table.now;
  if (table.results.next !== null) return { text: tell(table.results.next.result.head), clause: null };
  if (outcome !== null && !table.isShowing) return over(outcome);
  if (menu.offers.length > 0 && table.due !== null && !table.isShowing) return decided(table, false);
  return { text: table.phase.title ? tell(table.phase.title) : say("prompt-thinking"), clause: null };
}

function came({ result, field }: Held): Scene {
  return {
    state: "result",
    banner: field.before.find(({ id }) => id === result.by[0])?.side ?? null,
    label: say("result"),
    phase: say("result-stays", { what: tell(result.head) }),
    text: tell(result.text),
    clause: result.clause,
  };
}

function over(outcome: NonNullable<Update["outcome"]>): Scene {
  return {
    state: "over",
    banner: outcome.winner,
    label: say("prompt-over"),
    phase: "",
    text: say(`outcome-${outcome.how}`, { ...outcome }),
    clause: outcome.clause,
  };
}

function decided(table: Table, isShort: boolean): Scene {
  const [aim] = table.draft.aims;
  const target = aim !== undefined && table.isPlace(aim) ? (table.pieceAt(aim) ?? aim) : aim;
  const { text, clause } = table.skin.prompt(
    table.phase,
    table.due?.clause ?? "",
    table.draft.chosen,
    target ?? null,
    table.next,
    table.draft.verb,
    table.draft.others.length,
  );
  const seat = table.due?.seat ?? "";
  return {
    ask: table.due?.ask ?? "",
    state: table.due?.interrupt ? "asked" : "decision",
    banner: table.seats.sideOf(seat),
    label: table.seats.isShared ? decides(table, seat) : say(table.due?.interrupt ? "prompt-asked" : "prompt-yours"),
    phase: table.phase.title ? tell(table.phase.title) : "",
    text: say(text.key, text.args, isShort ? "short" : ""),
    clause,
  };
}

function decides(table: Table, seat: string): string {
  const who = table.seats.nameOf(seat);
  if (who === null && table.due?.interrupt) return say("prompt-asked-of", { seat });
  return who === null ? say("prompt-theirs", { seat }) : say("prompt-named", { who });
}

/** The computer moves, or somebody else is waited for. */
function moved(table: Table): Scene {
  const seat = table.phase.seat ?? table.now.due[0]?.seat ?? "";
  const level = table.seats.levelOf(seat);
  const page = table.pages.at(-1);
  const deed = page?.isByBot ? table.skin.deed(page.told) : null;
  return {
    state: level !== null ? "computer" : "waiting",
    banner: table.seats.sideOf(seat),
    label: level !== null ? say("prompt-computer", { level: levelName(level) }) : say("prompt-waiting", { seat: name(seat) }),
    phase: table.phase.title ? tell(table.phase.title) : "",
    text: deed ? tell(deed.text) : say(level !== null ? "prompt-thinking" : "prompt-elsewhere"),
    clause: deed?.clause ?? null,
  };
}

function replayed(table: Table): Scene {
  const at = table.past?.entries ?? 0;
  const page = table.pages.find(({ entry, seat }) => seat !== null && entry === at - 1);
  const deed = page ? table.skin.deed(page.told) : null;
  return {
    state: "replay",
    banner: table.seats.sideOf(page?.seat ?? table.phase.seat),
    label: say("prompt-replay"),
    phase: "",
    text: deed ? tell(deed.text) : say(at === 0 ? "replay-start" : "replay-quiet"),
    clause: deed?.clause ?? null,
  };
}

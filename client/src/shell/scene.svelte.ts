/** The prompt in its states: whose decision it is, and in which words. */

import type { Table } from "./table.svelte";
import { levelName } from "./who.svelte";
import { name, say, tell } from "./tongue.svelte";

export interface Scene {
  /** What the table waits for, by its name in the rules. */
  readonly ask?: string;
  readonly state: "decision" | "waiting" | "asked" | "computer" | "over" | "replay";
  /** The side whose banner hangs over it; none where nobody in particular decides. */
  readonly banner: string | null;
  readonly label: string;
  readonly phase: string;
  readonly text: string;
  readonly clause: string | null;
}

/** `isShort` asks for few words, where there is little room. */
export function sceneOf(table: Table, isShort = false): Scene {
  const outcome = table.now.outcome;
  if (table.past !== null) return replayed(table);
  if (outcome !== null && !table.isShowing) {
    return {
      state: "over",
      banner: outcome.winner,
      label: say("prompt-over"),
      phase: "",
      text: say(`outcome-${outcome.how}`, { ...outcome }),
      clause: outcome.clause,
    };
  }
  if (table.isMine && table.due !== null) return decided(table, isShort);
  return moved(table);
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
    text: deed ? tell(deed.text) : say("prompt-thinking"),
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

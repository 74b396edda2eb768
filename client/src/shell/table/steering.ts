/** Keys for the piece that walks: where it goes as it sees it, and what it does on the spot. */

import type { Steering } from "../../skins/overlays";
import { verbOf } from "../../state/menu";
import type { Table } from "../table.svelte";

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

/** Does what a key means to the piece in hand; answers whether it means anything. */
export function steered(pressed: Pressed, table: Table, hasLetters: boolean): boolean {
  if (hasLetters && pressed.key.toLowerCase() === "t" && !pressed.ctrlKey && table.tracing.complete()) return true;
  if (!pressed.altKey && !pressed.metaKey && !pressed.ctrlKey && (looked(pressed.key, table) || (hasLetters && lifted(pressed.key.toLowerCase(), table)))) return true;
  if (table.walking.walker === undefined || pressed.altKey || pressed.metaKey) return false;
  const way = steering(pressed);
  // Whoever walks over the map space by space goes on doing so.
  if (way !== null) return isUnheld() && table.walking.steer(way);
  return hasLetters && !pressed.ctrlKey && named(pressed.key.toLowerCase(), table);
}

/** Up is ahead, left and right the front diagonals; with Shift the flanks, with Ctrl the rear ones; back is the space behind. */
export function steering({ key, shiftKey, ctrlKey }: Pressed): Steering | null {
  if (key === "Backspace") return "behind";
  if (key === "ArrowUp") return shiftKey || ctrlKey ? null : "ahead";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return null;
  const hand = key === "ArrowLeft" ? "left" : "right";
  return `${ctrlKey ? "rear" : shiftKey ? "flank" : "front"}-${hand}`;
}

/** Left and right turn a piece that is being put somewhere. */
function looked(key: string, table: Table): boolean {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  return isUnheld() && table.fronts.turn(key === "ArrowRight" ? 1 : -1);
}

/** The key of the verb that takes the piece in hand off the map again. */
function lifted(key: string, table: Table): boolean {
  const lift = table.lifts.find((action) => verbOf(table.grammar, action.do).key === key && table.skin.lifted?.(action) === table.draft.chosen);
  if (lift === undefined) return false;
  void table.commit(lift);
  return true;
}

function isUnheld(): boolean {
  const focused = document.activeElement;
  return focused === null || focused === document.body || focused.closest("[data-testid=choices]") !== null;
}

function named(key: string, table: Table): boolean {
  const { walking, grammar } = table;
  const about = walking.abouts.find((action) => verbOf(grammar, action.do).key === key);
  const stride = about ? walking.about(about) : null;
  if (stride !== null) {
    walking.weigh(stride);
    return true;
  }
  if (walking.halt === null || verbOf(grammar, walking.halt.do).key !== key) return false;
  void table.commit(walking.halt);
  return true;
}

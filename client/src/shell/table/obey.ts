/** What each command does at the table; answers whether it did anything. */

import type { Command } from "../../state/keys";
import type Board from "../board/Board.svelte";
import type { Changed } from "../changed/changed.svelte";
import { desk } from "../desk.svelte";
import type { Replayer } from "../replay/replayer.svelte";
import { sceneOf } from "../scene.svelte";
import type { Table } from "../table.svelte";

export interface Hands {
  readonly table: Table;
  readonly board: Board;
  readonly replayer: Replayer;
  readonly changed: Changed;
  readonly toggleLog: () => void;
  /** Shows the others' turn once more. */
  readonly again: () => void;
}

export function obey(command: Command, { table, board, replayer, changed, toggleLog, again }: Hands): boolean {
  switch (command.to) {
    case "move":
      board.walk(command.arrow, command.other);
      return true;
    case "region":
      return focusOn(REGIONS[command.number - 1] ?? "");
    case "back":
      stepBack(table, replayer, changed);
      return true;
    case "commit":
      if (document.activeElement !== document.body) return false;
      if (table.walking.go()) return true;
      if (table.draft.weighed === null) return false;
      void table.commit(table.draft.weighed);
      return true;
    case "undo":
      void table.undo();
      return true;
    case "end":
      table.end();
      return true;
    case "log":
      toggleLog();
      requestAnimationFrame(() => focusOn("[data-testid=log] [role=region]"));
      return true;
    case "rules":
      desk.openRule(sceneOf(table).clause);
      return true;
    case "search":
      desk.search();
      return true;
    case "changed":
      changed.toggle();
      return true;
    case "replay":
      if (changed.isShown) again();
      else replayer.toggle();
      return true;
    case "pause":
      return paused(table, replayer);
    case "earlier":
    case "later":
      void replayer.step(command.to === "later" ? 1 : -1);
      return true;
    case "larger":
    case "smaller":
      board.zoom(command.to === "larger" ? 1.25 : 0.8);
      return true;
    case "fit":
      board.fit();
      return true;
    case "next":
      board.nextActor();
      return true;
    case "owed":
      board.nextOwed();
      return true;
    case "join":
      board.join();
      return true;
    case "aim":
      board.aim();
      return true;
    case "answer":
      return changed.light(command.number) || answered(command.number);
    case "read":
      table.inspected = table.pieceAt(board.current());
      return true;
    case "zones":
      board.turnZones();
      return true;
    case "locator":
      board.toggleLocator();
      return true;
    case "line":
      table.firing.toggle(board.walked());
      return true;
    case "keys":
      desk.open("keys");
      return true;
  }
}

/** Presses the answer of a number, where answers are listed. */
function answered(number: number): boolean {
  const row = document.querySelectorAll<HTMLElement>("[data-testid=answers] [role=radio].answer, [data-testid=inline-ask] .answer, [data-testid=volley] .shooter")[number - 1];
  row?.click();
  // Whoever is named by a number is not chosen by Enter: that commits.
  if (row?.role !== "checkbox") row?.focus();
  return row !== undefined;
}

const REGIONS = ["[data-testid=grid] [tabindex='0']", "#region-2", "[data-testid=log] [role=region]", "[data-testid=prompt] button"];

function focusOn(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.focus();
  return found !== null;
}

/** One step back at a time, at last the game's menu, whose first item leaves. */
function stepBack(table: Table, replayer: Replayer, changed: Changed): void {
  if (desk.stepBack() || changed.hide() || table.stepBack()) return;
  if (table.past !== null) replayer.toggle();
  else desk.open("menu");
}

function paused(table: Table, replayer: Replayer): boolean {
  if (table.past !== null) replayer.play(!replayer.isPlaying);
  else if (table.seats.isWatched) void table.pause(!table.now.paused);
  else if (!table.isMine) table.skip();
  else return false;
  return true;
}

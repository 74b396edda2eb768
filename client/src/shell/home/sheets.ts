/** The sheets of games, each read once. */

import type { SheetData } from "../../cartographer/sheet";
import * as api from "../../wire/api";

const read = new Map<string, Promise<SheetData>>();

export function sheetOf(game: string, scenario: string): Promise<SheetData> {
  const key = `${game}/${scenario}`;
  const sheet = read.get(key) ?? api.sheet(game, scenario);
  read.set(key, sheet);
  sheet.catch(() => read.delete(key));
  return sheet;
}

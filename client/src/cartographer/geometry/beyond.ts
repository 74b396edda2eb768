/** The field continued beyond its rim, so that what reaches the rim runs off the sheet. */

import type { SheetData } from "../sheet";
import { ACROSS, type Layout, type Room, STEP, layoutOf } from "./layout";

export interface Beyond {
  readonly layout: Layout;
  /** The spaces of a terrain with those beyond the rim. */
  readonly terrain: (code: string) => ReadonlySet<string>;
}

/** So far beyond that lines which are worn smooth have found their way before they come onto the sheet. */
const RINGS = 3;

/** The spaces with some rings more, of the terrain of those inside: straight on, and mirrored where the spaces stand in zigzag. */
export function beyond(sheet: SheetData, room: Room): Beyond {
  const places = Object.values(sheet.spaces);
  const [rows, columns] = [rangeOf(places.map(([row]) => row)), rangeOf(places.map(([, column]) => column))];
  const inside = new Map(Object.entries(sheet.spaces).map(([name, [row, column]]) => [`${row},${column}`, name]));
  const models = new Map<string, string>();
  const spaces: Record<string, readonly [number, number]> = { ...sheet.spaces };
  for (let row = rows.least - RINGS; row <= rows.most + RINGS; row++) {
    for (let column = columns.least - RINGS; column <= columns.most + RINGS; column++) {
      const [like, as] = sheet.flat ? [clamped(row, rows), mirrored(column, columns)] : [mirrored(row, rows), clamped(column, columns)];
      const model = inside.get(`${like},${as}`);
      if (model === undefined || inside.has(`${row},${column}`)) continue;
      const name = `${model} beyond ${row},${column}`;
      spaces[name] = [row, column];
      models.set(name, model);
    }
  }
  const [dx, dy] = sheet.flat ? [STEP, ACROSS] : [ACROSS, STEP];
  const layout = layoutOf({ ...sheet, spaces }, { ...room, left: room.left - RINGS * dx, top: room.top - RINGS * dy });
  const terrain = (code: string) => {
    const names = new Set(sheet.terrain[code] ?? []);
    return new Set(Object.keys(spaces).filter((name) => names.has(models.get(name) ?? name)));
  };
  return { layout, terrain };
}

interface Range {
  readonly least: number;
  readonly most: number;
}

function rangeOf(figures: readonly number[]): Range {
  return { least: Math.min(...figures), most: Math.max(...figures) };
}

function clamped(figure: number, { least, most }: Range): number {
  return Math.max(least, Math.min(most, figure));
}

function mirrored(figure: number, { least, most }: Range): number {
  return figure < least ? 2 * least - figure : figure > most ? 2 * most - figure : figure;
}

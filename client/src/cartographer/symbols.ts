/** The drawings of the art folder, by id, and how one is placed on the sheet. */

import furniture from "../art/furniture.svg?raw";
import places from "../art/places.svg?raw";
import plants from "../art/plants.svg?raw";
import type { Standing } from "./ornament";
import { n, tag } from "./svg";

interface Drawing {
  readonly source: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

let drawings: ReadonlyMap<string, Drawing> | undefined;

/** A use of a symbol with its origin on a point of the sheet. */
export function placed({ symbol, at, scale, colour, turn }: Standing & { readonly turn?: number }): string {
  const [x, y, width, height] = drawing(symbol).box;
  const parts = [`translate(${n(at[0])} ${n(at[1])})`];
  if (turn) parts.push(`rotate(${turn})`);
  if (scale !== 1) parts.push(`scale(${Math.round(scale * 100) / 100})`);
  return tag("use", { href: `#${symbol}`, x, y, width, height, color: colour, transform: parts.join(" ") });
}

/** The sources of every symbol that the layers use, once each. */
export function symbolsIn(layers: readonly string[]): string {
  const used = new Set(
    layers.flatMap((layer) => [...layer.matchAll(/<use href="#(?!layer-)([\w-]+)"/g)].map((match) => match[1] as string)),
  );
  return [...used]
    .sort()
    .map((id) => drawing(id).source)
    .join("");
}

function drawing(id: string): Drawing {
  drawings ??= new Map([plants, places, furniture].flatMap(parsed));
  const found = drawings.get(id);
  if (found === undefined) throw new Error(`no drawing is called ${id}`);
  return found;
}

function parsed(file: string): [string, Drawing][] {
  return [...file.matchAll(/<symbol id="([\w-]+)" viewBox="([^"]+)".*?<\/symbol>/gs)].map(([source, id, box]) => [
    id as string,
    { source, box: (box as string).split(" ").map(Number) as unknown as Drawing["box"] },
  ]);
}

/** The sheet painted and as a draft, in the language that is spoken now; painted again only when its words change. */

import type { Ornament } from "../../cartographer/ornament";
import { type Painting, paint } from "../../cartographer/paint";
import type { SheetData } from "../../cartographer/sheet";
import { say, tongue } from "../tongue.svelte";
import { ornamentOf } from "../../skins/drawing";
import type { Table } from "../table.svelte";

interface Paintings {
  readonly painting: Painting;
  readonly draft: Painting;
}

const kept = new Map<string, Paintings>();

export function paintings(sheet: SheetData, ornament: Ornament, hasNumbers: boolean): Paintings {
  const key = `${ornament.game}/${tongue.words.language}/${hasNumbers}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const words = (name: string) => say(name).replaceAll(" / ", "\n");
  const finish = matchMedia("(forced-colors: active)").matches ? "print" : "painted";
  const made: Paintings = {
    painting: paint(sheet, ornament, { finish, numbers: hasNumbers, say: words }),
    draft: paint(sheet, ornament, { finish: "draft", numbers: hasNumbers, say: words }),
  };
  kept.set(key, made);
  return made;
}

/** The paintings of the sheet that a table is played on. */
export function paintingsOf({ sheet, skin, info }: Pick<Table, "sheet" | "skin" | "info">, isWhole: boolean): ReturnType<typeof paintings> {
  return paintings(sheet, ornamentOf(skin, info.scenario), isWhole);
}

/** The history of a table as the client keeps it: items of the live log, with what was taken back taken out. */

import type { Chapter, Told } from "../skins/skin";
import type { AnyAction, Item } from "../wire/generated";

export interface Page extends Chapter {
  readonly seat: string | null;
  readonly isByBot: boolean;
  /** What was done, where that may be known. */
  readonly action: AnyAction | null;
  /** The spaces that it led its piece over, the first and the last included. */
  readonly way: readonly string[];
}

/** The history after new items; `whole` starts it anew. */
export function continued(pages: readonly Page[], items: readonly Item[], isWhole: boolean): readonly Page[] {
  return items.reduce<readonly Page[]>((before, item) => after(before, item), isWhole ? [] : pages);
}

function after(pages: readonly Page[], item: Item): readonly Page[] {
  switch (item.item) {
    case "begun":
      return [{ entry: -1, told: item.events as readonly Told[], seat: null, isByBot: false, action: null, way: [] }];
    case "entered":
      return [...pages, entered(item)];
    case "undone":
      return pages.slice(0, Math.max(0, pages.length - item.entries));
    case "gave-up":
    case "agreed":
      return pages;
  }
}

/** An action and what it told. */
export function entered(item: Extract<Item, { item: "entered" }>): Page {
  const { entry, seat, action, way } = item;
  return { entry, told: item.events as readonly Told[], seat, isByBot: item.by_bot, action, way };
}

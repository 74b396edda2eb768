/** What changed while others had their turn: who fared how, who went where, who struck at whom, and who stands as before. */

import type { Token } from "../skins/skin";
import type { Page } from "./chapters";
import type { Deed, Fared, How } from "./deeds";
import { along } from "./trail";

/** The entries of others' turns since a side last had its own: from the first of them to the one after the last. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** The side's own turn has begun since. */
  readonly isOver: boolean;
}

type Half = (told: Page["told"]) => { readonly side: string } | null;

/** The last turns of others, before the side's own that may have begun since; null where there were none. `start` has the first turn. */
export function spanOf(pages: readonly Page[], half: Half, side: string, start: string | null): Span | null {
  let turn = start;
  const turns = pages.map((page): string | null => {
    const during = turn;
    turn = half(page.told)?.side ?? turn;
    return during;
  });
  const last = turns.findLastIndex((each) => each !== null && each !== side);
  const first = turns.findLastIndex((each, at) => at < last && (each === null || each === side)) + 1;
  const [from, to] = [pages[first]?.entry, pages[last]?.entry];
  return last < 0 || from === undefined || to === undefined ? null : { from: Math.max(0, from), to: to + 1, isOver: turn === side };
}

/** All that befell one piece. */
export interface Change {
  readonly piece: string;
  readonly token: Token;
  readonly isOwn: boolean;
  /** Ties a piece of others to its line. */
  readonly number: number | null;
  /** Where it stood before. */
  readonly stood: string;
  /** Where it stands now; null off the board. */
  readonly at: string | null;
  /** Where it was last, or was struck down. */
  readonly last: string;
  /** The spaces it went over, the first and the last included; none where it stayed. */
  readonly way: readonly string[];
  /** Whom it struck at. */
  readonly struck: readonly string[];
  readonly fared: Fared | null;
  readonly clause: string;
}

export interface Changes {
  readonly counts: Readonly<Record<Count, number>>;
  /** Of the side's own, those that suffered or were moved. */
  readonly own: readonly Change[];
  /** Of the others, those that moved. */
  readonly moved: readonly Change[];
  /** Whoever struck, was hurt or got better without moving. */
  readonly rest: readonly Change[];
  readonly strikes: readonly Strike[];
}

export const COUNTS = ["lost", "hurt", "held", "moved", "same"] as const;
export type Count = (typeof COUNTS)[number];

/** An attack from one space on another. */
export interface Strike {
  readonly by: string;
  readonly from: string;
  readonly to: string;
}

/** What changed between two moments, as the deeds between them tell. */
export function changesOf(before: readonly Token[], now: readonly Token[], pages: readonly Page[], deeds: readonly Deed[], side: string): Changes {
  const story = new Story(before, new Map(pages.map(({ entry, way }) => [entry, way])));
  for (const deed of deeds) story.tell(deed);
  const standing = new Map(now.map((token) => [token.id, token]));
  const found = story.told.map(({ token, ...told }): Change => {
    const after = standing.get(token.id);
    return { ...told, piece: token.id, token: after?.at ? after : token, isOwn: token.side === side, number: null, at: after?.at ?? null };
  });
  const own = found.filter(({ isOwn, fared, way }) => isOwn && (way.length > 0 || (fared !== null && fared.how !== "mended")));
  const moved = found.filter(({ isOwn, way }) => !isOwn && way.length > 0);
  const rest = found.filter((change) => !own.includes(change) && !moved.includes(change));
  const count = (how: How) => found.filter(({ fared }) => fared?.how === how).length;
  return {
    counts: { lost: count("lost"), hurt: count("hurt"), held: count("held"), moved: found.filter(({ way }) => way.length > 0).length, same: unchanged(before, standing, found) },
    own: worstFirst(own),
    moved: moved.map((change, at) => ({ ...change, number: at + 1 })),
    rest: rest.map((change, at) => ({ ...change, number: moved.length + at + 1 })),
    strikes: story.strikes,
  };
}

/** Whether it is worth showing unasked: somebody of the side's own was hurt, or many moved. */
export function isGrave({ own, counts }: Changes): boolean {
  return own.some(({ fared }) => fared?.how === "lost" || fared?.how === "hurt") || counts.moved > FEW;
}

const FEW = 3;

/** All that is listed, in the order of the list. */
export function listed({ own, moved, rest }: Changes): readonly Change[] {
  return [...own, ...moved, ...rest];
}

interface Told extends Pick<Change, "token" | "stood" | "last" | "struck" | "fared" | "clause"> {
  readonly way: readonly string[];
}

const GRAVITY: Readonly<Record<How, number>> = { lost: 3, hurt: 2, mended: 1, held: 0 };

/** Deeds told one after the other, gathered by piece. */
class Story {
  readonly #ways: ReadonlyMap<number, readonly string[]>;
  readonly #tokens: ReadonlyMap<string, Token>;
  readonly #at: Map<string, string>;
  readonly #told = new Map<string, Told>();
  readonly #strikes = new Map<string, Strike>();

  constructor(before: readonly Token[], ways: ReadonlyMap<number, readonly string[]>) {
    this.#ways = ways;
    this.#tokens = new Map(before.map((token) => [token.id, token]));
    this.#at = new Map(before.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
  }

  get told(): readonly Told[] {
    return [...this.#told.values()];
  }

  get strikes(): readonly Strike[] {
    return [...this.#strikes.values()];
  }

  tell(deed: Deed): void {
    switch (deed.is) {
      case "went": {
        const { path = [deed.to] } = along<{ piece: string; from: string; to: string; path?: readonly string[] }>(deed, this.#ways.get(deed.entry) ?? []);
        this.#at.set(deed.piece, deed.to);
        this.#of(deed.piece, ({ way, clause, stood }) => ({ way: [...(way.length > 0 ? way : [stood]), ...path], last: deed.to, clause: clause || deed.clause }));
        return;
      }
      case "struck":
        for (const by of deed.by) this.#of(by, ({ struck, clause }) => ({ struck: [...new Set([...struck, ...deed.at])], clause: clause || deed.clause }));
        return this.#strike(deed.by, deed.at);
      case "fared":
        this.#of(deed.piece, ({ fared, clause }) =>
          fared !== null && GRAVITY[fared.how] > GRAVITY[deed.how] ? { clause } : { fared: deed, clause: deed.clause },
        );
    }
  }

  #strike(by: readonly string[], at: readonly string[]): void {
    for (const one of by) {
      for (const other of at) {
        const [from, to] = [this.#at.get(one), this.#at.get(other)];
        if (from && to && from !== to) this.#strikes.set(`${from} ${to}`, { by: one, from, to });
      }
    }
  }

  /** Adds to what is told of a piece; one that stood nowhere has nothing to be told of. */
  #of(piece: string, change: (told: Told) => Partial<Told>): void {
    const token = this.#tokens.get(piece);
    const stood = token?.at;
    if (token === undefined || !stood) return;
    const told = this.#told.get(piece) ?? { token, stood, last: stood, way: [], struck: [], fared: null, clause: "" };
    this.#told.set(piece, { ...told, ...change(told) });
  }
}

/** How many stood on the board and stand there as they did; markers do not count. */
function unchanged(before: readonly Token[], now: ReadonlyMap<string, Token>, changed: readonly Change[]): number {
  const touched = new Set(changed.map(({ piece }) => piece));
  return before.filter(({ id, at, condition, card }) => {
    const after = now.get(id);
    return at !== null && !card.isMarker && !touched.has(id) && after?.at === at && after.condition === condition;
  }).length;
}

function worstFirst(changes: readonly Change[]): readonly Change[] {
  const gravity = ({ fared }: Change) => (fared === null ? 0.5 : GRAVITY[fared.how]);
  return [...changes].sort((a, b) => gravity(b) - gravity(a));
}

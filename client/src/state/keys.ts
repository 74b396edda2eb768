/** What a key means at the table. */

import type { Arrow } from "./cursor";

export type Command =
  | { readonly to: "move"; readonly arrow: Arrow; readonly other: boolean }
  | { readonly to: "region"; readonly number: number }
  | { readonly to: "answer"; readonly number: number }
  | { readonly to: Plain };

type Plain =
  | "back"
  | "commit"
  | "undo"
  | "end"
  | "log"
  | "rules"
  | "replay"
  | "pause"
  | "earlier"
  | "later"
  | "larger"
  | "smaller"
  | "fit"
  | "next"
  | "read"
  | "search"
  | "owed"
  | "join"
  | "aim"
  | "zones"
  | "locator"
  | "line"
  | "changed"
  | "keys";

export interface Pressed {
  readonly key: string;
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const PLAIN: Readonly<Record<string, Plain>> = {
  escape: "back",
  enter: "commit",
  u: "undo",
  e: "end",
  l: "log",
  r: "rules",
  "?": "rules",
  v: "replay",
  " ": "pause",
  ",": "earlier",
  ".": "later",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  "0": "fit",
  h: "next",
  i: "read",
  "/": "search",
  m: "owed",
  a: "join",
  t: "aim",
  z: "zones",
  g: "locator",
  f: "line",
  w: "changed",
  k: "keys",
};

const ARROWS: Readonly<Record<string, Arrow>> = {
  arrowleft: "left",
  arrowright: "right",
  arrowup: "up",
  arrowdown: "down",
};

/** The keys on the card, in its order: what they do is said under `keys-` and the command. */
export const CARD: readonly { readonly caps: readonly string[]; readonly command: string }[] = [
  { caps: ["←", "→", "↑", "↓"], command: "move" },
  { caps: ["Tab"], command: "tab" },
  { caps: ["Enter"], command: "enter" },
  { caps: ["Esc"], command: "back" },
  { caps: ["H"], command: "next" },
  { caps: ["I"], command: "read" },
  { caps: ["M"], command: "owed" },
  { caps: ["A"], command: "join" },
  { caps: ["T"], command: "aim" },
  { caps: ["1–9"], command: "answer" },
  { caps: ["↑", "←", "→"], command: "steer" },
  { caps: ["B/X"], command: "spot" },
  { caps: ["U"], command: "undo" },
  { caps: ["E"], command: "end" },
  { caps: ["L"], command: "log" },
  { caps: ["R", "?"], command: "rules" },
  { caps: ["/"], command: "search" },
  { caps: ["W"], command: "changed" },
  { caps: ["V"], command: "replay" },
  { caps: ["Enter", "V"], command: "result" },
  { caps: ["A–C"], command: "turning" },
  { caps: [",", "."], command: "step" },
  { caps: ["Space"], command: "pause" },
  { caps: ["+", "−", "0"], command: "zoom" },
  { caps: ["Z"], command: "zones" },
  { caps: ["G"], command: "locator" },
  { caps: ["F"], command: "line" },
  { caps: ["Alt 1–4"], command: "region" },
  { caps: ["K"], command: "keys" },
];

/** The command of a key, or null where the key is the browser's or the field's own; letters may be switched off. */
export function commandOf(pressed: Pressed, isTyping: boolean, hasLetters = true): Command | null {
  const key = pressed.key.toLowerCase();
  if (pressed.altKey) {
    const digit = /^Digit([1-4])$/.exec(pressed.code ?? "")?.[1] ?? (/^[1-4]$/.test(key) ? key : undefined);
    return digit === undefined ? null : { to: "region", number: Number(digit) };
  }
  if (pressed.ctrlKey || pressed.metaKey) return null;
  if (isTyping) return key === "escape" ? { to: "back" } : null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return { to: "move", arrow, other: pressed.shiftKey };
  if (/^[1-9]$/.test(key)) return { to: "answer", number: Number(key) };
  const plain = hasLetters || key.length > 1 ? PLAIN[key] : undefined;
  return plain === undefined ? null : { to: plain };
}

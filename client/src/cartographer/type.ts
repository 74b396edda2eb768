/** The type of the sheet: faces, styles of names, and how wide a text runs before any font is loaded. */

import type { NameStyle } from "./ornament";

export const FELL = "'IM Fell Double Pica','IM FELL Double Pica','EB Garamond',Georgia,'Times New Roman',serif";
export const SANS = "'Alegreya Sans','Source Sans 3','Segoe UI','Helvetica Neue',Arial,sans-serif";

/** Figures of one height: a printed number is looked up, not read. */
export const LINING = "font-variant-numeric:lining-nums tabular-nums";

export type Face = "roman" | "italic";

export interface Lettering {
  readonly face: Face;
  readonly size: number;
  readonly spacing: number;
  readonly ink: string;
  readonly halo: { readonly colour: string; readonly width: number; readonly strength: number };
}

const PARCHMENT = { colour: "#e9dcbb", width: 5, strength: 0.8 };

export const LETTERING: Readonly<Record<NameStyle, Lettering>> = {
  sea: { face: "italic", size: 50, spacing: 22, ink: "#14333c", halo: { colour: "#a9c5bd", width: 5, strength: 0.35 } },
  wood: { face: "italic", size: 60, spacing: 17, ink: "#22240a", halo: { colour: "#c9c793", width: 7, strength: 0.7 } },
  marsh: { face: "italic", size: 34, spacing: 3, ink: "#12302f", halo: { colour: "#c4d5c3", width: 6, strength: 0.8 } },
  way: { face: "italic", size: 28, spacing: 3, ink: "#2a1c0b", halo: PARCHMENT },
  water: { face: "italic", size: 26, spacing: 3, ink: "#23454b", halo: PARCHMENT },
  haven: { face: "roman", size: 34, spacing: 8, ink: "#0f2a33", halo: { colour: "#b9d0c6", width: 5, strength: 0.55 } },
  height: { face: "italic", size: 31, spacing: 4, ink: "#2a1c0b", halo: PARCHMENT },
  grove: { face: "italic", size: 27, spacing: 2, ink: "#2c3210", halo: PARCHMENT },
  plain: { face: "italic", size: 46, spacing: 30, ink: "#4a341499", halo: { colour: "none", width: 0, strength: 0 } },
  army: { face: "roman", size: 22, spacing: 5, ink: "#2a1c0b", halo: PARCHMENT },
};

/** Hundredths of the size that a letter takes: a to z, then A to Z. */
const WIDTHS: Readonly<Record<Face, readonly number[]>> = {
  roman: [
    41, 49, 40, 49, 42, 32, 49, 52, 27, 23, 48, 26, 78, 52, 48, 51, 52, 37, 34, 32, 52, 43, 62, 44, 44, 48, 64, 66, 73,
    81, 72, 63, 84, 82, 40, 41, 70, 72, 97, 90, 81, 58, 84, 72, 56, 74, 84, 70, 102, 77, 69, 75,
  ],
  italic: [
    46, 42, 31, 42, 33, 28, 37, 45, 27, 25, 41, 24, 66, 47, 36, 43, 43, 37, 28, 29, 48, 50, 79, 43, 34, 52, 77, 66, 68,
    73, 76, 67, 73, 85, 40, 62, 72, 73, 97, 84, 67, 62, 76, 71, 53, 70, 82, 85, 107, 84, 69, 70,
  ],
};
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const OTHER = { space: 21, figure: 46 };

/** How long a text runs. */
export function widthOf(text: string, face: Face, size: number, spacing: number): number {
  const bare = [...text.normalize("NFD").replace(/\p{M}/gu, "")];
  const hundredths = bare.reduce((sum, letter) => sum + letterWidth(letter, face), 0);
  return (hundredths / 100) * size + spacing * bare.length;
}

function letterWidth(letter: string, face: Face): number {
  if (letter === " ") return OTHER.space;
  return WIDTHS[face][LETTERS.indexOf(letter)] ?? OTHER.figure;
}

/** The size and spacing at which a text keeps to its room: the spacing gives way first. */
export function fitted(text: string, lettering: Lettering, room: number): { size: number; spacing: number } {
  const { face, size, spacing } = lettering;
  const bare = widthOf(text, face, size, 0);
  const tightest = Math.min(spacing, 1);
  if (bare + tightest * text.length <= room) {
    return { size, spacing: Math.min(spacing, (room - bare) / text.length) };
  }
  return { size: (size * (room - tightest * text.length)) / bare, spacing: tightest };
}

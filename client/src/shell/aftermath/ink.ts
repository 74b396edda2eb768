/** The inks of the charts, light and dark; they stand in the drawing itself, because a picture that is saved has no style sheet. */

import type { Livery } from "../../skins/livery";

export interface Inks {
  readonly text: string;
  readonly second: string;
  readonly rule: string;
  readonly paper: string;
  readonly mark: string;
  readonly isDark: boolean;
}

export const LIGHT: Inks = { text: "#2b1e10", second: "#5c4829", rule: "#cbb88c", paper: "#f5ecd6", mark: "#8a6a1f", isDark: false };
export const DARK: Inks = { text: "#f1e6cd", second: "#c3b08a", rule: "#4c3c2c", paper: "#241b14", mark: "#c8952b", isDark: true };

export const SANS = "'Alegreya Sans','Source Sans 3','Segoe UI',Arial,sans-serif";
export const SERIF = "'EB Garamond',Georgia,serif";

/** The ink of a side in a chart. */
export function inkOf({ chart }: Livery, { isDark }: Inks): string {
  return isDark ? chart.dark : chart.light;
}

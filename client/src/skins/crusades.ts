/** The two sides of the games about the Crusades. */

import type { AreaLivery } from "../cartographer/ornament";
import type { Livery } from "./livery";

export type Side = "crusader" | "muslim";

export const LIVERIES: Readonly<Record<Side, Livery>> = {
  crusader: {
    gonfalon: "gonfalon-cross",
    cloth: "red",
    ink: "#7a1414",
    bright: "#b5322c",
    pale: "#c65a55",
    flag: "#a81f1f",
    half: "#b23230",
    zone: { ink: "#8f1b1b", turn: -45 },
    dot: { ink: "#8f1b1b", isRound: false },
    chart: { light: "#9c1c1c", dark: "#ef8b80", isDashed: false },
  },
  muslim: {
    gonfalon: "gonfalon-crescent",
    cloth: "green",
    ink: "#0b3d27",
    bright: "#2c7d57",
    pale: "#6bb894",
    flag: "#14583a",
    half: "#1d7a50",
    zone: { ink: "#0f5236", turn: 45 },
    dot: { ink: "#0b4a2f", isRound: true },
    chart: { light: "#14583a", dark: "#6cc39a", isDashed: true },
    die: { face: "#0b3d27", pip: "#fff8e6" },
  },
};

/** The marks over the track of a replay, the lightest first. */
export const TRACK_MARKS = [{ id: "move" }, { id: "attack" }, { id: "wound", ink: "#e2574f" }, { id: "arrival", ink: "#e0b34e" }, { id: "death" }] as const;

/** The inks of their names on a sheet. */
export const NAME_INKS: Readonly<Record<Side, string>> = { crusader: "#6d1010", muslim: "#0b3d27" };

/** Their camps and set-up areas on a sheet. */
export const AREA_LIVERIES: Readonly<Record<Side, AreaLivery>> = {
  crusader: {
    fill: "#9c1c1c",
    ink: "#8a1717",
    lines: {
      bold: [
        { inset: 17, width: 5, strength: 0.85 },
        { inset: 24, width: 2, strength: 0.7 },
      ],
      light: [
        { inset: 8, width: 3.4, strength: 0.5 },
        { inset: 13, width: 1.3, strength: 0.5 },
      ],
    },
  },
  muslim: {
    fill: "#0b4a2c",
    ink: "#0f4a2e",
    lines: {
      bold: [
        { inset: 5, width: 6, strength: 0.85, dashes: "26 9" },
        { inset: 13, width: 2, strength: 0.7 },
      ],
      light: [{ inset: 4, width: 3.8, strength: 0.56, dashes: "17 8" }],
    },
  },
};

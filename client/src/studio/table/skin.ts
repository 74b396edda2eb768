/** The skin of no game: everything that the shell can show and no finished game needs yet. */

import type { CounterPiece } from "../../counters/counter";
import { ARSOUF_ORNAMENT } from "../../skins/arsouf/map";
import type { Livery } from "../../skins/livery";
import type { Skin, Token } from "../../skins/skin";
import { said } from "../../state/said";
import art from "./art.svg?raw";
import Order from "./Order.svelte";

/** `deal` counts how often the backs were dealt; `at` is where each of them stands. */
export interface SketchView {
  readonly deal: number;
  readonly at: Readonly<Record<string, string>>;
  readonly isAsked: boolean;
}

const NORTH: Livery = { gonfalon: "gonfalon-star", cloth: "red", ink: "#23477c", bright: "#2f5c9e", pale: "#7fa3d6", flag: "#23477c", half: "#4a76b8", zone: { ink: "#23477c", turn: -45 }, dot: { ink: "#23477c", isRound: false }, chart: { light: "#23477c", dark: "#7fa3d6", isDashed: false }, die: { face: "#23477c", pip: "#fff8e6" } };
const SOUTH: Livery = { gonfalon: "gonfalon-bars", cloth: "green", ink: "#5b5f60", bright: "#5b5f60", pale: "#a9acab", flag: "#5b5f60", half: "#8b8f8e", zone: { ink: "#5b5f60", turn: 45 }, dot: { ink: "#5b5f60", isRound: true }, chart: { light: "#5b5f60", dark: "#a9acab", isDashed: true } };

const card = (kind: string, more: Partial<CounterPiece> = {}): CounterPiece => ({ kind, cloth: "red", fightingValue: 2, moves: 2, ...more });
const plain = { condition: "fit", charging: null };

function tokens({ deal, at }: SketchView): readonly Token[] {
  const men = Array.from({ length: 20 }, (_, number): Token => ({
    ...plain, id: `man-${number + 1}`, kind: "infantry", side: "north", at: "05.10", card: card("infantry", { fightingValue: (number % 4) + 1 }),
    spot: { dx: number - 10, dy: number - 10, size: 75, layer: number },
  }));
  const backs = Object.entries(at).map(([id, place]): Token => ({ ...plain, id, link: `${id} ${deal}`, kind: "back", side: "south", at: place, card: card("back", { symbol: "piece-back", cloth: "green" }) }));
  return [
    { ...plain, id: "rider", kind: "rider", side: "north", at: "05.07", covers: ["05.06"], facing: 0, card: card("rider", { symbol: "piece-rider" }) },
    { ...plain, id: "line", kind: "line", side: "south", at: "line", point: [1450, 860], facing: -24, extent: [256, 34], card: card("line", { symbol: "piece-line", cloth: "green" }), spot: { dx: 0, dy: 0, size: 75, layer: 1 } },
    ...men,
    ...backs,
  ];
}

const steps = ["done", "done", "now", "todo", "shut"] as const;

export const SKETCH: Skin<SketchView> = {
  game: "sketch",
  sides: { north: NORTH, south: SOUTH },
  art,
  ornament: ARSOUF_ORNAMENT,
  weight: 5,
  tableau: [],
  verbs: { shoot: { isWeighed: false }, pass: { isClosing: true } },
  tokens,
  conditions: ["fit"],
  phase: ({ isAsked }) => ({ ask: "shoot", seat: "third", title: said("skin-sketch-phase"), isInline: isAsked, queue: isAsked ? [said("skin-sketch-next"), said("skin-sketch-after")] : [] }),
  progress: () => ({
    turn: 6, of: 18, goal: null, slots: [], tallies: [],
    rails: [{ id: "phases", title: said("skin-sketch-rail"), steps: steps.map((state, at) => ({ state, text: said(["skin-sketch-fire", "skin-sketch-charge", "skin-sketch-move", "skin-sketch-fire", "skin-sketch-rise"][at] ?? "") })) }],
    purses: [{ id: "own", title: said("skin-sketch-purse"), note: said("skin-sketch-purse-note"), held: 9, planned: 2, spent: 3, isSecret: true }],
    hands: [
      { id: "north", side: "north", title: said("skin-sketch-hand"), cards: [{ text: null, isSpent: false }, { text: null, isSpent: false }, { text: null, isSpent: false }] },
      { id: "south", side: "south", title: said("skin-sketch-other"), cards: [{ text: said("skin-sketch-march"), isSpent: true }, { text: said("skin-sketch-charge"), isSpent: false }, { text: null, isSpent: false }] },
    ],
  }),
  facts: ({ card: { fightingValue } }) => [{ label: "skin-sketch-value", value: String(fightingValue) }],
  notes: () => [{ icon: "eye", text: said("skin-sketch-note"), clause: "1" }],
  prompt: (_, clause) => ({ text: said("skin-sketch-prompt"), clause }),
  log: () => [],
  sums: () => [],
  chance: () => ({ fill: "nothing", key: "", args: {} }),
  deed: () => null,
  half: () => null,
  edges: { south: { bottom: 90, right: 62, height: "40%" } },
  boxes: (_, all) => [{ id: "lost", title: said("skin-sketch-roster"), note: said("skin-sketch-phase"), edge: "south", pieces: all.slice(2, 5).map(({ id }) => id) }],
  leaves: [
    { id: "order", key: "o", title: said("skin-sketch-order"), isBeside: true, content: Order },
    { id: "roster", key: "b", title: said("skin-sketch-roster"), isBeside: false, content: Order },
  ],
};

/** The filters and gradients of the sheet. Frequencies and lengths are in map units. */

import type { Box } from "./geometry/point";
import { n, tag } from "./svg";

export function filters(edges: Box): string {
  const sheet = wholeOf(edges);
  return [
    filter("edge-organic", AROUND, ORGANIC),
    filter("edge-organic-inner", AROUND, ORGANIC + INNER),
    filter("wobble-stream", sheet, noise("0.025", 2, 4) + displaced("SourceGraphic", 7)),
    filter("wobble-line", sheet, noise("0.06", 2, 9) + displaced("SourceGraphic", 3)),
    filter("wash-umber", EXACT, noise("0.0042", 5, 21) + tinted("0 0 0 0 .47 0 0 0 0 .33 0 0 0 0 .12 1.9 0 0 0 -.72")),
    filter("wash-cream", EXACT, noise("0.005", 4, 77) + tinted("0 0 0 0 .98 0 0 0 0 .94 0 0 0 0 .82 0 2.1 0 0 -.82")),
    filter(
      "wash-sea",
      EXACT,
      noise("0.006 0.018", 4, 31) + tinted("0 0 0 0 .1 0 0 0 0 .27 0 0 0 0 .33 1.6 0 0 0 -.66"),
    ),
    filter("paper-grain", EXACT, noise("0.55", 3, 3) + tinted("0 0 0 0 .25 0 0 0 0 .17 0 0 0 0 .06 .55 .2 0 0 -.3")),
    filter(
      "paper-fibre",
      EXACT,
      noise("0.012 0.16", 3, 13) + tinted("0 0 0 0 .35 0 0 0 0 .24 0 0 0 0 .1 0 .7 0 0 -.33"),
    ),
    filter("blur-shore", sheet, tag("feGaussianBlur", { stdDeviation: 18 })),
    filter("blur-tint", FAR, tag("feGaussianBlur", { stdDeviation: 46 })),
  ].join("");
}

/** What only ground that is seen from near needs, where a layer asks for it: softer edges, and the blur of a shade that a tree casts. */
export function nearFilters(edges: Box, layers: readonly string[]): string {
  const sheet = wholeOf(edges);
  const steps = {
    "blur-soft": tag("feGaussianBlur", { stdDeviation: 14 }),
    "blur-shade": tag("feGaussianBlur", { stdDeviation: 5 }),
    "edge-soft": noise("0.02", 4, 8) + displaced("SourceGraphic", 30) + tag("feGaussianBlur", { stdDeviation: 3 }),
  };
  return Object.entries(steps)
    .filter(([id]) => layers.some((layer) => layer.includes(`url(#${id})`)))
    .map(([id, each]) => filter(id, { ...sheet, ...SRGB }, each))
    .join("");
}

/** Strokes lie outside the box of their line, and a level line has a box without height. */
function wholeOf({ right, bottom }: Box): Region {
  return { filterUnits: "userSpaceOnUse", x: -50, y: -50, width: n(right + 100), height: n(bottom + 100) };
}

type Region = Readonly<Record<string, string | number>>;

const SRGB: Region = { "color-interpolation-filters": "sRGB" };
const EXACT: Region = { x: 0, y: 0, width: "100%", height: "100%", ...SRGB };
const AROUND: Region = { x: "-6%", y: "-10%", width: "112%", height: "120%", ...SRGB };
const FAR: Region = { x: "-30%", y: "-60%", width: "160%", height: "220%" };

function filter(id: string, region: Region, steps: string): string {
  return tag("filter", { id, ...region }, steps);
}

const ORGANIC =
  tag("feGaussianBlur", { in: "SourceGraphic", stdDeviation: 16 }) +
  tag("feColorMatrix", { values: "1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 24 -11", result: "cut" }) +
  noise("0.012", 4, 8) +
  displaced("cut", 34);
const INNER = tag("feMorphology", { operator: "erode", radius: 5 }) + tag("feGaussianBlur", { stdDeviation: 4 });

function noise(baseFrequency: string, numOctaves: number, seed: number): string {
  return tag("feTurbulence", { type: "fractalNoise", baseFrequency, numOctaves, seed, result: "noise" });
}

function displaced(source: string, scale: number): string {
  return tag("feDisplacementMap", { in: source, in2: "noise", scale, xChannelSelector: "R", yChannelSelector: "G" });
}

function tinted(values: string): string {
  return tag("feColorMatrix", { values });
}

/** A slope of colours from open sea to shore, and the darker rim of the sheet. */
export function gradients(seaward: {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}): string {
  const stop = (offset: number, colour: string, opacity?: number) =>
    tag("stop", { offset, "stop-color": colour, "stop-opacity": opacity });
  const ends = { x1: n(seaward.from[0]), y1: n(seaward.from[1]), x2: n(seaward.to[0]), y2: n(seaward.to[1]) };
  return (
    tag(
      "linearGradient",
      { id: "sea-depth", gradientUnits: "userSpaceOnUse", ...ends },
      stop(0, "#6d9ba3") + stop(0.55, "#86aeae") + stop(1, "#a9c8bd"),
    ) +
    tag(
      "radialGradient",
      { id: "vignette", cx: 0.5, cy: 0.48, r: 0.75 },
      stop(0.55, "#5a3d12", 0) + stop(1, "#4a300c", 0.34),
    )
  );
}

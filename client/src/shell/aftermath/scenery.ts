/** The place of a turning point: a part of the map with whoever stood there, who struck, who was hurt and who is gone. */

import { ACROSS, type Layout } from "../../cartographer/geometry/layout";
import type { Point } from "../../cartographer/geometry/point";
import { n, tag } from "../../cartographer/svg";
import { counter } from "../../counters/counter";
import { fromBelow, placing, placingOf } from "../../counters/placing";
import type { Headline, Token } from "../../skins/skin";
import { excerpt } from "../../state/picture";
import type { Trail } from "../../state/trail";
import type { TurningPoint } from "../../wire/generated";

export const VIGNETTE = { width: 424, height: 190 };
/** So many spaces across. */
const SPACES = 9;

export interface Scenery {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Counters and marks, in map units. */
  readonly overlay: string;
}

export interface Staged {
  readonly layout: Layout;
  readonly isFlat: boolean;
  readonly before: readonly Token[];
  readonly after: readonly Token[];
  readonly headline: Headline | null;
  readonly point: TurningPoint;
  readonly trail: Trail | null;
  /** The condition of those who are lost. */
  readonly lost: string;
}

type Standing = Token & { readonly at: string };

export function sceneryOf(staged: Staged): Scenery {
  const { layout, isFlat, before, after, headline, point, trail, lost } = staged;
  const standing = after.filter(isStanding);
  const gone = before.filter(isStanding).filter(({ id }) => after.some((token) => token.id === id && token.at === null));
  const find = (id: string) => standing.find((token) => token.id === id) ?? gone.find((token) => token.id === id);
  const [by, at] = [headline?.by ?? [], headline?.at ?? []].map((ids) => ids.flatMap((id) => find(id) ?? []));
  const meant = [...(by ?? []), ...(at ?? [])].map((token) => centred(layout, token));
  const around = meant.length > 0 ? [middle(meant)] : standing.map((token) => layout.centre(token.at));
  const box = excerpt(layout, VIGNETTE, around, SPACES * ACROSS);
  const hurt = point.harm === "harm" ? at : point.harm === "backfire" ? by : [];
  const isDead = (id: string) => after.some((token) => token.id === id && token.condition === lost);
  const dead = gone.filter(({ id }) => isDead(id));
  const ring = isFlat ? "attack-weighed-flat" : "attack-weighed";
  const overlay = [
    trail === null ? "" : way(layout, trail),
    ...fromBelow(gone).map((token) => tag("g", { opacity: isDead(token.id) ? 0.5 : 1 }, drawn(layout, token))),
    ...fromBelow(standing).map((token) => drawn(layout, token)),
    ...unique(layout, by ?? []).map((place) => mark("chosen", place)),
    ...unique(layout, (hurt ?? []).filter((token) => !isDead(token.id) && !dead.some(({ at: place }) => place === token.at))).map((place) => mark(ring, place)),
    ...unique(layout, dead).map((place) => mark("refused", place, 1.5)),
    ...blows(layout, by ?? [], at ?? []),
  ];
  return { box, overlay: overlay.join("") };
}

function isStanding(token: Token): token is Standing {
  return token.at !== null;
}

function drawn(layout: Layout, token: Standing): string {
  return tag("g", { transform: placingOf(layout, token) }, counter({ ...token.card, hasActed: false }));
}

function centred(layout: Layout, token: Standing): Point {
  const { x, y } = placing(layout, token);
  return [x, y];
}

function middle(points: readonly Point[]): Point {
  const mean = (along: 0 | 1) => points.reduce((sum, point) => sum + point[along], 0) / points.length;
  return [mean(0), mean(1)];
}

/** One mark a place, however many share it. */
function unique(layout: Layout, tokens: readonly Standing[]): readonly Point[] {
  return [...new Map(tokens.map((token) => [token.at, token.point ?? layout.centre(token.at)])).values()];
}

/** An arrow from each place that struck over the edge of the nearest one that was struck. */
function blows(layout: Layout, by: readonly Standing[], at: readonly Standing[]): readonly string[] {
  const targets = unique(layout, at);
  return unique(layout, by).flatMap(([x, y]) => {
    const [near] = [...targets].sort((one, other) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y));
    if (near === undefined) return [];
    const turn = (Math.atan2(near[1] - y, near[0] - x) * 180) / Math.PI;
    const place = `translate(${n((x + near[0]) / 2)} ${n((y + near[1]) / 2)}) rotate(${n(turn)})`;
    return [tag("g", { transform: place }, mark("arrow", [0, 0]))];
  });
}

function mark(id: string, [x, y]: Point, scale = 1): string {
  const size = 140 * scale;
  return tag("use", { href: `#mark-${id}`, x: n(x - size / 2), y: n(y - size / 2), width: size, height: size });
}

/** The way of a piece, dotted, with an arrow where it ended. */
function way(layout: Layout, { from, to, path = [to] }: Trail): string {
  const points = [from, ...path].map(layout.centre);
  const [end, last] = [points.at(-1) as Point, points.at(-2) as Point];
  const turn = (Math.atan2(end[1] - last[1], end[0] - last[0]) * 180) / Math.PI;
  const d = `M${points.map((point) => point.join(",")).join(" L")}`;
  return (
    tag("path", { d, fill: "none", stroke: "#3a2a14", "stroke-width": 14, "stroke-linecap": "round", "stroke-dasharray": "0.1 20" }) +
    tag("path", { d, fill: "none", stroke: "#ffdb70", "stroke-width": 9, "stroke-linecap": "round", "stroke-dasharray": "0.1 20" }) +
    tag("path", { d: "M-14,-16 L22,0 L-14,16 L-6,0 Z", transform: `translate(${n(end[0])} ${n(end[1])}) rotate(${n(turn)})`, fill: "#f2bf3a", stroke: "#3a2a14", "stroke-width": 4 })
  );
}

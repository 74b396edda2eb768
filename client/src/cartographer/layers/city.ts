/** Cities: trodden ground, houses in rows, landmarks among them, a mole with its tower and chain. */

import { spline } from "../geometry/curve";
import { type Point, boxOf, distance, moved } from "../geometry/point";
import { isWithin } from "../geometry/within";
import type { City } from "../ornament";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { closed, n, straight, tag, xy } from "../svg";
import { placed } from "../symbols";
import { NUMBER_ABOVE } from "./grid";

const ROW = 29;
const INK = "#3a2a14";

export function city(plan: Plan): string {
  return (plan.ornament.cities ?? []).map((each) => drawn(plan, each)).join("");
}

function drawn(plan: Plan, each: City): string {
  const rows = houses(plan, each, plan.random("city"));
  const ground = tag("path", { d: closed(each.ground), fill: "#c9ab6c", opacity: 0.5 });
  const marks = [...each.landmarks].sort((a, b) => a.at[1] - b.at[1]).map(placed);
  return each.moles.map(mole).join("") + each.chains.map(chain).join("") + ground + built(rows) + marks.join("");
}

/** A house by the left end of its foot. */
interface House {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly isDark: boolean;
}

/** Houses in rows from north to south, none under a landmark or a printed number. */
function houses(plan: Plan, { ground, landmarks, spaces }: City, random: Random): House[] {
  const { left, top, right, bottom } = boxOf(ground);
  const numbers = spaces.map((name) => moved(plan.layout.centre(name), 0, -NUMBER_ABOVE[plan.layout.flat ? "flat" : "pointy"]));
  const found: House[] = [];
  for (let y = top + ROW; y < bottom; y += ROW) {
    for (let x = left + between(random, 2, 14); x < right; x += between(random, 23, 31)) {
      const house = { at: [x, y + between(random, -3, 3)] as Point, width: between(random, 15, 22), height: between(random, 12, 17), isDark: random() < 0.35 };
      const isStanding = footOf(house).every((corner) => isWithin(ground, corner));
      const middle = moved(house.at, house.width / 2, -house.height / 2);
      const isFree = numbers.every((at) => Math.abs(at[0] - middle[0]) > 36 || Math.abs(at[1] - 5 - middle[1]) > 20);
      if (isStanding && isFree && landmarks.every(({ at }) => distance(moved(at, 0, -12), middle) > 27)) found.push(house);
    }
  }
  return found;
}

function footOf({ at, width, height }: House): Point[] {
  return [at, moved(at, width + 6, 0), moved(at, 0, -height - 5), moved(at, width + 6, -height - 5)];
}

/** All fronts, roofs, shades and doors as one path each: the rows do not overlap. */
function built(rows: readonly House[]): string {
  const front = ({ at, width, height }: House) => `M${xy(at)}v${n(-height)}h${n(width)}v${n(height)}Z`;
  const roof = ({ at, width, height }: House) =>
    `M${xy(moved(at, 0, -height))}l${n(width * 0.38)},${n(-height * 0.38)}h${n(width * 0.9)}l${n(-width * 0.28)},${n(height * 0.38)}Z`;
  const shade = ({ at, width, height }: House) =>
    `M${xy(moved(at, width * 0.62, 0))}v${n(-height)}h${n(width * 0.38)}v${n(height)}Z`;
  const openings = ({ at, width, height }: House) =>
    `M${xy(moved(at, width * 0.2, 0))}v${n(-height * 0.45)}h${n(width * 0.2)}v${n(height * 0.45)}Z` +
    `M${xy(moved(at, width * 0.58, -height * 0.5))}v${n(-height * 0.2)}h3v${n(height * 0.2)}Z`;
  const path = (some: readonly House[], shape: (house: House) => string, style: Record<string, string | number>) =>
    tag("path", { d: some.map(shape).join(""), ...style });
  const line = { stroke: INK, "stroke-width": 1.4, "stroke-linejoin": "round" };
  const [dark, light] = [rows.filter(({ isDark }) => isDark), rows.filter(({ isDark }) => !isDark)];
  return (
    path(light, front, { fill: "#f3e7c5", ...line }) +
    path(dark, front, { fill: "#e6d2a0", ...line }) +
    path(rows, roof, { fill: "#dcc390", ...line }) +
    path(rows, shade, { fill: "#a98c56", opacity: 0.42 }) +
    path(rows, openings, { fill: "#5b4120" })
  );
}

function mole(controls: readonly Point[]): string {
  const d = straight(spline(controls));
  const head = moved(controls[controls.length - 1] as Point, 0, 11);
  return (
    tag(
      "g",
      { fill: "none", "stroke-linecap": "round" },
      tag("path", { d, stroke: "#2b1d0a", "stroke-width": 15, opacity: 0.25, transform: "translate(3 5)" }) +
        tag("path", { d, stroke: INK, "stroke-width": 13 }) +
        tag("path", { d, stroke: "#e0cb96", "stroke-width": 9 }) +
        tag("path", { d, stroke: INK, "stroke-width": 9, "stroke-dasharray": "1.4 9", "stroke-linecap": "butt" }),
    ) + placed({ symbol: "tower", at: head, scale: 0.6 })
  );
}

function chain(controls: readonly Point[]): string {
  const links = { stroke: INK, "stroke-width": 1.6, "stroke-dasharray": "4 2.5", fill: "none" };
  return tag("path", { d: straight(spline(controls)), ...links });
}

/** Stones seen from above: a shade, a body with facets, a lit face towards the upper left. */

import { type Point, moved, towards } from "../geometry/point";
import type { Plan } from "../plan";
import { type Random, between } from "../random";
import { type Disc, faceted, isTouching, knobs } from "../shapes";
import { tag } from "../svg";
import { NUMBER_ABOVE } from "./grid";

/** All stones of a place as one path of each tone: none of them may touch another. */
export function stones(places: readonly Disc[], random: Random): string {
  if (places.length === 0) return "";
  const bodies = places.map((place) => ({ place, rim: knobs(place, 7, 0.14, random).map((point) => flattened(place.at, point)) }));
  const path = (shape: (rim: readonly Point[], at: Point) => readonly Point[]) =>
    bodies.map(({ rim, place }) => faceted(shape(rim, place.at))).join("");
  const lit = (rim: readonly Point[], at: Point) => rim.map((point) => moved(towards(at, point, 0.58), -2.2, -2.6));
  return (
    tag("path", { d: path((rim) => rim.map((point) => moved(point, 3, 4))), fill: "#2b1d0a", opacity: 0.28 }) +
    tag("path", { d: path((rim) => rim), fill: "#a8946a", stroke: "#3a2a14", "stroke-width": 1.5, "stroke-linejoin": "round" }) +
    tag("path", { d: path(lit), fill: "#dccfa6", stroke: "#3a2a14", "stroke-width": 0.7, "stroke-opacity": 0.5 })
  );
}

function flattened([, middle]: Point, [x, y]: Point): Point {
  return [x, middle + (y - middle) * 0.86];
}

/** Stones at uneven distances along a line, each a little aside of it, none touching another. */
export function along(line: readonly Point[], gap: number, random: Random): Disc[] {
  const found: Disc[] = [];
  for (let at = Math.floor(between(random, 2, 8)); at < line.length; at += Math.round(gap * between(random, 0.5, 1.5))) {
    const aside: Point = moved(line[at] as Point, between(random, -4, 4), between(random, -4, 4));
    const stone = { at: aside, radius: between(random, 6.5, 11.5) };
    if (!found.some((other) => isTouching(other, stone))) found.push(stone);
  }
  return found;
}

/** Those that do not lie under a printed name. */
export function unnamed({ layout }: Plan, places: readonly Disc[]): Disc[] {
  return places.filter(({ at, radius }) => {
    const name = layout.at(at);
    if (name === undefined) return true;
    const [x, y] = layout.centre(name);
    const isAside = Math.abs(at[0] - x) > NAME.half + radius;
    return isAside || Math.abs(at[1] - (y - NAME.above)) > NAME.high + radius;
  });
}

const NAME = { half: 14, high: 7, above: NUMBER_ABOVE.man + 6 };

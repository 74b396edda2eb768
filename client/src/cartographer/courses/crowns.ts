/** Where the crowns of trees spread at man scale: a boss in every tree space, joined into one crown for each group of them. */

import type { Layout } from "../geometry/layout";
import { type Point, distance, mean, moved, towards } from "../geometry/point";
import { type Random, between, pick } from "../random";
import type { Disc } from "../shapes";

export interface Crown {
  readonly middle: Point;
  /** How far the crown reaches from its middle. */
  readonly reach: number;
  readonly bosses: readonly Boss[];
}

/** One dome of leaves. */
export interface Boss extends Disc {
  /** The tree space it fills; joins and boughs fill none. */
  readonly space?: string;
}

/** The crowns over a set of spaces, in the order of the set. */
export function crownsOver(layout: Layout, trees: ReadonlySet<string>, random: Random): Crown[] {
  return groups(layout, trees).map((group) => {
    const middle = mean(group.map(layout.centre));
    const main = mainOf(layout, group, trees);
    const domes = group.map((space) => dome(layout, space, space === main, middle, random));
    const bosses = [...domes, ...joins(layout, group, domes, random), bough(pick(random, domes), random)];
    return { middle, bosses, reach: Math.max(...bosses.map(({ at, radius }) => distance(at, middle) + radius)) };
  });
}

/** The spaces that hang together. */
function groups(layout: Layout, trees: ReadonlySet<string>): string[][] {
  const seen = new Set<string>();
  return [...trees].flatMap((first) => {
    if (seen.has(first)) return [];
    const group = [first];
    seen.add(first);
    for (const space of group) {
      for (const other of layout.neighbours(space)) {
        if (other === undefined || !trees.has(other) || seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    return [group];
  });
}

/** The space with the most others beside it, where the trunk would stand. */
function mainOf(layout: Layout, group: readonly string[], trees: ReadonlySet<string>): string {
  const beside = (space: string) => layout.neighbours(space).filter((other) => other !== undefined && trees.has(other)).length;
  return group.reduce((best, space) => (beside(space) > beside(best) ? space : best));
}

function dome(layout: Layout, space: string, isMain: boolean, middle: Point, random: Random): Boss {
  const centre = layout.centre(space);
  const far = distance(centre, middle);
  const pull = isMain || far === 0 ? 0 : between(random, 9, 14) / far;
  const aside: Point = moved(centre, between(random, -2, 2), between(random, -2, 2));
  const radius = isMain ? between(random, 56, 60) : between(random, 42, 46);
  return { at: towards(aside, middle, Math.min(pull, 0.4)), radius, space };
}

/** A smaller dome over every hexside between two tree spaces; two side by side where they are the only ones, else the crown had a waist. */
function joins(layout: Layout, group: readonly string[], domes: readonly Boss[], random: Random): Boss[] {
  return group.flatMap((space, at) =>
    group.slice(at + 1).flatMap((other, further): Boss[] => {
      if (!layout.neighbours(space).includes(other)) return [];
      const [a, b] = [(domes[at] as Boss).at, (domes[at + 1 + further] as Boss).at];
      const [half, long] = [towards(a, b, between(random, 0.46, 0.54)), distance(a, b) || 1];
      if (group.length > 2) return [{ at: half, radius: between(random, 33, 39) }];
      return [1, -1].map((side) => {
        const aside = (side * between(random, 8, 17)) / long;
        return { at: moved(half, -(b[1] - a[1]) * aside, (b[0] - a[0]) * aside), radius: between(random, 33, 37) };
      });
    }),
  );
}

/** One bough that strays out of a dome, so that no two crowns are alike. */
function bough(from: Boss, random: Random): Boss {
  const [angle, reach] = [random() * 2 * Math.PI, from.radius - between(random, 4, 9)];
  return { at: moved(from.at, reach * Math.cos(angle), reach * Math.sin(angle)), radius: between(random, 20, 25) };
}

/** The rim of a crown in scallops: the bodies of its bosses, and the round edges of those that no other boss hides. */
export function scalloped({ bosses }: Crown, random: Random): Disc[] {
  const bodies = bosses.map(({ at, radius }) => ({ at, radius: radius - 11 }));
  const rims = bosses.flatMap((boss) => {
    const count = Math.round((boss.radius * 2 * Math.PI) / 22);
    const [first, swing] = [random() * 2 * Math.PI, random() * 2 * Math.PI];
    return Array.from({ length: count }, (_, scallop): Disc => {
      const angle = first + ((scallop + between(random, -0.16, 0.16)) * 2 * Math.PI) / count;
      const radius = between(random, 11.8, 15.6);
      const wave = 1 + 0.045 * Math.sin(2 * angle + swing) + 0.035 * Math.sin(3 * angle - swing);
      const out = boss.radius * wave - radius * 0.82;
      return { at: [boss.at[0] + out * Math.cos(angle), boss.at[1] + out * Math.sin(angle)], radius };
    }).filter((scallop) => bodies.every((body) => distance(body.at, scallop.at) + scallop.radius > body.radius - 1));
  });
  return [...bodies, ...rims];
}

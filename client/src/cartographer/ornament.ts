/** What a skin adds to a map and no rule knows: coast, woods of no effect, ships, names. Points are in map units. */

import type { Room } from "./geometry/layout";
import type { Point } from "./geometry/point";

export interface Ornament {
  /** The game and the edition of its drawing: together they seed all chance. */
  readonly game: string;
  readonly edition: number;
  readonly room: Room;
  /** Terrain of the rules that is not to be seen on the sheet. */
  readonly unpainted: readonly string[];
  readonly tints: readonly Tint[];
  /** Shores with the sea on their left, begun and ended off the sheet; without them the sea spaces give the shore. */
  readonly coasts?: readonly (readonly Point[])[];
  readonly mouths: readonly Point[];
  /** Points before and after the sides of each river, where it comes from and goes to. */
  readonly riverEnds?: readonly { readonly from: readonly Point[]; readonly to: readonly Point[] }[];
  readonly streams: readonly (readonly Point[])[];
  /** The way the roads take, by space or by point; without it they run through their spaces as listed. */
  readonly roads?: readonly (readonly (string | Point)[])[];
  readonly woods: readonly string[];
  readonly hills: readonly Hill[];
  /** Palms, tents, flags: whatever stands upright and is sorted with the trees. */
  readonly standing: readonly Standing[];
  readonly towns: readonly Town[];
  readonly ships: readonly Standing[];
  readonly compass?: Compass;
  readonly cartouche?: Cartouche;
  readonly names: readonly Name[];
}

/** A soft stain under everything. */
export interface Tint {
  readonly at: Point;
  readonly reach: Point;
  readonly colour: string;
  readonly strength: number;
}

/** A hill by the middle of its foot. */
export interface Hill {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
}

export interface Standing {
  readonly symbol: string;
  readonly at: Point;
  readonly scale: number;
  readonly colour?: string;
}

/** One drawing over one or more town spaces. */
export interface Town {
  readonly symbol: string;
  readonly spaces: readonly string[];
}

export interface Compass {
  readonly at: Point;
  /** Degrees from the top of the sheet to the north. */
  readonly north: number;
}

export interface Cartouche {
  readonly at: Point;
  readonly title: string;
  readonly subtitle: string;
}

export type NameStyle = "sea" | "wood" | "marsh" | "way" | "water" | "haven" | "crusader" | "muslim";

/** A name by the key of its words; it may have several lines when it stands at a point. */
export interface Name {
  readonly key: string;
  readonly style: NameStyle;
  readonly place: NamePlace;
}

export type NamePlace =
  | { readonly at: Point; readonly room: number }
  | { readonly arc: readonly Point[] }
  | {
      readonly beside: "road" | "stream";
      readonly line: number;
      readonly from: number;
      readonly to: number;
      readonly off: number;
    };

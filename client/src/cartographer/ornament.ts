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
  /** How strong the clouds of the ground are: where hills are a rule, dark ones would read as hills. */
  readonly clouds?: number;
  /** Shores with the sea on their left, begun and ended off the sheet; without them the sea spaces give the shore. */
  readonly coasts?: readonly (readonly Point[])[];
  readonly mouths: readonly Mouth[];
  /** Where the rivers come from and go to. */
  readonly riverEnds?: readonly Ends[];
  /** The same for the streams that are a rule. */
  readonly streamEnds?: readonly Ends[];
  /** Where the walls go on beyond the sides that are a rule. */
  readonly wallEnds?: readonly Ends[];
  readonly streams: readonly (readonly Point[])[];
  /** The way the roads take, by space or by point; without it they run through their spaces as listed. */
  readonly roads?: readonly (readonly (string | Point)[])[];
  readonly woods: readonly string[];
  readonly hills: readonly Hill[];
  /** Palms, tents, flags: whatever stands upright and is sorted with the trees. */
  readonly standing: readonly Standing[];
  readonly towns: readonly Town[];
  readonly cities?: readonly City[];
  /** The ink of camps and set-up areas: light where they run over the fighting ground. */
  readonly areas?: "bold" | "light";
  /** How the camps and set-up areas of each side are drawn. */
  readonly liveries: Readonly<Record<string, AreaLivery>>;
  readonly ships: readonly Standing[];
  readonly compass?: Compass;
  readonly cartouche?: Cartouche;
  /** A hex is a pace or two wide: the ground shows its grains and tufts, and lines and numbers stand out from dark crowns. */
  readonly isManScale?: boolean;
  /** Ruts that no rule knows. */
  readonly tracks?: readonly (readonly Point[])[];
  readonly strip?: Strip;
  readonly names: readonly Name[];
}

/** The fill and the lines of a side's areas, told apart by their strokes without their colour. */
export interface AreaLivery {
  readonly fill: string;
  readonly ink: string;
  readonly lines: Readonly<Record<"bold" | "light", readonly AreaLine[]>>;
}

export interface AreaLine {
  readonly inset: number;
  readonly width: number;
  readonly strength: number;
  readonly dashes?: string;
}

/** A soft stain under everything: round a point, or under a terrain. */
export type Tint = (
  | { readonly at: Point; readonly reach: Point }
  | { readonly under: string }
) & { readonly colour: string; readonly strength: number };

/** Points before and after a line that is a rule. */
export interface Ends {
  readonly from: readonly Point[];
  readonly to: readonly Point[];
}

/** Where a river meets the sea; unturned it flows up the sheet. */
export interface Mouth {
  readonly at: Point;
  readonly turn: number;
  readonly scale: number;
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

/** A town house by house, with its moles; it stands for the drawings of its spaces. */
export interface City {
  readonly spaces: readonly string[];
  readonly ground: readonly Point[];
  readonly landmarks: readonly Standing[];
  readonly moles: readonly (readonly Point[])[];
  /** Where a chain may be drawn across the harbour. */
  readonly chains: readonly (readonly Point[])[];
}

export interface Compass {
  readonly at: Point;
  /** Degrees from the top of the sheet to the north. */
  readonly north: number;
  readonly scale?: number;
}

export interface Cartouche {
  readonly at: Point;
  readonly title: string;
  readonly subtitle: string;
  /** Upright, with a bar so many units long and the words under it. */
  readonly scale?: { readonly units: number; readonly caption: string };
}

/** The margin under a field all of whose spaces are played on: title, scale and key. Words are given by their keys. */
export interface Strip {
  readonly height: number;
  readonly title: string;
  readonly subtitle: string;
  /** Figures at equal steps of so many units, from nought; the last bears the measure. */
  readonly scale: { readonly step: number; readonly figures: readonly string[]; readonly caption: string };
  readonly key: readonly KeyEntry[];
}

/** A space cut out of the map itself, as an example of its terrain; the words are a name and lines of notes. */
export interface KeyEntry {
  readonly terrain: string;
  readonly space: string;
  readonly words: string;
}

export type NameStyle =
  | "sea"
  | "wood"
  | "marsh"
  | "way"
  | "water"
  | "haven"
  | "height"
  | "grove"
  | "plain"
  | "army";

/** A name by the key of its words; it may have several lines when it stands at a point. */
export interface Name {
  readonly key: string;
  readonly style: NameStyle;
  /** Instead of the ink of its style: the colour of an army. */
  readonly ink?: string;
  readonly place: NamePlace;
}

export type NamePlace =
  | { readonly at: Point; readonly room: number }
  | { readonly arc: readonly Point[] }
  | {
      readonly beside: "road" | "stream" | "rule-stream";
      readonly line: number;
      readonly from: number;
      readonly to: number;
      readonly off: number;
    };

/** What the server says of a map: the spaces and everything on them that is a rule. */

/** Two neighbouring spaces, for the side between them. */
export type Pair = readonly [string, string];

export interface SheetData {
  /** Flat-topped hexes in shifted columns; else pointy ones in shifted rows. */
  readonly flat: boolean;
  /** The rows (flat: columns) that lie half a space further on. */
  readonly shifted: "even" | "odd";
  /** Row and column of each space, by its printed name. */
  readonly spaces: Readonly<Record<string, readonly [row: number, column: number]>>;
  /** The spaces of each terrain; those of a way stand in the order in which it runs. */
  readonly terrain: Readonly<Record<string, readonly string[]>>;
  /** What lies on sides, each as the two spaces it divides, in the order in which it runs. */
  readonly sides: Readonly<Record<string, readonly Pair[]>>;
  /** Camps and set-up areas. */
  readonly areas: Readonly<Record<string, Area>>;
  /** Where each part of the map comes from. */
  readonly sources: Readonly<Record<string, string>>;
}

export interface Area {
  readonly side: string;
  readonly spaces: readonly string[];
}

/** The names of the hexes: which one lies in which direction from another, and how a plate lies that faces there. */

/** Degrees clockwise from the east, by direction, in their order round a hex. */
export const FACINGS: Readonly<Record<string, number>> = { n: -90, ne: -30, se: 30, s: 90, sw: 150, nw: 210 };

/** Where each direction leads: columns on, and halves of a hex down. */
const SHIFTS: Readonly<Record<string, readonly [columns: number, halves: number]>> = {
  n: [0, -2],
  ne: [1, -1],
  se: [1, 1],
  s: [0, 2],
  sw: [-1, 1],
  nw: [-1, -1],
};

const NAME = /^((?:OG|WH):)?([A-Z])(\d+)$/;
const FIRST = "A".charCodeAt(0);
/** How many rows a map has; of two joined ones the southern follows the northern. */
const ROWS = 16;
const SOUTH = "WH:";
const NORTH = "OG:";

/** The hex beside another in a direction. */
export function beside(name: string, direction: string): string {
  const [columns, halves] = SHIFTS[direction] ?? [0, 0];
  const [prefix, column, row] = read(name);
  // Odd columns, the first among them, lie half a hex lower.
  const down = 2 * row + lower(column) + halves;
  const to = column + columns;
  return written(prefix, to, (down - lower(to)) / 2);
}

function read(name: string): readonly [prefix: string, column: number, row: number] {
  const [, prefix = "", letter = "A", number = "1"] = NAME.exec(name) ?? [];
  return [prefix, letter.charCodeAt(0) - FIRST, Number(number) + (prefix === SOUTH ? ROWS : 0)];
}

function written(prefix: string, column: number, row: number): string {
  const letter = String.fromCharCode(FIRST + column);
  if (prefix === "") return `${letter}${row}`;
  return row > ROWS ? `${SOUTH}${letter}${row - ROWS}` : `${NORTH}${letter}${row}`;
}

const lower = (column: number): number => (column % 2 === 0 ? 1 : 0);

const ROUND = Object.keys(FACINGS);

/** The direction so many sixths of a turn clockwise from another. */
export function turned(direction: string, sixths: number): string {
  return ROUND[(ROUND.indexOf(direction) + sixths + 6) % 6] ?? direction;
}

/** The six hexes round another; some may lie beyond the map. */
export function round(name: string): readonly string[] {
  return ROUND.map((direction) => beside(name, direction));
}

/** The direction in which a hex lies beside another; none where it does not. */
export function towards(from: string, to: string): string | undefined {
  return ROUND.find((direction) => beside(from, direction) === to);
}

/** How far a row may run before it has left every map. */
const LONGEST = 32;

/** The hexes in a direction, the nearest first. */
export function row(from: string, direction: string): readonly string[] {
  const found: string[] = [];
  for (let at = from; found.length < LONGEST && isNamed(at); at = beside(at, direction)) found.push(at);
  return found.slice(1);
}

/** Everything between the two rows that leave a front hex beside a facing, with both of them. */
export function wedge(front: string, facing: string): readonly string[] {
  const [left, right] = [turned(facing, -1), turned(facing, 1)];
  const rows = [front, ...row(front, left)].map((start) => [start, ...row(start, right)]);
  return [...new Set(rows.flat())].filter((name) => name !== front);
}

function isNamed(name: string): boolean {
  const [, , row] = NAME.test(name) ? read(name) : ["", 0, 0];
  return row > 0;
}

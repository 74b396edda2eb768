/** The northern wing in its second hour: the picture of the start page. */

import type { CounterPiece, Side } from "../../counters/counter";
import type { Token } from "../skin";
import { ARMS } from "./arms";
import { settled } from "./spots";

type Values = readonly [side: Side, strength: number, moves: number, archery?: number];

const KINDS: Readonly<Record<string, Values>> = {
  templars: ["crusader", 8, 6],
  hospitallers: ["crusader", 8, 6],
  "royal-household": ["crusader", 7, 6],
  montferrat: ["crusader", 7, 6],
  turcopoles: ["crusader", 4, 8, 2],
  french: ["crusader", 5, 4],
  flemings: ["crusader", 5, 4],
  pisans: ["crusader", 5, 4],
  germans: ["crusader", 5, 4],
  spearmen: ["crusader", 4, 4],
  crossbowmen: ["crusader", 3, 4, 3],
  gerard: ["crusader", 1, 8],
  conrad: ["crusader", 2, 8],
  guy: ["crusader", 2, 8],
  camp: ["crusader", 0, 0],
  trebuchet: ["crusader", 0, 0],
  halqa: ["muslim", 6, 7, 1],
  damascus: ["muslim", 5, 7],
  aleppo: ["muslim", 5, 7],
  hamah: ["muslim", 5, 7],
  kurds: ["muslim", 4, 7],
  turkomans: ["muslim", 3, 8, 2],
  bedouin: ["muslim", 2, 8],
  infantry: ["muslim", 3, 4],
  skirmishers: ["muslim", 2, 5, 1],
  saladin: ["muslim", 3, 9],
  taqi: ["muslim", 2, 9],
  afdal: ["muslim", 1, 9],
  isa: ["muslim", 1, 9],
};
const LEADERS = new Set(["gerard", "conrad", "guy", "saladin", "taqi", "afdal", "isa"]);
const MARKERS = new Set(["camp", "trebuchet"]);

const STOOD = `
  spearmen 0207, spearmen 0208, trebuchet 0208, spearmen 0209, trebuchet 0209, crossbowmen 0210, spearmen 0211,
  trebuchet 0211, spearmen 0212, spearmen 0514, camp 0514, spearmen 0515, camp 0515, spearmen 0614, camp 0614,
  turcopoles 1102, montferrat 1203, conrad 1203, french 1204, crossbowmen 1205, templars 1306, gerard 1306,
  flemings 1307 broken, crossbowmen 1208, templars 1308, pisans 1309, royal-household 1210, guy 1210, germans 1211,
  hospitallers 1311,
  turkomans 1301, kurds 1303, damascus 1304 broken, taqi 1304, turkomans 1404, skirmishers 1405, halqa 1406, afdal 1406,
  aleppo 1507, infantry 1408, hamah 1409, halqa 1509, saladin 1509, skirmishers 1410, bedouin 1601, turkomans 1412,
  infantry 1511, halqa 1612, turkomans 1704, skirmishers 1607, bedouin 1806, kurds 1709, turkomans 1811, infantry 1913,
  halqa 1808, isa 1808
`;

export const TABLEAU = settled(STOOD.split(",").map(stood)).flatMap(({ at, card, spot }) =>
  at === null ? [] : [{ at, card, ...(spot && { spot }) }],
);

function stood(line: string): Token {
  const [kind = "", at = "", state] = line.trim().split(/\s+/);
  const values = KINDS[kind];
  if (values === undefined) throw new Error(`no kind is called ${kind}`);
  const [side, strength, moves, archery = 0] = values;
  const isBroken = state === "broken";
  const arms = kind === "camp" ? `camp-${side}` : (ARMS[kind] ?? kind);
  const card: CounterPiece = {
    kind,
    side,
    arms,
    moves,
    fightingValue: isBroken ? Math.ceil(strength / 2) : strength,
    archery: Math.max(0, archery - Number(isBroken)),
    isLeader: LEADERS.has(kind),
    isMarker: MARKERS.has(kind),
    isDisorganized: isBroken,
  };
  return { id: `${kind}-${at}`, kind, side, at, condition: "organized", charging: null, card };
}

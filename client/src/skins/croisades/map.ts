/** The drawing of the two fields: what stands on them beside the rules. North is at the top, a hex is two metres. */

import type { KeyEntry, Ornament, Strip, Tint } from "../../cartographer/ornament";

const TINTS: readonly Tint[] = [
  { under: "tree", colour: "#b3b06a", strength: 0.62 },
  { under: "palm", colour: "#b3b06a", strength: 0.62 },
  { under: "scrub", colour: "#bdb473", strength: 0.5 },
  { under: "water", colour: "#98aa66", strength: 1 },
];

/** What both fields share. Every hex is played on, so title, compass, scale and key stand in a strip under the field. */
const FIELD = {
  edition: 1,
  room: { top: 22, right: 23.31, bottom: 162, left: 23.265 },
  unpainted: [],
  isManScale: true,
  clouds: 0.3,
  liveries: {},
  tints: TINTS,
  mouths: [],
  streams: [],
  woods: [],
  hills: [],
  standing: [],
  towns: [],
  ships: [],
  compass: { at: [118, 1812], north: 0, scale: 0.74 },
} satisfies Partial<Ornament>;

function strip(title: string, subtitle: string, key: readonly KeyEntry[]): Strip {
  const scale = { step: 100, figures: ["0", "2", "4 m"], caption: "map-croisades-scale" };
  return { height: 143, title, subtitle, scale, key };
}

export const WATER_HOLE_ORNAMENT: Ornament = {
  ...FIELD,
  game: "croisades/water-hole",
  tints: [...TINTS, { at: [1166, 1258], reach: [270, 290], colour: "#a9b475", strength: 0.5 }],
  strip: strip("map-croisades-water-hole-title", "map-croisades-water-hole-subtitle", [
    { terrain: "clear", space: "O15", words: "map-croisades-key-flat" },
    { terrain: "scrub", space: "J13", words: "map-croisades-key-scrub" },
    { terrain: "tree", space: "N5", words: "map-croisades-key-tree-palm" },
    { terrain: "slope", space: "B14", words: "map-croisades-key-slope" },
    { terrain: "water", space: "M12", words: "map-croisades-key-water" },
  ]),
  names: [
    { key: "map-croisades-palm", style: "grove", place: { at: [645.6, 1361], room: 200 } },
    { key: "map-croisades-bluff", style: "height", place: { at: [255.9, 1560], room: 230 } },
  ],
};

export const OLIVE_GROVE_ORNAMENT: Ornament = {
  ...FIELD,
  game: "croisades/olive-grove",
  tracks: [
    [
      [20, 1172], [126, 1160], [212.6, 1124], [299, 1100], [386, 1092], [472, 1064], [559, 1036], [646, 1066],
      [732, 1102], [819, 1113], [905, 1112], [992, 1117], [1079, 1134], [1165, 1147], [1252, 1145], [1338, 1146],
      [1425, 1134], [1512, 1139], [1598, 1128], [1685, 1114], [1772, 1108], [1858, 1112], [1945, 1127], [2031, 1150],
      [2118, 1161], [2204, 1158], [2310, 1152],
    ],
  ],
  strip: strip("map-croisades-olive-grove-title", "map-croisades-olive-grove-subtitle", [
    { terrain: "clear", space: "O15", words: "map-croisades-key-flat" },
    { terrain: "scrub", space: "G8", words: "map-croisades-key-scrub" },
    { terrain: "tree", space: "W13", words: "map-croisades-key-tree" },
    { terrain: "slope", space: "E2", words: "map-croisades-key-slope" },
  ]),
  names: [
    { key: "map-croisades-terrace", style: "height", place: { at: [429.1, 160], room: 250 } },
    { key: "map-croisades-track", style: "way", place: { at: [862.1, 1061], room: 230 } },
    { key: "map-croisades-grove", style: "grove", place: { at: [1771.5, 1360], room: 230 } },
  ],
};

/** The southern map lies so far below the northern one. */
const SOUTH = 1600;

/** Both maps on one sheet, the Olive Grove in the north. */
export const VANGUARDS_ORNAMENT: Ornament = {
  ...FIELD,
  game: "croisades/vanguards",
  tints: [...TINTS, { at: [1166, 1258 + SOUTH], reach: [270, 290], colour: "#a9b475", strength: 0.5 }],
  compass: { at: [118, 1812 + SOUTH], north: 0, scale: 0.74 },
  tracks: OLIVE_GROVE_ORNAMENT.tracks ?? [],
  strip: strip("map-croisades-both-title", "map-croisades-both-subtitle", [
    { terrain: "clear", space: "WH:O15", words: "map-croisades-key-flat" },
    { terrain: "scrub", space: "WH:J13", words: "map-croisades-key-scrub" },
    { terrain: "tree", space: "WH:N5", words: "map-croisades-key-tree-palm" },
    { terrain: "slope", space: "WH:B14", words: "map-croisades-key-slope" },
    { terrain: "water", space: "WH:M12", words: "map-croisades-key-water" },
  ]),
  names: [...OLIVE_GROVE_ORNAMENT.names, ...WATER_HOLE_ORNAMENT.names.map((each) => southern(each))],
};

/** A name of the southern map where it lies on the joined sheet. */
function southern(each: Ornament["names"][number]): Ornament["names"][number] {
  const { place } = each;
  return "at" in place ? { ...each, place: { ...place, at: [place.at[0], place.at[1] + SOUTH] } } : each;
}

/** The drawing of each field, by its id. */
export const CROISADES_ORNAMENTS: Readonly<Record<string, Ornament>> = {
  "olive-grove": OLIVE_GROVE_ORNAMENT,
  "water-hole": WATER_HOLE_ORNAMENT,
  both: VANGUARDS_ORNAMENT,
};

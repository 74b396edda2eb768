/** The drawing of the plain of Acre: what stands on it beside the rules. North is at the top. */

import type { Ornament } from "../../cartographer/ornament";
import { AREA_LIVERIES, NAME_INKS } from "../crusades";

export const ACRE_ORNAMENT: Ornament = {
  game: "acre",
  edition: 1,
  // The promontory with town, mole and harbour lies west of the first column.
  room: { top: 12, right: 12.2, bottom: 12, left: 85.27 },
  unpainted: [],
  clouds: 0.22,
  areas: "light",
  liveries: AREA_LIVERIES,
  tints: [
    { under: "hill", colour: "#d3a860", strength: 0.8 },
    { under: "stream", colour: "#b3b972", strength: 0.9 },
    { under: "orchard", colour: "#b3b36c", strength: 1 },
    { at: [1900, 700], reach: [620, 420], colour: "#dcb978", strength: 0.28 },
    { at: [900, 2700], reach: [620, 300], colour: "#c3bd82", strength: 0.4 },
  ],
  coasts: [
    [
      [314, 3120], [312, 2950], [319, 2830], [313, 2690], [323, 2560], [317, 2420], [313, 2290], [324, 2170],
      [311, 2050], [319, 1960], [313, 1850], [317, 1720], [323, 1640], [312, 1560], [321, 1490], [311, 1434],
      [270, 1399], [236, 1372], [231, 1330], [230, 1290], [205, 1268], [165, 1265], [126, 1244], [103, 1186],
      [82, 1120], [88, 1045], [80, 970], [90, 900], [84, 832], [104, 770], [146, 738], [190, 735],
      [222, 712], [228, 655], [233, 575], [229, 505], [237, 440], [231, 370], [237, 300], [226, 240],
      [236, 170], [230, 110], [226, 40], [236, -60],
    ],
  ],
  mouths: [{ at: [311, 2006], turn: -90, scale: 0.55 }],
  streamEnds: [{ from: [[318, 2008]], to: [[1752, 2962], [1766, 3070]] }],
  wallEnds: [{ from: [[146, 752], [184, 744]], to: [[186, 1246], [146, 1246]] }],
  streams: [],
  woods: [],
  hills: [],
  standing: [],
  towns: [],
  cities: [
    {
      spaces: ["0108", "0109", "0110", "0111", "0112"],
      ground: [
        [110, 778], [148, 752], [190, 746], [222, 764], [236, 804], [209, 852], [236, 902], [209, 952], [236, 1002],
        [209, 1052], [236, 1102], [209, 1152], [236, 1202], [212, 1244], [150, 1248], [122, 1226], [106, 1180],
        [92, 1118], [97, 1045], [90, 970], [99, 900], [94, 838],
      ],
      landmarks: [
        { symbol: "dome", at: [114, 906], scale: 0.9 },
        { symbol: "keep", at: [142, 960], scale: 1, colour: "#0b4a2f" },
        { symbol: "dome", at: [114, 1042], scale: 1 },
        { symbol: "minaret", at: [140, 1048], scale: 1 },
        { symbol: "dome", at: [156, 1140], scale: 0.85 },
        { symbol: "minaret", at: [132, 1146], scale: 0.8 },
      ],
      moles: [[[132, 1254], [127, 1288], [110, 1316], [82, 1332]]],
      chains: [[[92, 1330], [150, 1344], [206, 1322], [229, 1312]]],
    },
  ],
  ships: [
    { symbol: "ship-lateen", at: [112, 1430], scale: 0.5, colour: "#0b4a2f" },
    { symbol: "ship-galley", at: [160, 2160], scale: 0.84, colour: "#9c1c1c" },
    { symbol: "ship-lateen", at: [214, 2336], scale: 0.42, colour: "#9c1c1c" },
  ],
  compass: { at: [168, 1842], north: 0 },
  cartouche: {
    at: [174, 1600],
    title: "map-acre-title",
    subtitle: "map-acre-subtitle",
    scale: { units: 156, caption: "map-acre-scale" },
  },
  names: [
    { key: "map-acre-sea", style: "sea", place: { arc: [[142, 660], [142, 400], [142, 90]] } },
    { key: "map-acre-bay", style: "sea", place: { arc: [[206, 2980], [206, 2700], [206, 2440]] } },
    { key: "map-acre-town", style: "haven", place: { at: [136, 720], room: 180 } },
    { key: "map-acre-toron", style: "height", place: { at: [586, 1246], room: 300 } },
    { key: "map-acre-ayyadiya", style: "height", place: { at: [1796, 1197], room: 330 } },
    { key: "map-acre-kaisan", style: "height", place: { at: [2007, 2746], room: 300 } },
    { key: "map-acre-orchards", style: "grove", place: { at: [448, 596], room: 240 } },
    { key: "map-acre-marsh", style: "grove", place: { at: [566, 1893], room: 200 } },
    { key: "map-acre-river", style: "water", place: { beside: "rule-stream", line: 0, from: 0.42, to: 0.64, off: -30 } },
    { key: "map-acre-plain", style: "plain", place: { at: [1960, 2051], room: 900 } },
    { key: "map-acre-crusader-line", style: "army", ink: NAME_INKS.crusader, place: { at: [752, 244], room: 240 } },
    { key: "map-acre-muslim-line", style: "army", ink: NAME_INKS.muslim, place: { at: [1330, 190], room: 220 } },
    { key: "map-acre-siege-lines", style: "army", ink: NAME_INKS.crusader, place: { at: [352, 692], room: 230 } },
    { key: "map-acre-crusader-camp", style: "army", ink: NAME_INKS.crusader, place: { at: [540, 1604], room: 150 } },
    { key: "map-acre-muslim-camp", style: "army", ink: NAME_INKS.muslim, place: { at: [2222, 2945], room: 150 } },
  ],
};

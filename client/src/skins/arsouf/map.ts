/** The drawing of the Arsouf sheet: what stands on it beside the rules. North is to the right. */

import type { Point } from "../../cartographer/geometry/point";
import type { Hill, Ornament, Standing } from "../../cartographer/ornament";
import { AREA_LIVERIES, NAME_INKS } from "../crusades";

export const ARSOUF_ORNAMENT: Ornament = {
  game: "arsouf",
  edition: 1,
  room: { top: 158.3, right: 0, bottom: 33.8, left: 0 },
  // The spaces under the printed banner are open ground here.
  unpainted: ["banner"],
  liveries: AREA_LIVERIES,
  tints: [
    { at: [420, 1382], reach: [620, 170], colour: "#b9bb77", strength: 0.75 },
    { at: [1250, 1070], reach: [1050, 190], colour: "#b3b36c", strength: 0.6 },
    { at: [1750, 1347], reach: [700, 90], colour: "#bdbd7c", strength: 0.5 },
    { at: [1780, 776], reach: [300, 260], colour: "#b7bd86", strength: 0.6 },
    { at: [2150, 984], reach: [230, 260], colour: "#b3b36c", strength: 0.6 },
    { at: [900, 654], reach: [1000, 200], colour: "#dcb978", strength: 0.55 },
  ],
  coasts: [
    [
      [-60, 280], [44, 282], [120, 276], [191, 280], [249, 280], [286, 260], [299, 217], [336, 191], [421, 187],
      [561, 192], [699, 187], [839, 195], [1000, 187], [1161, 192], [1330, 184], [1479, 193], [1639, 188], [1761, 195],
      [1851, 186], [1905, 185], [1989, 191], [2120, 187], [2241, 194], [2400, 189],
    ],
  ],
  mouths: [{ at: [1896, 196], turn: 0, scale: 1 }],
  riverEnds: [{ from: [[1890, 192]], to: [[1852, 581]] }],
  streams: [
    [
      [2380, 1258], [2230, 1273], [2110, 1257], [1985, 1279], [1840, 1265], [1690, 1297], [1560, 1271], [1430, 1313],
      [1330, 1361], [1200, 1355], [1090, 1365], [1020, 1303], [940, 1265], [830, 1261], [720, 1307], [610, 1359],
      [500, 1317], [390, 1283], [260, 1293], [150, 1261], [20, 1272],
    ],
    [[1868, 979], [1905, 1025], [1962, 1095], [1930, 1132], [1890, 1188], [1925, 1229], [1984, 1279]],
  ],
  roads: [
    [
      [143, 374], [168, 423], "02.01", "03.02", "03.03", "03.04", "04.04", "04.05", "04.06", "04.07", "04.08", "04.09",
      "04.10", "03.11", "03.12", "03.13", "03.14", "03.15", "03.16", "03.17", "03.18", "03.19", "03.20", "03.21",
      [2320, 515],
    ],
  ],
  woods: [
    ...row(6, 20, 20), ...row(7, 6, 6), ...row(7, 13, 14), ...row(7, 20, 20), ...row(8, 4, 15), ...row(8, 19, 20),
    ...row(9, 3, 17), ...row(9, 19, 21), ...row(10, 2, 5), ...row(10, 7, 17), ...row(10, 19, 20),
  ],
  hills: [
    hill(470, 343, 84, 26), hill(520, 356, 60, 18), hill(990, 351, 78, 22), hill(1050, 362, 54, 16),
    hill(1390, 390, 80, 24), hill(1330, 379, 54, 16), hill(1610, 369, 66, 20), hill(270, 724, 96, 32),
    hill(340, 741, 70, 22), hill(205, 745, 62, 20), hill(600, 810, 88, 28), hill(535, 823, 58, 18),
    hill(180, 932, 96, 30), hill(255, 949, 70, 22), hill(115, 957, 56, 17), hill(820, 767, 74, 22),
    hill(1330, 767, 92, 30), hill(1400, 784, 66, 20), hill(1500, 888, 70, 22), hill(1075, 888, 66, 20),
    hill(2010, 828, 76, 24), hill(1985, 940, 60, 18), hill(2200, 706, 72, 22), hill(2150, 719, 54, 16),
    hill(700, 1230, 70, 20), hill(1180, 1434, 100, 30), hill(1260, 1451, 74, 22), hill(1110, 1455, 66, 18),
    hill(1560, 1416, 96, 30), hill(1640, 1430, 66, 20), hill(1880, 1460, 84, 26), hill(2110, 1416, 104, 32),
    hill(2190, 1436, 72, 22), hill(2030, 1434, 62, 18), hill(1410, 1490, 70, 20), hill(2000, 1347, 54, 15),
  ],
  standing: [
    palm(690, 396, 1.03), palm(712, 408, 0.96), palm(668, 410, 0.97), palm(1190, 429, 0.89), palm(345, 545, 0.89),
    palm(152, 633, 0.89), palm(178, 644, 0.97), palm(2160, 646, 1.04), palm(2188, 656, 0.89), palm(1120, 724, 0.89),
    palm(215, 1174, 0.89), palm(240, 1183, 0.95), palm(1690, 1235, 0.86), palm(1712, 1245, 0.92),
    { symbol: "tent", at: [1990, 276], scale: 0.8, colour: "#c8952b" },
    { symbol: "tent", at: [2236, 284], scale: 0.85, colour: "#9c1c1c" },
    { symbol: "camp-flag-crusader", at: [2050, 451], scale: 0.8 },
    { symbol: "tent", at: [2160, 449], scale: 0.8, colour: "#23477c" },
    { symbol: "tent", at: [2206, 455], scale: 0.9, colour: "#9c1c1c" },
    { symbol: "tent-round", at: [130, 1402], scale: 0.8, colour: "#c8952b" },
    { symbol: "tent-round", at: [250, 1482], scale: 0.95, colour: "#14583a" },
    { symbol: "tent", at: [300, 1490], scale: 0.75, colour: "#c8952b" },
    { symbol: "camp-flag-muslim", at: [520, 1486], scale: 0.8 },
    { symbol: "tent-round", at: [790, 1484], scale: 0.85, colour: "#14583a" },
  ],
  towns: [{ symbol: "town-arsouf", spaces: ["01.00", "01.01"] }],
  ships: [{ symbol: "ship-galley", at: [640, 112], scale: 0.82, colour: "#9c1c1c" }],
  compass: { at: [425, 122], north: 90 },
  cartouche: { at: [2010, 110], title: "map-title", subtitle: "map-subtitle" },
  names: [
    { key: "map-arsouf", style: "haven", place: { at: [158, 222], room: 205 } },
    { key: "map-sea", style: "sea", place: { arc: [[740, 150], [1000, 132], [1270, 128], [1480, 130], [1740, 142]] } },
    { key: "map-forest", style: "wood", place: { arc: [[640, 1104], [1095, 1069], [1550, 1110]] } },
    { key: "map-marsh", style: "marsh", place: { at: [1796, 726], room: 300 } },
    { key: "map-road", style: "way", place: { beside: "road", line: 0, from: 0.54, to: 0.74, off: -38 } },
    { key: "map-ford", style: "way", place: { at: [1762, 470], room: 104 } },
    { key: "map-camp", style: "army", ink: NAME_INKS.crusader, place: { at: [2072, 357], room: 270 } },
    { key: "map-muslim-lines", style: "army", ink: NAME_INKS.muslim, place: { at: [500, 1396], room: 320 } },
    { key: "map-stream", style: "water", place: { beside: "stream", line: 0, from: 0.26, to: 0.46, off: -35 } },
  ],
};

function row(number: number, first: number, last: number): string[] {
  const two = (figure: number) => String(figure).padStart(2, "0");
  return Array.from({ length: last - first + 1 }, (_, step) => `${two(number)}.${two(first + step)}`);
}

function hill(x: number, y: number, width: number, height: number): Hill {
  return { foot: [x, y] as Point, width, height };
}

function palm(x: number, y: number, scale: number): Standing {
  return { symbol: "palm", at: [x, y], scale, colour: "#6d7c3e" };
}

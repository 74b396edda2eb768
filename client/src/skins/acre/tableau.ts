/** The northern wing in its second hour: the picture of the start page. */

import type { Token } from "../skin";
import { cardOf } from "./roster";
import { settled } from "./spots";

const STOOD = `
  spearmen 0207, spearmen 0208, trebuchet 0208, spearmen 0209, trebuchet 0209, crossbowmen 0210, spearmen 0211,
  trebuchet 0211, spearmen 0212,
  turcopoles 1102, montferrat 1203, conrad 1203, french 1204, crossbowmen 1205, templars 1306, gerard 1306,
  flemings 1307 broken, crossbowmen 1208, templars 1308, pisans 1309, royal-household 1210, guy 1210, germans 1211,
  hospitallers 1311,
  turkomans 1301, kurds 1303, damascus 1304 broken, taqi 1304, turkomans 1404, skirmishers 1405, halqa 1406, afdal 1406,
  aleppo 1507, infantry 1408, hamah 1409, halqa 1509, saladin 1509, skirmishers 1410, bedouin 1601, turkomans 1412,
  infantry 1511, halqa 1612, turkomans 1704, skirmishers 1607, bedouin 1806, kurds 1709, turkomans 1711, infantry 1811,
  halqa 1808, isa 1808
`;

export const TABLEAU = settled(STOOD.split(",").map(stood)).flatMap(({ at, card, spot }) =>
  at === null ? [] : [{ at, card, ...(spot && { spot }) }],
);

function stood(line: string): Token {
  const [kind = "", at = "", state] = line.trim().split(/\s+/);
  const card = cardOf(kind, state === "broken");
  return { id: `${kind}-${at}`, kind, side: "", at, condition: "organized", charging: null, card };
}

import { expect, test } from "vitest";
import { DARK, LIGHT, inkOf } from "../../src/shell/aftermath/ink";
import { type LossPlot, lossChart } from "../../src/shell/aftermath/loss-chart";
import { type LuckPlot, luckChart, luckHeight } from "../../src/shell/aftermath/luck-chart";
import { LIVERIES } from "../../src/skins/crusades";

const PLOT: LossPlot = {
  axis: "turn",
  turns: [1, 2, 3, 4],
  marks: [{ letter: "A", at: 2 }, { letter: "B", at: 2 }, { letter: "C", at: 4 }],
  lines: [
    { id: "north", name: "North", total: "9", note: "2 lost", ink: "#900", isDashed: false, isRound: false, lost: [0, 0, 6, 6, 18] },
    { id: "south", name: "South <1>", total: "8½", note: "1 lost", ink: "#090", isDashed: true, isRound: true, lost: [0, 4, 4, 4, 17] },
  ],
};

test("a line is solid with squares or dashed with discs, and marked where something was lost", () => {
  const drawn = lossChart(PLOT, LIGHT);
  expect(drawn.match(/<circle/g)).toHaveLength(2);
  expect(drawn.match(/<rect x=[^>]*fill="#900"/g)).toHaveLength(2);
  expect(drawn.match(/stroke="#090"[^>]*stroke-dasharray="9 5"/g)).toHaveLength(1);
  expect(drawn).not.toMatch(/stroke="#900"[^>]*stroke-dasharray="9 5"/);
});

test("names at the ends of lines keep their distance and are safe between tags", () => {
  const drawn = lossChart(PLOT, LIGHT);
  const at = (name: string) => Number(new RegExp(`y="([\\d.]+)"[^>]*>${name}`).exec(drawn)?.[1]);
  expect(Math.abs(at("South &lt;1&gt; 8½") - at("North 9"))).toBeGreaterThanOrEqual(38);
});

test("letters of one turn stand beside each other", () => {
  const drawn = lossChart(PLOT, LIGHT);
  const at = (letter: string) => Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${letter}</text>`).exec(drawn)?.[1]);
  expect(at("B") - at("A")).toBe(22);
});

test.each([340, 640])("nothing is drawn beyond %d", (width) => {
  const drawn = lossChart(PLOT, LIGHT, width);
  const xs = [...drawn.matchAll(/ x="(-?[\d.]+)"/g)].map((match) => Number(match[1]));
  expect(Math.max(...xs)).toBeLessThan(width);
  expect(drawn).not.toContain("NaN");
});

const LUCK: LuckPlot = {
  head: "fell · expected",
  tooFew: "too few",
  rows: [
    { id: "north", title: "Attacks", note: "of 14", ink: "#900", isHatched: false, fell: 11, expected: { mean: 8.1, text: "8.1", least: 6, most: 10 } },
    { id: "south", title: "Attacks", note: "of 3", ink: "#090", isHatched: true, fell: 0, expected: null },
  ],
};

test("a bar is what fell, a lozenge what was expected; with too few dice only the bar is drawn", () => {
  const drawn = luckChart(LUCK, LIGHT);
  expect(drawn.match(/fill="#f2bf3a"/g)).toHaveLength(1);
  expect(drawn.match(/>too few</g)).toHaveLength(1);
  const scale = 520 - 206;
  expect(drawn).toContain(`width="${Math.round((11 / 12) * scale * 10) / 10}"`);
});

test("on a phone the words stand above their bars", () => {
  expect(luckHeight(LUCK, 340)).toBeGreaterThan(luckHeight(LUCK));
  expect(luckChart(LUCK, LIGHT, 340)).not.toContain("NaN");
});

test("sides have inks of their own on dark paper", () => {
  expect(inkOf(LIVERIES.crusader, LIGHT)).not.toBe(inkOf(LIVERIES.crusader, DARK));
  expect(LIVERIES.crusader.chart.isDashed).not.toBe(LIVERIES.muslim.chart.isDashed);
});

import { expect, test } from "vitest";
import { signed } from "../../src/shell/board/signed";

const SHEET = { width: 2330, height: 1914 };
const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => [Math.round(x), Math.round(y)];

test("a sign hangs behind a piece, above one without a front", () => {
  expect(rounded(signed(SHEET, [1000, 900], 0))).toEqual([768, 900]);
  expect(rounded(signed(SHEET, [1000, 900], undefined))).toEqual([1000, 750]);
});

test("at the edge of the map it hangs beside the piece instead of over it", () => {
  expect(rounded(signed(SHEET, [1000, 112], 90))).toEqual([1205, 112]);
  expect(rounded(signed(SHEET, [1000, 112], undefined))).toEqual([1170, 112]);
  // In the north-east corner there is room only on the other side.
  expect(rounded(signed(SHEET, [2200, 112], 90))).toEqual([1995, 112]);
});

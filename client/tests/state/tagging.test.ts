import { expect, test } from "vitest";
import { Setting, around, corners } from "../../src/state/tagging";

const TAG = { width: 60, height: 40 };

test("a tag stands above what it speaks of while nothing lies there", () => {
  const setting = new Setting();
  expect(setting.set(around([0, 0], TAG, 50), TAG)).toEqual([0, -70]);
});

test("what lies there drives it to another side, and a second tag to a third", () => {
  const setting = new Setting();
  setting.lay([0, -80], { width: 84, height: 84 });
  expect(setting.set(around([0, 0], TAG, 50), TAG)).toEqual([0, 70]);
  expect(setting.set(around([0, 0], TAG, 50), TAG)).toEqual([-80, 0]);
});

test("where everything is taken it hides as little as can be", () => {
  const setting = new Setting();
  for (const corner of corners([0, 0], 38)) setting.lay(corner, { width: 36, height: 36 });
  setting.lay([38, 38], { width: 36, height: 36 });
  const at = setting.set(corners([0, 0], 38), { width: 36, height: 36 });
  expect(at).not.toEqual([38, 38]);
});

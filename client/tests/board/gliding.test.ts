import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Gliding } from "../../src/shell/board/gliding";
import type { Camera } from "../../src/state/camera";

const FROM: Camera = { x: 0, y: 0, scale: 1 };
const TO: Camera = { x: -100, y: 40, scale: 1 };
let frames: ((now: number) => void)[];
let seen: Camera[];
const gliding = () => new Gliding((camera) => seen.push(camera));
const frame = (now: number) => frames.shift()?.(now);

beforeEach(() => {
  [frames, seen] = [[], []];
  vi.stubGlobal("requestAnimationFrame", (step: (now: number) => void) => frames.push(step));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
  vi.spyOn(performance, "now").mockReturnValue(0);
});

afterEach(() => vi.unstubAllGlobals());

test("the window glides to where it is sent, and is exactly there at the end", () => {
  gliding().go(FROM, TO, false);
  frame(60);
  frame(120);
  frame(240);
  expect(seen.map(({ x }) => x)).toEqual([expect.closeTo(-57.8, 1), expect.closeTo(-87.5, 1), -100]);
  expect(seen.at(-1)).toEqual(TO);
  expect(frames).toEqual([]);
});

test("whoever wants no motion is there at once, and so is another scale", () => {
  gliding().go(FROM, TO, true);
  gliding().go({ ...FROM, scale: 2 }, TO, false);
  expect(seen).toEqual([TO, TO]);
});

test("a glide that is stopped goes no further, and one to where it is goes nowhere", () => {
  const glide = gliding();
  glide.go(FROM, TO, false);
  frame(60);
  glide.stop();
  glide.go(FROM, FROM, false);
  expect(seen).toHaveLength(1);
  expect(frames).toEqual([]);
});

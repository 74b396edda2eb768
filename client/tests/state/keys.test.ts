import { expect, test } from "vitest";
import { CARD, commandOf } from "../../src/state/keys";

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...more,
});

test("letters, signs and arrows are commands", () => {
  expect(commandOf(pressed("U"), false)).toEqual({ to: "undo" });
  expect(commandOf(pressed("?", { shiftKey: true }), false)).toEqual({ to: "rules" });
  expect(commandOf(pressed("ArrowUp", { shiftKey: true }), false)).toEqual({ to: "move", arrow: "up", other: true });
  expect(commandOf(pressed("Escape"), false)).toEqual({ to: "back" });
});

test("Alt with a digit goes to a region, whatever sign the layout makes of it", () => {
  expect(commandOf(pressed("2", { altKey: true }), false)).toEqual({ to: "region", number: 2 });
  expect(commandOf(pressed("™", { altKey: true, code: "Digit2" }), false)).toEqual({ to: "region", number: 2 });
  expect(commandOf(pressed("7", { altKey: true, code: "Digit7" }), false)).toBeNull();
});

test("the browser keeps its own keys", () => {
  expect(commandOf(pressed("r", { ctrlKey: true }), false)).toBeNull();
  expect(commandOf(pressed("l", { metaKey: true }), false)).toBeNull();
  expect(commandOf(pressed("Tab"), false)).toBeNull();
});

test("in a field only Escape is a command", () => {
  expect(commandOf(pressed("u"), true)).toBeNull();
  expect(commandOf(pressed("Escape"), true)).toEqual({ to: "back" });
});

test("letters can be switched off, arrows and Escape cannot", () => {
  expect(commandOf(pressed("u"), false, false)).toBeNull();
  expect(commandOf(pressed("Escape"), false, false)).toEqual({ to: "back" });
  expect(commandOf(pressed("ArrowLeft"), false, false)).toMatchObject({ to: "move" });
});

test("every single letter on the card does something", () => {
  const letters = CARD.flatMap(({ caps }) => caps).filter((cap) => /^[A-Z/?,.]$/.test(cap));
  expect(letters.filter((letter) => commandOf(pressed(letter), false) === null)).toEqual([]);
});

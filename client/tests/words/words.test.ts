import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Words, halves } from "../../src/words/words";

const FOLDER = new URL("../../../src/gonfalon/words/", import.meta.url);
const texts = (language: string) => ["ui", "table", "arsouf"].map((name) => readFileSync(new URL(`${language}/${name}.ftl`, FOLDER), "utf8"));
const ENGLISH = new Words("en", texts("en"));
const SPANISH = new Words("es", texts("es"), texts("en"));

test("an argument that is a word is shown by its name and agreed with", () => {
  const event = { piece: "knights-1", start: "01.01", to: "01.02" };
  expect(ENGLISH.say("event-moved", event)).toBe("Knights 1 move from 01.01 to 01.02.");
  expect(ENGLISH.say("event-moved", { ...event, piece: "saladin" })).toBe("Saladin moves from 01.01 to 01.02.");
  expect(SPANISH.say("event-moved", event)).toContain("Los caballeros 1 van");
});

test("an empty argument is none", () => {
  expect(ENGLISH.say("event-placed", { piece: "templars", at: "01.18", swapped: "" })).toBe("The Templars stand on 01.18.");
  expect(ENGLISH.say("event-placed", { piece: "templars", at: "01.18", swapped: "richard" })).toContain("Richard");
});

test("sums count halves", () => {
  expect([15, 14, 1, 0, -3].map(halves)).toEqual(["7½", "7", "½", "0", "−1½"]);
  expect(ENGLISH.say("event-fought", { piece: "templars", target: "saladin", attack: 15, defence: 9 })).toContain("7½ to 4½");
});

test("parts of a sentence stand under their attribute", () => {
  expect(ENGLISH.say("option-turn_limit", {}, "about")).toContain("turns");
});

test("what a language lacks is said in English, what no language has by its key", () => {
  const poor = new Words("es", [], texts("en"));
  expect(poor.say("undo")).toBe("Undo");
  expect(ENGLISH.say("no-such-sentence")).toBe("no-such-sentence");
});

test("a sentence without its arguments is not said by halves", () => {
  expect(ENGLISH.say("at-place")).toBe("at-place");
});

test("a sentence asks for a name with its article, and Spanish draws it to the preposition", () => {
  const spoken = (text: string, args: Record<string, unknown>) => new Words("es", [...texts("es"), `probe = ${text}`]).say("probe", args);
  expect(spoken("{ CAP($piece_the) } { $piece_number }", { piece: "templars" })).toBe("Los templarios plural");
  expect(spoken("atacar { AL($piece_the) }", { piece: "baggage-2" })).toBe("atacar al bagaje 2");
  expect(spoken("el valor { DEL($piece_the) }", { piece: "infantry-5" })).toBe("el valor de la infantería 5");
});

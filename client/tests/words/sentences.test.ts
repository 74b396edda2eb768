/** Every sentence that the client says stands in every language, and none stands there idle. */

import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

const WORDS = new URL("../../../src/gonfalon/words/", import.meta.url);
const SOURCE = new URL("../../src/", import.meta.url);
const NOT_OURS = /^(cartographer|counters|studio|wire|art)\//;

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !NOT_OURS.test(path))
  .map((path) => readFileSync(new URL(path, SOURCE), "utf8"))
  .join("\n");
const messages = (language: string, file: string) =>
  [...readFileSync(new URL(`${language}/${file}.ftl`, WORDS), "utf8").matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id as string);
const GAMES = ["arsouf", "acre", "croisades"];
const known = new Set(["ui", "bots", "table", ...GAMES].flatMap((file) => messages("en", file)));

/** Keys written out, and the beginnings of keys that are put together. */
const whole = [...sources.matchAll(/"([a-z]+(?:-[a-zA-Z0-9]+)*)"/g)].map(([, key]) => key as string);
const said = [...sources.matchAll(/\b(?:say|said)\(\s*"([^"]+)"/g)].map(([, key]) => key as string);
const begun = [...sources.matchAll(/`([a-z]+-(?:[a-z]+-)*)\$\{/g)].map(([, start]) => start as string);
const woven = [...sources.matchAll(/`skin-\$\{[^}]+\}-([a-z]+-)\$\{/g)].map(([, middle]) => middle as string).flatMap((middle) => GAMES.map((game) => `skin-${game}-${middle}`));
const chosen = [...sources.matchAll(/say\([^"`)]*\? "([^"]+)" : "([^"]+)"/g)].flatMap(([, one, other]) => [one as string, other as string]);

test("every key that is said stands in the words", () => {
  expect([...said, ...chosen].filter((key) => !known.has(key))).toEqual([]);
});

test("every key that is put together has an end in the words", () => {
  const families = begun.filter((start) => !/^(var|icon|gonfalon|die|arms|mark|badge|track|state|card|region|gonfalon-lesson)-/.test(start) || start === "mark-");
  const spoken = families.filter((start) => sources.includes(`say(\`${start}`) || sources.includes(`said(\`${start}`));
  expect(spoken.length).toBeGreaterThan(15);
  expect(spoken.filter((start) => ![...known].some((key) => key.startsWith(start)))).toEqual([]);
});

test("no sentence of the table is idle", () => {
  const used = new Set([...whole, ...said, ...chosen]);
  const starts = [...begun, ...woven];
  expect(messages("en", "table").filter((key) => !used.has(key) && !starts.some((start) => key.startsWith(start)))).toEqual([]);
});

test("both languages say the same", () => {
  expect(messages("es", "table").sort()).toEqual(messages("en", "table").sort());
});

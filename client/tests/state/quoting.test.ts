import { expect, test } from "vitest";
import { quoted } from "../../src/state/quoting";

const KNOWN = new Set(["6.6", "6.13", "S5.1", "R4", "15.4a", "7"]);

test("clauses stand between the words of a sentence", () => {
  expect(quoted("The leader (§6.6) and the wounded (§6.13) differ.", KNOWN)).toEqual([
    { text: "The leader (" },
    { clause: "6.6" },
    { text: ") and the wounded (" },
    { clause: "6.13" },
    { text: ") differ." },
  ]);
});

test("a clause needs no sign where its number or letter tells it", () => {
  const clauses = (sentence: string) => quoted(sentence, KNOWN).flatMap((part) => ("clause" in part ? [part.clause] : []));
  expect(clauses("By S5.1, by 15.4a and by R4.")).toEqual(["S5.1", "15.4a", "R4"]);
  expect(clauses("6.6.")).toEqual(["6.6"]);
  expect(clauses("On 7 September, at 04.05, by §9.9")).toEqual([]);
  expect(clauses("as §7 says")).toEqual(["7"]);
});

test("a sentence without clauses is one part", () => {
  expect(quoted("Nothing happens.", KNOWN)).toEqual([{ text: "Nothing happens." }]);
});

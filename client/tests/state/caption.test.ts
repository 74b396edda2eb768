/** What is said of a problem at the table. */

import { expect, test } from "vitest";
import { complaint } from "../../src/state/caption";
import { said } from "../../src/state/said";

test("a disk that does not take an action is told with the file and what helps", () => {
  const { caption, notice } = complaint({ problem: "not-kept", why: "full", file: "games/tables.sqlite", sentence: "" }, "04.05");
  expect(caption).toBeNull();
  expect(notice).toEqual(said("not-kept-full", { file: "games/tables.sqlite" }));
});

test("what is our own mistake is told as that", () => {
  expect(complaint({ problem: "broken" }, null).notice).toEqual(said("fault-broken"));
});

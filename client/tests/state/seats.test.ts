import { expect, test } from "vitest";
import { seating } from "../../src/state/seating";
import { Seats, parties } from "../../src/state/seats";

const SIDES = { fox: "smugglers", hare: "smugglers", owl: "watch" };

function seated(fox: string, hare: string, owl: string): Seats {
  return new Seats({ fox, hare, owl }, SIDES);
}

test("one person may hold all seats of a side, and then nobody shares the screen", () => {
  expect(seated("person", "person", "recruit").isShared).toBe(false);
  expect(seated("person", "person", "person").isShared).toBe(true);
  expect(seated("person:Anna", "person:Bert", "recruit").isShared).toBe(true);
  expect(seated("random", "random", "recruit").isWatched).toBe(true);
});

test("a seat knows its side and who sits on it", () => {
  const seats = seated("person:Anna", "person", "captain:200");
  expect(["fox", "hare", "owl", null].map((seat) => seats.sideOf(seat))).toEqual(["smugglers", "smugglers", "watch", null]);
  expect(seats.all.map((seat) => seats.nameOf(seat))).toEqual(["Anna", null, null]);
  expect(seats.all.map((seat) => seats.levelOf(seat))).toEqual([null, null, "captain:200"]);
  expect(seats.of("smugglers")).toEqual(["fox", "hare"]);
});

test("parties are told side by side, whole where nobody else has a seat of it", () => {
  expect(parties(seated("person:Anna", "recruit", "recruit"))).toMatchObject([
    { side: "smugglers", seats: ["fox"], isWhole: false, name: "Anna", level: null },
    { side: "smugglers", seats: ["hare"], isWhole: false, level: "recruit" },
    { side: "watch", seats: ["owl"], isWhole: true, level: "recruit" },
  ]);
  expect(parties(seated("person", "person", "recruit"))).toMatchObject([{ seats: ["fox", "hare"], isWhole: true }, { side: "watch" }]);
});

test("on the start page one takes a whole side, one of its seats, or whichever falls to one", () => {
  const choice = { seats: Object.keys(SIDES), sides: Object.values(SIDES), seat: "smugglers", opponent: "computer", level: "recruit", other: "random" } as const;
  expect(seating(choice, 0)).toEqual({ fox: "person", hare: "person", owl: "recruit" });
  expect(seating({ ...choice, seat: "hare" }, 0)).toEqual({ fox: "recruit", hare: "person", owl: "recruit" });
  expect(seating({ ...choice, seat: "either" }, 0.9)).toEqual({ fox: "recruit", hare: "recruit", owl: "person" });
  expect(seating({ ...choice, opponent: "watch" }, 0)).toEqual({ fox: "recruit", hare: "recruit", owl: "random" });
});

import { expect, test } from "vitest";
import { firstSeats, playNow, resize } from "../src/lobby/newTable";
import type { GameCard } from "../src/wire/generated";

const acquire: GameCard = {
  name: "acquire",
  called: "Acquire",
  fewest: 2,
  most: 6,
  options: [],
  bots: ["random", "easy", "normal"],
};

test("one click seats me against three bots", () => {
  const { seats } = playNow(acquire);
  expect(seats.map(({ kind }) => kind)).toEqual(["me", "bot", "bot", "bot"]);
  expect(seats[1]?.bot).toBe("normal");
});

test("a table begins with four seats, or as many as the game allows", () => {
  expect(firstSeats(acquire)).toHaveLength(4);
  expect(firstSeats({ ...acquire, most: 3 })).toHaveLength(3);
  expect(firstSeats({ ...acquire, fewest: 5 })).toHaveLength(5);
});

test("seats that stay keep who has them", () => {
  const seats = playNow(acquire).seats;
  expect(resize(seats, 2)).toEqual(seats.slice(0, 2));
  expect(resize(seats, 6).slice(4)).toEqual([{ kind: "open" }, { kind: "open" }]);
});

import { expect, test } from "vitest";
import { cardFaults } from "./card-faults.ts";
import { factCards } from "./index.ts";

test.each(factCards.map((card) => [card.id, card] as const))(
  "%s is rich enough and cleanly worded",
  (_, card) => {
    expect(cardFaults(card)).toEqual([]);
  },
);

test("no two cards share an id", () => {
  expect(new Set(factCards.map(({ id }) => id)).size).toBe(factCards.length);
});

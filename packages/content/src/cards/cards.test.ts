import { expect, test } from "vitest";
import type { FactCard } from "./card.ts";
import { cardFaults } from "./card-faults.ts";
import { FIELDS } from "./card.ts";
import { factCards } from "./index.ts";
import { seaOtters } from "./science/sea-otters.ts";

test.each(factCards.map((card) => [card.id, card] as const))(
  "%s is rich enough and cleanly worded",
  (_, card) => {
    expect(cardFaults(card)).toEqual([]);
  },
);

test("there are twenty cards in each field, and no two share an id", () => {
  const perField = Map.groupBy(factCards, ({ field }) => field);
  for (const field of FIELDS) expect(perField.get(field)).toHaveLength(20);
  expect(new Set(factCards.map(({ id }) => id)).size).toBe(factCards.length);
});

const [fact, ...otherFacts] = seaOtters.facts;
const [claim, ...otherClaims] = seaOtters.claims;
if (fact === undefined || claim === undefined) throw new RangeError("the model card is empty");

test.each<readonly [string, Partial<FactCard>, RegExp]>([
  ["with few facts", { facts: seaOtters.facts.slice(0, 5) }, /eight to ten facts/],
  ["with few drills", { drills: seaOtters.drills.slice(0, 4) }, /ten drills or more/],
  ["with one opener", { openers: seaOtters.openers.slice(0, 1) }, /four openers/],
  ["without relations", { relations: [] }, /five relations/],
  [
    "whose aside holds a comma",
    { facts: [{ ...fact, aside: "which float, too" }, ...otherFacts] },
    /no comma/,
  ],
  [
    "whose claim says more than its notes",
    {
      claims: [{ ...claim, sentence: claim.sentence.replace("seals", "walruses") }, ...otherClaims],
    },
    /not in its notes: walruses/,
  ],
  [
    "with a British spelling",
    {
      openers: [
        "The colour of the sea changes with the sky above it every day.",
        ...seaOtters.openers.slice(1),
      ],
    },
    /American spelling/,
  ],
])("a card %s is refused", (_, change, fault) => {
  expect(cardFaults({ ...seaOtters, ...change }).join("\n")).toMatch(fault);
});

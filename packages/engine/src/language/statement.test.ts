import type { Fact } from "@sat/content";
import { expect, test } from "vitest";
import { dressesOf, finiteForm, statement } from "./statement.ts";

const pelts: Fact = {
  id: "pelts",
  subject: { head: "the pelts", number: "plural", after: "of the otter" },
  verb: "sell",
  voice: "passive",
  tense: "past",
  rest: "by traders in the markets of China",
  when: "In the 1800s",
  aside: "which were known as soft gold",
  outcome: "making a few captains rich",
};

test.each([
  ["grow", "singular", "present", "active", "grows"],
  ["grow", "plural", "perfect", "active", "have grown"],
  ["carry", "singular", "past-perfect", "passive", "had been carried"],
  ["be", "plural", "past", "active", "were"],
  ["spin", "singular", "past", "passive", "was spun"],
] as const)("%s, %s, %s, %s: %s", (verb, number, tense, voice, form) => {
  expect(finiteForm(verb, { number, tense, voice })).toBe(form);
});

test("a fact with a time, an aside and an outcome is dressed in twelve ways", () => {
  const sentences = dressesOf(pelts).map((dress) => statement(pelts, dress));
  expect(new Set(sentences).size).toBe(12);
  expect(sentences[0]).toBe("the pelts were sold by traders in the markets of China");
  expect(sentences.at(-1)).toBe(
    "in the 1800s, the pelts, which were known as soft gold, were sold by traders in the markets of China, making a few captains rich",
  );
});

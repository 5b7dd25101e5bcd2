import { expect, test } from "vitest";
import { proveReference } from "./reference.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["the fire", "it", "there", "what"] as const;
const candidates = ["the fire", "the rock"] as const;
const facts = { kind: "reference", candidates } as const;

test("where it could mean either noun, the noun is right", () => {
  const item = writingItem(
    "A mason built a fire against a rock. Of the two, in fact, only ______ was new.",
    ...words,
  );
  expect(proveReference({ ...facts, meant: "the fire", follows: "was new" }, item)).toEqual(["A"]);
});

test("with one noun in the text a pronoun would be clear", () => {
  const item = writingItem("A mason built a fire. Of the two, only ______ went out.", ...words);
  expect(proveReference({ ...facts, meant: "the fire", follows: "went out" }, item)).toEqual([]);
});

test("where neither noun is set against the other, a pronoun may be clear", () => {
  const item = writingItem(
    "A mason built a fire against a rock. In fact, ______ went out.",
    ...words,
  );
  expect(proveReference({ ...facts, meant: "the fire", follows: "went out" }, item)).toEqual([]);
});

test.each([
  ["is easy to see why this saved hammering", undefined, ["B"]],
  ["is no doubt that this saved hammering", undefined, ["C"]],
  ["saved hammering was that the fire split the rock", "was that", ["D"]],
] as const)("%s takes no noun", (follows, clauseVerb, letters) => {
  const text = `A mason built a fire against a rock. In fact, ______ ${follows}.`;
  const claim =
    clauseVerb === undefined ? { ...facts, follows } : { ...facts, follows, clauseVerb };
  expect(proveReference(claim, writingItem(text, ...words))).toEqual(letters);
});

test("a clause that already has its subject is none to hold back", () => {
  const follows = "saved hammering was that the fire split the rock";
  const item = writingItem(`The mason, they say, rested, ______ ${follows}.`, ...words);
  expect(proveReference({ ...facts, follows, clauseVerb: "was that" }, item)).toEqual([]);
});

import { expect, test } from "vitest";
import { proveReference } from "./reference.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["the fire", "it", "there", "what"] as const;
const candidates = ["the fire", "the rock"] as const;
const facts = { kind: "reference", candidates } as const;

test("where it could mean either noun, the noun is right", () => {
  const item = writingItem(
    "A mason built a fire against a rock. In fact, ______ went out.",
    ...words,
  );
  expect(proveReference({ ...facts, meant: "the fire", follows: "went out" }, item)).toEqual(["A"]);
});

test("with one noun in the text a pronoun would be clear", () => {
  const item = writingItem("A mason built a fire. In fact, ______ went out.", ...words);
  expect(proveReference({ ...facts, meant: "the fire", follows: "went out" }, item)).toEqual([]);
});

test.each([
  ["is clear that the fire went out", undefined, ["B"]],
  ["is no doubt that the fire went out", undefined, ["C"]],
  ["went out was the fire", "was the fire", ["D"]],
] as const)("%s takes no noun", (follows, clauseVerb, letters) => {
  const text = `A mason built a fire against a rock. In fact, ______ ${follows}.`;
  const claim =
    clauseVerb === undefined ? { ...facts, follows } : { ...facts, follows, clauseVerb };
  expect(proveReference(claim, writingItem(text, ...words))).toEqual(letters);
});

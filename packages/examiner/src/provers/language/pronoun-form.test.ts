import { expect, test } from "vitest";
import { provePronounForm } from "./pronoun-form.ts";
import { writingItem } from "./testing/writing-item.ts";

const facts = { kind: "pronoun-form", antecedent: "the tree" } as const;

test("an owner of the antecedent's number is right", () => {
  const item = writingItem(
    "The tree among rocks drops ______ leaves.",
    "its",
    "it",
    "their",
    "they",
  );
  expect(provePronounForm({ ...facts, part: "owner", follows: "leaves" }, item)).toEqual(["A"]);
});

test("a subject must agree with the verb printed after it", () => {
  const item = writingItem("The tree lives on, for ______ is old.", "it", "its", "they", "their");
  expect(provePronounForm({ ...facts, part: "subject", follows: "is old" }, item)).toEqual(["A"]);
  const clash = writingItem("The tree lives on, for ______ are old.", "it", "its", "they", "their");
  expect(provePronounForm({ ...facts, part: "subject", follows: "are old" }, clash)).toEqual([]);
});

test("a subject in the past takes its number from the antecedent alone, which may stand a sentence before", () => {
  const item = writingItem(
    "Keepers lit the lamp. After dawn ______ put it out.",
    "it",
    "its",
    "they",
    "their",
  );
  const keepers = { kind: "pronoun-form", antecedent: "keepers" } as const;
  expect(provePronounForm({ ...keepers, part: "subject", follows: "put it out" }, item)).toEqual([
    "C",
  ]);
});

import { expect, test } from "vitest";
import { provePronounForm } from "./pronoun-form.ts";
import { writingItem } from "./testing/writing-item.ts";

const facts = { kind: "pronoun-form", antecedent: "the tree" } as const;

test("an owner of the antecedent's number is right", () => {
  const item = writingItem(
    "The tree among rocks drops ______ leaves.",
    "its",
    "it's",
    "their",
    "they're",
  );
  expect(provePronounForm({ ...facts, part: "owner", follows: "leaves" }, item)).toEqual(["A"]);
});

test("a subject must agree with the verb printed after it", () => {
  const item = writingItem("The tree lives on, for ______ is old.", "it", "its", "they", "their");
  expect(provePronounForm({ ...facts, part: "subject", follows: "is old" }, item)).toEqual(["A"]);
  const clash = writingItem("The tree lives on, for ______ are old.", "it", "its", "they", "their");
  expect(provePronounForm({ ...facts, part: "subject", follows: "are old" }, clash)).toEqual([]);
});

const forms = ["they", "them", "themselves", "their"] as const;

test("them is right where one other acts, themselves where the same act", () => {
  const plural = { kind: "pronoun-form", antecedent: "the crabs" } as const;
  const own = writingItem("The crabs bury ______ in sand when a gull chases them.", ...forms);
  expect(provePronounForm({ ...plural, part: "reflexive", follows: "in sand" }, own)).toEqual([
    "C",
  ]);
  const other = writingItem("The crabs hide when a gull chases ______ over the sand.", ...forms);
  expect(provePronounForm({ ...plural, part: "object", follows: "over the sand" }, other)).toEqual([
    "B",
  ]);
});

test("a clause of time may part those who act from their deed", () => {
  const item = writingItem("The crabs, when a gull hunts them, bury ______ in sand.", ...forms);
  expect(
    provePronounForm(
      { kind: "pronoun-form", antecedent: "the crabs", part: "reflexive", follows: "in sand" },
      item,
    ),
  ).toEqual(["C"]);
});

test("where several others act, they could act on themselves", () => {
  const item = writingItem("The crabs hide when the waves carry ______ over the sand.", ...forms);
  expect(
    provePronounForm(
      { kind: "pronoun-form", antecedent: "the crabs", part: "object", follows: "over the sand" },
      item,
    ),
  ).toEqual([]);
});

test("there needs its verb in the text, there's must not have one", () => {
  const words = ["there", "there's", "their", "they're"] as const;
  const place = { kind: "pronoun-form" } as const;
  const open = writingItem("Among the rocks, ______ is a crab.", ...words);
  expect(provePronounForm({ ...place, part: "place", follows: "is a crab" }, open)).toEqual(["A"]);
  const short = writingItem("Among the rocks, ______ a crab.", ...words);
  expect(provePronounForm({ ...place, part: "place-and-is", follows: "a crab" }, short)).toEqual([
    "B",
  ]);
  expect(provePronounForm({ ...place, part: "place", follows: "a crab" }, short)).toEqual([]);
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

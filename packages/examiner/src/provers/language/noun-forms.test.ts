import { expect, test } from "vitest";
import { proveNounForms } from "./noun-forms.ts";
import { writingItem } from "./testing/writing-item.ts";

const forms = ["weaver", "weavers", "weaver's", "weavers'"] as const;
const owned = { text: "earliest patterns survive", role: "owned" } as const;
const acting = { text: "used silk", role: "predicate" } as const;

test("several owners take the apostrophe after the s, one owner before it", () => {
  const two = writingItem("Two people wove here. The ______ earliest patterns survive.", ...forms);
  const facts = { kind: "noun-forms", follows: owned } as const;
  expect(proveNounForms({ ...facts, counted: "two people" }, two)).toEqual(["D"]);
  const one = writingItem(
    "Each person wove alone. The ______ earliest patterns survive.",
    ...forms,
  );
  expect(proveNounForms({ ...facts, counted: "each person" }, one)).toEqual(["C"]);
});

test("whoever owns nothing takes no apostrophe", () => {
  const many = writingItem("Several ______ used silk.", ...forms);
  const facts = { kind: "noun-forms", follows: acting } as const;
  expect(proveNounForms({ ...facts, counted: "several" }, many)).toEqual(["B"]);
  const each = writingItem("Each ______ used silk.", ...forms);
  expect(proveNounForms({ ...facts, counted: "each" }, each)).toEqual(["A"]);
});

test("a verb or a pronoun tells the number as well", () => {
  const item = writingItem("The ______ were paid in silk.", ...forms);
  const follows = { text: "were paid", role: "predicate" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "were", follows }, item)).toEqual(["B"]);
});

test("a preposition or a verb behind the blank is nothing owned", () => {
  const item = writingItem("The two ______ of the town used silk.", ...forms);
  const follows = { text: "of the town", role: "owned" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "two", follows }, item)).toEqual([]);
});

test("a superlative behind the blank names something owned", () => {
  const item = writingItem("The two ______ earliest patterns survive.", ...forms);
  const follows = { ...owned, role: "predicate" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "two", follows }, item)).toEqual([]);
});

test("a count that is not printed proves nothing", () => {
  const item = writingItem("The ______ used silk.", ...forms);
  expect(
    proveNounForms({ kind: "noun-forms", counted: "two people", follows: acting }, item),
  ).toEqual([]);
});

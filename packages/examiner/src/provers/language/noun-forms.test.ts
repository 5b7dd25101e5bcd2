import { expect, test } from "vitest";
import { proveNounForms } from "./noun-forms.ts";
import { writingItem } from "./testing/writing-item.ts";

const forms = ["weaver", "weavers", "weaver's", "weavers'"] as const;

test("several owners take the apostrophe after the s", () => {
  const item = writingItem("Whenever two people wove, the ______ own hands flew.", ...forms);
  const follows = { text: "own hands flew", role: "owned" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "two people", follows }, item)).toEqual([
    "D",
  ]);
});

test("without a word such as own, a noun might only describe", () => {
  const item = writingItem("Whenever two people wove, the ______ hands flew.", ...forms);
  const follows = { text: "hands flew", role: "owned" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "two people", follows }, item)).toEqual([]);
});

test("one of the few is one of several", () => {
  const item = writingItem("She is one of the few ______ that use silk.", ...forms);
  const follows = { text: "that use silk", role: "predicate" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "one of the few", follows }, item)).toEqual([
    "B",
  ]);
});

test("of two nouns the verb counts the owned, the text the owners", () => {
  const item = writingItem(
    "Whenever one person wove, the ______ were admired.",
    "weaver's tool",
    "weaver's tools",
    "weavers' tool",
    "weavers' tools",
  );
  const follows = { text: "were admired", role: "predicate" } as const;
  const facts = { kind: "noun-forms", counted: "one person", follows } as const;
  expect(proveNounForms({ ...facts, ownedVerb: "were" }, item)).toEqual(["B"]);
});

test("more than one takes a singular, not just one but several a plural", () => {
  const follows = { text: "used silk", role: "predicate" } as const;
  const one = writingItem("Over time, more than one ______ used silk.", ...forms);
  expect(proveNounForms({ kind: "noun-forms", counted: "more than one", follows }, one)).toEqual([
    "A",
  ]);
  const counted = "not just one but several";
  const several = writingItem(`Over time, ${counted} ______ used silk.`, ...forms);
  expect(proveNounForms({ kind: "noun-forms", counted, follows }, several)).toEqual(["B"]);
});

test("a count that stands apart from the blank proves nothing of those who act", () => {
  const item = writingItem("Two people watched as the ______ used silk.", ...forms);
  const follows = { text: "used silk", role: "predicate" } as const;
  expect(proveNounForms({ kind: "noun-forms", counted: "two people", follows }, item)).toEqual([]);
});

test("a phrase between the owned and its verb leaves the number to the verb", () => {
  const item = writingItem(
    "When two people wove, the ______, stored with a few letters, was admired.",
    "weaver's tool",
    "weaver's tools",
    "weavers' tool",
    "weavers' tools",
  );
  const follows = { text: ", stored with a few letters, was admired", role: "predicate" } as const;
  const facts = { kind: "noun-forms", counted: "two people", follows } as const;
  expect(proveNounForms({ ...facts, ownedVerb: "was" }, item)).toEqual(["C"]);
});

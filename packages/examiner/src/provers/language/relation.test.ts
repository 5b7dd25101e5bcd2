import type { RelationFacts } from "@sat/engine";
import { expect, test } from "vitest";
import { proveRelation } from "./relation.ts";
import { writingItem } from "./testing/writing-item.ts";

const TEXT = "Foxes dig dens. ______ wolves raise their young in caves.";
const pair = { first: "foxes dig dens", second: "wolves raise their young in caves" };

function proven(relation: RelationFacts["relation"], text: string, ...options: string[]): string {
  return proveRelation(
    { kind: "relation", ...pair, relation, also: [] },
    writingItem(text, ...options),
  ).join("");
}

test("a contrast takes a word of contrast and no other", () => {
  expect(
    proven("contrast", TEXT, "By contrast,", "As a result,", "For example,", "Likewise,"),
  ).toBe("A");
});

test("a word that could also be defended is found, so that the item is refused", () => {
  expect(proven("contrast", TEXT, "By contrast,", "Even so,", "For example,", "Likewise,")).toBe(
    "AB",
  );
  expect(proven("addition", TEXT, "In addition,", "Next,", "However,", "In fact,")).toBe("ABD");
});

test("a transition that the table does not know is right nowhere", () => {
  expect(proven("contrast", TEXT, "Nevermore,", "As a result,", "For example,", "Likewise,")).toBe(
    "",
  );
});

test("a replacement is not believed unless the first statement denies something", () => {
  expect(proven("replacement", TEXT, "Instead,", "As a result,", "For example,", "Likewise,")).toBe(
    "",
  );
});

test("a relation between other statements than those printed is not believed", () => {
  expect(
    proven(
      "contrast",
      "Bees dance. ______ ants walk.",
      "By contrast,",
      "Thus,",
      "Next,",
      "Indeed,",
    ),
  ).toBe("");
});

test("what a strict reader could say as well is not refused as wrong", () => {
  const facts = { kind: "relation", ...pair, relation: "contrast" } as const;
  const item = writingItem(TEXT, "By contrast,", "Therefore,", "For example,", "To that end,");
  expect(proveRelation({ ...facts, also: ["example"] }, item)).toEqual(["A", "C"]);
  expect(proveRelation({ ...facts, also: [] }, item)).toEqual(["A"]);
});

test("a contrast that is dated may be told as the next thing", () => {
  const second = "wolves raised their young in caves until 1950";
  const item = writingItem(
    `Foxes dig dens. ______ ${second}.`,
    "By contrast,",
    "Later,",
    "For example,",
    "To that end,",
  );
  const facts = { kind: "relation", first: pair.first, second, relation: "contrast" } as const;
  expect(proveRelation({ ...facts, also: [] }, item)).toEqual(["A", "B"]);
});

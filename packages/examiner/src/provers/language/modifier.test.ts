import { expect, test } from "vitest";
import { proveCorrelative } from "./correlative.ts";
import { proveModifier } from "./modifier.ts";
import { writingItem } from "./testing/writing-item.ts";

const PAIRS = [
  ["Woven from reeds", "the boats"],
  ["Seated in rows", "twelve men"],
  ["Pulled by hand", "a rope"],
  ["Sheltered by a hill", "the harbor"],
] as const;

test("an opening phrase belongs to the noun right after its comma", () => {
  const item = writingItem(
    "Boats were useful. Woven from reeds, ______",
    "twelve men rowed the boats.",
    "the boats were rowed by twelve men.",
    "the boats' rowers were twelve men.",
    "a rope pulled the boats.",
  );
  expect(proveModifier({ kind: "modifier", pairs: PAIRS }, item)).toEqual(["B"]);
});

test("a phrase between commas belongs to the noun before it", () => {
  const item = writingItem(
    "Boats were useful. The harbor, ______, was full.",
    "woven from reeds",
    "seated in rows",
    "sheltered by a hill",
    "pulled by hand",
  );
  expect(proveModifier({ kind: "modifier", pairs: PAIRS }, item)).toEqual(["C"]);
});

test("two phrases for one noun prove nothing", () => {
  const pairs = [PAIRS[0], ["Light enough to carry", "the boats"], PAIRS[2], PAIRS[3]] as const;
  const item = writingItem("Old. Woven from reeds, ______", "the boats sank.", "a", "b", "c");
  expect(proveModifier({ kind: "modifier", pairs }, item)).toEqual([]);
});

test.each([
  ["A loom needs neither power ______ light.", ["and", "or", "nor", "but also"], ["C"]],
  ["A loom needs power ______ light.", ["and", "or", "nor", "but also"], []],
  ["A loom needs ______ power or light.", ["both", "either", "neither", "not only"], ["B"]],
])("word pairs: %s", (text, options, letters) => {
  expect(proveCorrelative({ kind: "correlative" }, writingItem(text, ...options))).toEqual(letters);
});

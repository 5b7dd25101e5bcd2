import { expect, test } from "vitest";
import { proveModifier } from "./modifier.ts";
import { writingItem } from "./testing/writing-item.ts";

const PAIRS = [
  ["Built of overlapping planks", "the boats", "craft"],
  ["Seated in rows", "twelve men", "person"],
  ["Braided by hand", "a rope", "cord"],
  ["Carved by the river", "the harbor", "land"],
] as const;

test("an opening phrase belongs to the noun right after its comma", () => {
  const item = writingItem(
    "Boats were useful. Built of overlapping planks, ______",
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
    "built of overlapping planks",
    "seated in rows",
    "carved by the river",
    "braided by hand",
  );
  expect(proveModifier({ kind: "modifier", pairs: PAIRS }, item)).toEqual(["C"]);
});

test("two phrases for one noun prove nothing", () => {
  const pairs = [PAIRS[0], ["Loaded with salt", "the boats", "craft"], PAIRS[2], PAIRS[3]] as const;
  const item = writingItem(
    "Old. Built of overlapping planks, ______",
    "the boats sank.",
    "a",
    "b",
    "c",
  );
  expect(proveModifier({ kind: "modifier", pairs }, item)).toEqual([]);
});

test("a phrase that another noun could fit is a second answer", () => {
  const pairs = [
    ["Carved from a trunk", "the canoe", "craft"],
    ["Seated in rows", "twelve men", "person"],
    ["Sharpened on a stone", "a knife", "tool"],
    ["Carved by the river", "the harbor", "land"],
  ] as const;
  const item = writingItem(
    "Old. Carved from a trunk, ______",
    "twelve men sat down.",
    "the canoe was new.",
    "a knife was lost.",
    "the harbor was full.",
  );
  expect(proveModifier({ kind: "modifier", pairs }, item)).toEqual(["B", "C"]);
});

test("a phrase that begins in no known way proves nothing", () => {
  const pairs = [["Here and there", "the boats", "craft"], ...PAIRS.slice(1)] as const;
  const item = writingItem("Old. Here and there, ______", "the boats sank.", "a", "b", "c");
  expect(proveModifier({ kind: "modifier", pairs }, item)).toEqual([]);
});

import { expect, test } from "vitest";
import { proveVoice } from "./voice.ts";
import { writingItem } from "./testing/writing-item.ts";

const words = ["is", "are", "has", "have"] as const;

test("one that is acted upon by another takes a singular passive", () => {
  const item = writingItem("The hall of mirrors ______ cleaned by students.", ...words);
  expect(proveVoice({ kind: "voice", head: "the hall", participle: "cleaned" }, item)).toEqual([
    "A",
  ]);
});

test("several that act on an object take a plural active", () => {
  const item = writingItem("Students of the school ______ cleaned the hall.", ...words);
  expect(proveVoice({ kind: "voice", head: "students", participle: "cleaned" }, item)).toEqual([
    "D",
  ]);
});

test("a verb without object and agent could be of either voice", () => {
  const item = writingItem("The seeds ______ spread across the valley.", ...words);
  expect(proveVoice({ kind: "voice", head: "the seeds", participle: "spread" }, item)).toEqual([]);
});

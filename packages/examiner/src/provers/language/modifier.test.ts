import { expect, test } from "vitest";
import { proveModifier } from "./modifier.ts";
import { writingItem } from "./testing/writing-item.ts";

const OPTIONS = [
  "the river was mapped by Ada Morel.",
  "Ada Morel mapped the river.",
  "Ada Morel's maps showed the river.",
  "there were maps of the river by Ada Morel.",
] as const;
const NOUNS = [
  { noun: "Ada Morel", kind: "person" },
  { noun: "the river", kind: "thing" },
  { noun: "Ada Morel's maps", kind: "work" },
  { noun: "there", kind: "none" },
] as const;

test("an opening phrase belongs to the noun right after its comma", () => {
  const item = writingItem("Maps were few. Trained as a surveyor, ______", ...OPTIONS);
  const facts = { kind: "modifier", phrase: "Trained as a surveyor", nouns: NOUNS } as const;
  expect(proveModifier(facts, item)).toEqual(["B"]);
});

test("what a possessive owns is not its owner", () => {
  const item = writingItem("Maps were few. Trained as a surveyor, ______", ...OPTIONS);
  const nouns = NOUNS.filter(({ noun }) => noun !== "Ada Morel");
  const facts = { kind: "modifier", phrase: "Trained as a surveyor", nouns } as const;
  expect(proveModifier(facts, item)).toEqual([]);
});

test("a phrase that another noun could fit is a second answer", () => {
  const nouns = NOUNS.map((each) =>
    each.noun === "the river" ? ({ ...each, kind: "person" } as const) : each,
  );
  const item = writingItem("Maps were few. Trained as a surveyor, ______", ...OPTIONS);
  const facts = { kind: "modifier", phrase: "Trained as a surveyor", nouns } as const;
  expect(proveModifier(facts, item)).toEqual(["A", "B"]);
});

test("a phrase that begins in no known way, or is not printed, proves nothing", () => {
  const item = writingItem("Maps were few. Here and there, ______", ...OPTIONS);
  const facts = { kind: "modifier", nouns: NOUNS } as const;
  expect(proveModifier({ ...facts, phrase: "Here and there" }, item)).toEqual([]);
  expect(proveModifier({ ...facts, phrase: "Trained as a surveyor" }, item)).toEqual([]);
});

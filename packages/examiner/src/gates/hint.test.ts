import { type Specimen, generate } from "@sat/engine";
import type { EntryKey, Item } from "@sat/item";
import { expect, test } from "vitest";
import { soundEntry, soundRange } from "../testing/sound-entries.ts";
import { soundMath, soundReading, soundWriting } from "../testing/sound-models.ts";
import { hint } from "./hint.ts";

const math = generate(soundMath, "Easy", 1);
const reading = generate(soundReading, "Easy", 0);
const writing = generate(soundWriting, "Easy", 1);
const entry = generate(soundEntry, "Easy", 1);
const range = generate(soundRange, "Easy", 1);

/** What is said of an item whose last hint is this. */
function said(made: Specimen, step: string, fields: object = {}): readonly string[] {
  const { hint: nudge, tip } = made.item;
  // The fields keep the kind of the item.
  const item = { ...made.item, hints: [nudge, tip, step] as const, ...fields } as Item;
  return hint.check({ ...made, item }, soundMath);
}

/** The item with another text as its key. */
function keyed({ item }: Specimen, key: string, fields: object = {}): object {
  if (item.kind === "entry") throw new TypeError("the item has options");
  return { options: { ...item.options, [item.correctAnswer]: key }, ...fields };
}

test("sound hints hold no key", () => {
  for (const specimen of [math, reading, writing, entry, range]) {
    expect(hint.check(specimen, soundMath)).toEqual([]);
  }
});

test("hints that begin with another than the hint are found", () => {
  expect(said(math, "Subtract.", { hint: "Another." })).toEqual([
    "the first of the hints is not the hint",
  ]);
});

test.each([
  ["$12$", "It is $12$.", true],
  ["$12$", "It is 12.", true],
  ["$12$", "It is $112$, $12.5$, $1{,}120$ or $123$.", false],
  ["$-12$", "It is $12$.", false],
  ["$12$", "It is $-12$.", true],
  ["\\$12", "It costs 12 dollars.", true],
  ["12 feet", "It is $12$ long.", true],
  ["$12\\%$", "It is 12 of a hundred.", true],
  ["$12^{\\circ}$", "It is $12$.", true],
  ["$\\frac{1}{2}$", "It is $\\frac{1}{2}$.", true],
])("with the key %s, that the hint %j holds it is %j", (key, step, isHeld) => {
  const says = isHeld ? [`a hint holds the key ${key}`] : [];
  expect(said(math, step, keyed(math, key))).toEqual(says);
});

test("a number or words that the question gives may stand in a hint", () => {
  const question = "Of $12$ stones, how many remain?";
  expect(said(math, "Begin with $12$.", keyed(math, "$12$", { question }))).toEqual([]);
  const passage = "The old clockmaker was at rest.";
  const told = keyed(reading, "At rest", { passage });
  expect(said(reading, "Who is at rest?", told)).toEqual([]);
  expect(said(reading, "Who is at rest?", keyed(reading, "At rest"))).toEqual([
    'a hint holds the key "At rest"',
  ]);
});

test.each([
  ["begin", "The list begins with *boil*.", false],
  ["begin", "What does *begin* mean here?", true],
  ["begin", "It will re-begin.", true],
  ["begin", "It will rebegin.", false],
  ["a  lasting peace", "Is a lasting *peace* meant?", true],
  ["(so they say)", "Do (so they say) marks help?", true],
  ["goes.", "It goes.", false],
  ["went.", "It went on.", false],
  ["arose.", "It arose.", true],
  ["arose.", "It arose again.", false],
])("with the key %j in words, that the hint %j holds it is %j", (key, step, isHeld) => {
  const says = isHeld ? [`a hint holds the key "${key}"`] : [];
  expect(said(writing, step, keyed(writing, key))).toEqual(says);
});

test("one leak in two hints is told once", () => {
  const { hint: nudge } = math.item;
  const hints = [nudge, "It is $12$.", "So it is $12$."];
  expect(said(math, "", keyed(math, "$12$", { hints }))).toEqual(["a hint holds the key $12$"]);
});

const SEVENTH: EntryKey = { kind: "values", values: [{ num: -15000, den: 1 }] };

test.each([
  ["$-15000$", ["$-15000$"]],
  ["$-15,000$", ["$-15{,}000$", "$-15,000$"]],
  ["$-15{,}000$", ["$-15{,}000$", "$-15,000$"]],
  ["$15000$", []],
])("of the value of an entry in the hint %j is said %j", (step, shown) => {
  const says = shown.map((form) => `a hint holds the key ${form}`);
  expect(said(entry, `It is ${step}.`, { answerKey: SEVENTH })).toEqual(says);
  const question = `Is it ${step}?`;
  expect(said(entry, `It is ${step}.`, { answerKey: SEVENTH, question })).toEqual([]);
});

test("the ends of a range are no key", () => {
  if (range.item.kind !== "entry" || range.item.answerKey.kind !== "interval")
    throw new TypeError("a range");
  expect(said(range, `Begin at $${range.item.answerKey.low.value.num}$.`)).toEqual([]);
});

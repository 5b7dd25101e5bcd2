import { type Facts, type Specimen, generate } from "@sat/engine";
import type { EntryItem, EntryKey, Rational } from "@sat/item";
import { expect, test } from "vitest";
import { soundEntry, soundRange } from "../../testing/sound-entries.ts";
import type { Gate } from "../gate.ts";
import { entryForms } from "./entry-forms.ts";
import { entrySlips } from "./entry-slips.ts";
import { entrySolver } from "./entry-solver.ts";
import { entryWording } from "./entry-wording.ts";
import { printedValues } from "./printed-values.ts";

const made = entryOf(generate(soundEntry, "Easy", 0));
const ranged = entryOf(generate(soundRange, "Easy", 0));

function entryOf({ item, ...rest }: Specimen): Specimen<EntryItem> {
  if (item.kind !== "entry") throw new TypeError("the model makes entries");
  return { ...rest, item };
}

type Pair = readonly [num: number, den: number];

function rational([num, den]: Pair): Rational {
  return { num, den };
}

function values(...pairs: readonly Pair[]): EntryKey {
  return { kind: "values", values: pairs.map(rational) };
}

function between(low: Pair, high: Pair, included = false): EntryKey {
  return {
    kind: "interval",
    low: { value: rational(low), included },
    high: { value: rational(high), included },
  };
}

/** Slips of these values, with a reason that shows each. */
function slips(...pairs: readonly Pair[]): EntryItem["slips"] {
  return pairs.map(([num, den]) => ({
    code: "opposite-sign",
    value: { num, den },
    reason: `A slip leads to $\\frac{${num}}{${den}}$.`,
  }));
}

function said(gate: Gate<"entry">, fields: Partial<EntryItem>, facts = made.facts) {
  return gate.check({ ...made, facts, item: { ...made.item, ...fields } }, soundEntry);
}

test("sound entries pass every gate on entries", () => {
  for (const gate of [entryForms, entrySlips, entrySolver, entryWording]) {
    expect(gate.check(made, soundEntry)).toEqual([]);
    expect(gate.check(ranged, soundRange)).toEqual([]);
  }
});

test.each([
  ["a fraction", values([7, 3]), [], []],
  ["a number below zero", values([-7, 3]), [], []],
  ["two values", values([1, 2], [3, 4]), [], []],
  ["five digits", values([99_999, 1]), [], []],
  ["six digits", values([100_000, 1]), [], ["nobody can enter 100000"]],
  ["a fraction not in lowest terms", values([6, 4]), [], ["6/4 is not in lowest terms"]],
  ["a denominator below zero", values([1, -2]), [], ["1/-2 is not in lowest terms"]],
  ["a denominator of zero", values([1, 0]), [], ["1/0 is not in lowest terms"]],
  ["half a numerator", values([1.5, 2]), [], ["1.5/2 is not in lowest terms"]],
  ["half a denominator", values([1, 2.5]), [], ["1/2.5 is not in lowest terms"]],
  ["a value twice", values([1, 2], [1, 2]), [], ["the key names 1/2 twice"]],
  ["a slip not in lowest terms", values([1, 2]), [[4, 2]], ["4/2 is not in lowest terms"]],
  [
    "a slip that cannot be typed",
    values([1, 2]),
    [[100_001, 3]],
    ["nobody can enter the slip 100001/3"],
  ],
  [
    "a value too small to be told from zero",
    values([1, 99_999]),
    [],
    [".0000 is refused or misread for 1/99999", "0.000 is refused or misread for 1/99999"],
  ],
  ["zero", values([0, 1]), [], []],
  ["a range", between([1, 2], [3, 2]), [], []],
  [
    "a range without room for an entry",
    between([100_000, 1], [200_000, 1]),
    [],
    ["nobody can enter 100000 to 200000"],
  ],
] as const satisfies readonly (readonly [string, EntryKey, readonly Pair[], readonly string[]])[])(
  "of the forms of %s is said what cannot be typed",
  (_, answerKey, wrong, says) => {
    expect(said(entryForms, { answerKey, slips: slips(...wrong) })).toEqual(says);
  },
);

test("a slip that is right, or another slip, in a form in which it may be typed is told", () => {
  const answerKey = values([2, 3]);
  const near = said(entryForms, { answerKey, slips: slips([66_667, 100_000]) });
  const typed = [".6666", ".6667", "0.666", "0.667"];
  expect(near).toEqual(typed.map((form) => `the slip 66667/100000 is right when typed as ${form}`));
  const twice = said(entryForms, { answerKey, slips: slips([1, 4], [1, 4]) });
  expect(twice).toContain("1/4 is taken for another slip than 1/4");
  expect(twice.every((complaint) => complaint.includes("another slip"))).toBe(true);
});

const [FIRST] = made.item.slips;

test.each([
  ["no slip", { slips: [] }, ["no slip is foreseen"]],
  ["an empty reason of the key", { why: " " }, ["a reason is empty"]],
  [
    "a slip without its value",
    { slips: [{ ...FIRST, value: { num: 7, den: 2 }, reason: "A slip leads to $3$." }] },
    ["the reason of 7/2 does not show it"],
  ],
  [
    "a slip whose value stands in a longer one",
    { slips: [{ ...FIRST, value: { num: 7, den: 2 }, reason: "A slip leads to $13.5$." }] },
    ["the reason of 7/2 does not show it"],
  ],
  [
    "a slip shown as a decimal",
    { slips: [{ ...FIRST, value: { num: 7, den: 2 }, reason: "A slip leads to $3.5$." }] },
    [],
  ],
  [
    "a slip that is none",
    {
      slips: [
        { ...FIRST, code: "typo", value: { num: 7, den: 2 }, reason: "A slip leads to $3.5$." },
      ],
    },
    ["7/2 stands for typo, which is no registered slip"],
  ],
  [
    "a misread figure",
    {
      slips: [
        {
          ...FIRST,
          code: "figure-misread",
          value: { num: 7, den: 2 },
          reason: "A slip leads to $3.5$.",
        },
      ],
    },
    ["7/2 misreads a figure that is not there"],
  ],
])("of %s is said what is wrong", (_, fields: object, says) => {
  expect(said(entrySlips, fields)).toEqual(says);
});

test("two answers with one reason are told, whatever stands around it", () => {
  const [first] = slips([1, 2]);
  const reason = first?.reason ?? "";
  expect(said(entrySlips, { why: `${reason} `, slips: slips([1, 2]) })).toEqual([
    `two answers have the reason "${reason}"`,
  ]);
});

const FIVE: Facts = { kind: "value", given: ["x + 2 = 7"], ask: "x" };
const PART: Facts = { kind: "any-solution", given: ["2*x > 3", "x <= 4"], unknown: "x" };
const ROOTS: Facts = { kind: "any-solution", given: ["x^2 = 9"], unknown: "x" };

test.each([
  [FIVE, values([5, 1]), []],
  [FIVE, values([6, 1]), ["the key is 6, which the second solver finds wrong"]],
  [FIVE, values([5, 1], [6, 1]), ["the facts have one answer, the key has 2"]],
  [FIVE, values(), ["the facts have one answer, the key has 0"]],
  [FIVE, between([4, 1], [6, 1]), ["the facts have one answer, the key is a range"]],
  [{ kind: "statistic", data: [1, 2], statistic: "mean" }, values([3, 2]), []],
  [
    {
      kind: "probability",
      cells: [
        { labels: ["a"], count: 1 },
        { labels: ["b"], count: 3 },
      ],
      event: ["a"],
      given: [],
    },
    values([1, 4]),
    [],
  ],
  [
    {
      kind: "measure",
      points: { A: ["0", "0"], B: ["3", "4"] },
      ask: { measure: "length", of: ["A", "B"] },
    },
    values([5, 1]),
    [],
  ],
  [{ kind: "solutions", given: "x^2 = 5*x", unknown: "x", ask: "sum" }, values([5, 1]), []],
  [
    { kind: "whole-number", given: ["2*x < 9"], unknown: "x", extreme: "greatest" },
    values([4, 1]),
    [],
  ],
  [{ kind: "extreme", expression: "x^2 - 2*x", unknown: "x", ask: "value" }, values([-1, 1]), []],
  [{ kind: "circle", equation: "x^2 + y^2 = 25", ask: "radius" }, values([5, 1]), []],
  [
    {
      kind: "solid",
      parts: [{ solid: "box", width: "2", depth: "3", height: "4" }],
      measure: "volume",
    },
    values([24, 1]),
    [],
  ],
  [
    { kind: "constant", given: "x^2 = k", unknown: "x", constant: "k", solutions: "one" },
    values([0, 1]),
    ["facts of the kind constant may have several answers"],
  ],
  [ROOTS, values([3, 1], [-3, 1]), []],
  [ROOTS, values([3, 1]), ["the key and the facts do not agree on -3/1"]],
  [
    PART,
    {
      kind: "interval",
      low: { value: { num: 3, den: 2 }, included: false },
      high: { value: { num: 4, den: 1 }, included: true },
    },
    [],
  ],
  [PART, between([3, 2], [4, 1]), ["the key and the facts do not agree on 4/1"]],
  [
    PART,
    between([1, 1], [4, 1], true),
    [
      "the key and the facts do not agree on 1/1",
      "the key and the facts do not agree on 5/4",
      "the key and the facts do not agree on 3/2",
    ],
  ],
] as const satisfies readonly (readonly [Facts, EntryKey, readonly string[]])[])(
  "of %j with the key %j is said %j",
  (facts, answerKey, says) => {
    expect(said(entrySolver, { answerKey, slips: [] }, facts)).toEqual(says);
  },
);

test("a slip that the second solver finds right is told", () => {
  const fields = { answerKey: values([5, 1]), slips: slips([4, 1], [5, 1]) };
  expect(said(entrySolver, fields, FIVE)).toEqual(["the slip 5 is right"]);
});

test.each([
  [
    "a slip",
    { slips: [{ ...FIRST, reason: "This choice takes it." }] },
    "the reason of slip 1 speaks of options",
  ],
  ["the key", { why: "The other options fail." }, "the reason of the key speaks of options"],
  ["a tip", { tip: "Which of the following holds?" }, "the tip speaks of options"],
])("what speaks of options in the text of %s is told", (_, fields: object, says) => {
  expect(said(entryWording, fields)).toEqual([says]);
});

test.each([
  ["What is the value of $x$?", values([1, 2]), []],
  ["What is one possible value of $x$?", values([1, 2], [3, 2]), []],
  ["What is one of the solutions?", between([1, 2], [3, 2]), []],
  ["What is the value of $x$?", values([1, 2], [3, 2]), ["the stem asks for the one value"]],
  [
    "What is one possible value of $x$?",
    values([1, 2]),
    ["the stem asks for one of several values"],
  ],
] as const)("of the stem %j with the key %j is said %j", (question, answerKey, says) => {
  expect(said(entryWording, { question, answerKey })).toEqual(says);
});

test("a text may show a value as a fraction or as it is typed, a large one with commas", () => {
  expect(printedValues(values([-3, 2]))).toEqual(
    expect.arrayContaining(["$-\\frac{3}{2}$", "$-1.5$"]),
  );
  expect(printedValues(values([-15_000, 1]))).toEqual(
    expect.arrayContaining(["$-15000$", "$-15{,}000$", "$-15,000$"]),
  );
  expect(printedValues(between([1, 2], [3, 2]))).toEqual([]);
});

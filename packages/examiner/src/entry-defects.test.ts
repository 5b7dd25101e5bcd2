import { type EntryModel, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { judgeModel } from "./batch/batch-gates.ts";
import { reportModel } from "./batch/model-report.ts";
import { makeReport } from "./batch/report.ts";
import { tallyLevel } from "./batch/tally-level.ts";
import { printReport } from "./cli/print-report.ts";
import { examine } from "./examine.ts";
import { gates } from "./gates/index.ts";
import {
  type EntryCreation,
  changedEntry,
  soundEntry,
  soundRange,
} from "./testing/sound-entries.ts";

/** Seeds tried; a defect must be caught in every one of them. */
const SEEDS = [0, 1, 2, 3, 4, 5];

function gatesThatReject(model: EntryModel, seed: number): string[] {
  const findings = examine(generate(model, "Easy", seed), model);
  for (const { complaint } of findings) expect(complaint).toMatch(/\w/);
  return [...new Set(findings.map(({ gate }) => gate))].toSorted();
}

test.each([soundEntry, soundRange])("the sound model $id passes every gate", (model) => {
  for (const seed of SEEDS) {
    expect(examine(generate(model, "Easy", seed), model)).toEqual([]);
  }
});

type Draft = EntryCreation["draft"];

function withDraft(change: (draft: Draft) => Partial<Draft>) {
  return (made: EntryCreation): EntryCreation => ({
    ...made,
    draft: { ...made.draft, ...change(made.draft) },
  });
}

function onlyValue(key: Draft["answerKey"]): Draft["slips"][number]["value"] {
  const [value] = key.kind === "values" ? key.values : [];
  if (value === undefined) throw new RangeError("the sound key has a value");
  return value;
}

function withValue(change: (num: number, den: number) => Draft["slips"][number]["value"]) {
  return withDraft(({ answerKey }) => {
    const { num, den } = onlyValue(answerKey);
    return { answerKey: { kind: "values", values: [change(num, den)] } };
  });
}

function withFirstSlip(change: (slip: Draft["slips"][number], draft: Draft) => object) {
  return withDraft((draft) => ({
    slips: draft.slips.map((slip, at) => (at === 0 ? { ...slip, ...change(slip, draft) } : slip)),
  }));
}

type Range = Extract<Draft["answerKey"], { kind: "interval" }>;

function withRange(change: (range: Range) => Partial<Range>) {
  return withDraft(({ answerKey }) => {
    if (answerKey.kind !== "interval") throw new RangeError("the sound range is one");
    return { answerKey: { ...answerKey, ...change(answerKey) } };
  });
}

type Defect = readonly [
  name: string,
  gates: readonly string[],
  model: EntryModel,
  change: (creation: EntryCreation) => EntryCreation,
];

const defects: readonly Defect[] = [
  [
    "a wrong key",
    ["entry-solver", "plug-in"],
    soundEntry,
    withValue((num, den) => ({ num: num + 3, den })),
  ],
  [
    "a key not in lowest terms",
    ["entry-forms"],
    soundEntry,
    withValue((num, den) => ({ num: 2 * num, den: 2 * den })),
  ],
  [
    "a key that nobody can enter",
    ["claims", "entry-forms", "printed-facts", "printed-numbers", "printed-words"],
    soundEntry,
    (made) => ({
      ...withValue((num) => ({ num: num * 100_000, den: 3 }))(made),
      facts: {
        kind: "value",
        given: [`3*x = ${onlyValue(made.draft.answerKey).num * 100_000}`],
        ask: "x",
      },
    }),
  ],
  [
    "a slip equal to the key",
    ["entry-forms", "entry-slips", "entry-solver", "plug-in"],
    soundEntry,
    withFirstSlip((_, { answerKey }) => ({
      value: onlyValue(answerKey),
      reason: "Losing the sign gives it.",
    })),
  ],
  [
    "a slip that is the key once both are cut to fit",
    ["entry-forms", "entry-slips"],
    soundEntry,
    withFirstSlip((_, { answerKey }) => {
      const { num, den } = onlyValue(answerKey);
      return { value: { num: num * 100_000 + (num < 0 ? -1 : 1), den: den * 100_000 } };
    }),
  ],
  [
    "two slips of one value",
    ["entry-forms"],
    soundEntry,
    withDraft(({ slips: [first, second] }) => {
      if (first === undefined || second === undefined) throw new RangeError("there are two");
      return { slips: [first, { ...second, value: first.value, reason: `Or: ${first.reason}` }] };
    }),
  ],
  ["no slip foreseen", ["entry-slips"], soundEntry, withDraft(() => ({ slips: [] }))],
  [
    "a reason that ends in another value",
    ["entry-slips"],
    soundEntry,
    withFirstSlip(() => ({ reason: "Losing the sign gives $12345$." })),
  ],
  ["an empty reason", ["entry-slips", "shape"], soundEntry, withFirstSlip(() => ({ reason: "" }))],
  [
    "a misread figure that is not there",
    ["entry-slips"],
    soundEntry,
    withFirstSlip(() => ({ code: "figure-misread" })),
  ],
  [
    "a stem that speaks of options",
    ["entry-wording"],
    soundEntry,
    withDraft(({ question }) => ({
      question: question.replace("What value", "Which of the following values"),
    })),
  ],
  [
    "a stem that asks for one of several values where there is one",
    ["entry-wording"],
    soundEntry,
    withDraft(({ question }) => ({
      question: question.replace("What value", "What is one possible value"),
    })),
  ],
  [
    "a stem that asks for the one value of a range",
    ["entry-wording"],
    soundRange,
    withDraft(({ question }) => ({ question: question.replace("one possible", "the") })),
  ],
  [
    "a range that takes its bound",
    ["entry-forms", "entry-solver"],
    soundRange,
    withRange(({ low }) => ({ low: { ...low, included: true } })),
  ],
  [
    "a range too wide",
    ["entry-solver"],
    soundRange,
    withRange(({ high }) => ({
      high: { ...high, value: { num: high.value.num + 1, den: 1 } },
    })),
  ],
  [
    "one value where a whole range is right",
    ["entry-solver", "entry-wording"],
    soundRange,
    withDraft(({ answerKey }) => {
      if (answerKey.kind !== "interval") throw new RangeError("the sound range is one");
      return {
        answerKey: { kind: "values", values: [{ num: answerKey.low.value.num + 1, den: 1 }] },
      };
    }),
  ],
  [
    "facts that may have several answers",
    ["claims", "entry-solver", "printed-words"],
    soundEntry,
    (made) => ({
      ...made,
      facts: { kind: "constant", given: "x^2 = k", unknown: "x", constant: "k", solutions: "two" },
    }),
  ],
  [
    "a hint that holds the key, with nothing that could stand for it",
    ["hint"],
    soundEntry,
    withDraft(({ answerKey }) => {
      const { num, den } = onlyValue(answerKey);
      const sign = num < 0 ? "-" : "";
      const told = `Compare it with $${sign}\\frac{${Math.abs(num)}}{${den}}$.`;
      return { hint: told, opening: told, tip: told };
    }),
  ],
];

test.each(defects)("%s is caught by %j", (_, by, model, change) => {
  const broken = changedEntry(model, change);
  for (const seed of SEEDS) expect(gatesThatReject(broken, seed)).toEqual(by);
});

test("every gate on entries has a defect that it is seen to catch", () => {
  const caught = new Set(defects.flatMap(([, by]) => by));
  const onEntries = gates.filter(({ kinds }) => kinds === "entry").map(({ id }) => id);
  expect(onEntries.filter((id) => !caught.has(id))).toEqual([]);
});

test("a report on entries says that there was nothing to guess from, and divides by nothing", () => {
  const report = reportModel(soundEntry, [tallyLevel(soundEntry, "Easy", 20)]);
  expect(report).toMatchObject({ items: 20, invalid: 0, guessed: 0, optionDesign: "entry" });
  expect(judgeModel(report, soundEntry)).toEqual([]);
  const whole = makeReport({ from: 0, seeds: 20 }, [soundEntry], [{ report }]);
  expect(whole.passed).toBe(true);
  const text = printReport(whole);
  expect(text).toMatch(/entry-sample .* no options {2}- +- +- /);
  expect(text).not.toMatch(/NaN|Infinity/);
});

import type { CopiedScoreReport, SittingSummary } from "@sat/contract";
import { expect, it } from "vitest";
import { comparisonsOf, whatHasChanged } from "./compared-scores.ts";

function sat(day: string, score: SittingSummary["score"], change: Partial<SittingSummary> = {}) {
  const manner = { timing: "exam", extraBreaks: false, mode: "strict" } as const;
  const startedAt = `${day}T12:00:00.000Z`;
  const own = { id: day, test: { kind: "full" }, startedAt, endedAt: startedAt, score } as const;
  return { ...manner, ...own, ...change } satisfies SittingSummary;
}

function points(low: number, high: number) {
  return { estimate: (low + high) / 2, low, high };
}

const REPORT: CopiedScoreReport = {
  id: "report-1",
  day: "2026-10-03",
  scores: { "Reading and Writing": 790, Math: 600 },
  bands: {},
};

it("puts tests and reports of the exam of one kind together, the first day first", () => {
  const math = { test: { kind: "section", section: "Math" } } as const;
  const comparisons = comparisonsOf(
    [sat("2026-11-20", points(1200, 1400)), sat("2026-11-07", points(560, 700), math)],
    [REPORT],
  );
  expect(
    comparisons.map(({ name, scores }) => [name, ...scores.map((each) => [each.low, each.high])]),
  ).toEqual([
    ["Whole exam", [1350, 1430], [1200, 1400]],
    ["Math", [570, 630], [560, 700]],
  ]);
});

it("draws no range beyond the end of the scale", () => {
  const [writing] = comparisonsOf([], [REPORT, { ...REPORT, id: "report-2", day: "2026-11-07" }])
    .filter(({ name }) => name === "Reading and Writing")
    .flatMap(({ scores }) => scores);
  expect(writing).toMatchObject({ low: 760, high: 800, isReal: true });
});

it("leaves out what there is one score of, and tests without a score", () => {
  const tests = [sat("2026-11-07", null), sat("2026-11-20", points(1200, 1400))];
  expect(comparisonsOf(tests, [])).toEqual([]);
});

it.each([
  ["neither a rise nor a fall", points(1100, 1300), points(1300, 1400)],
  ["that is a rise", points(1100, 1290), points(1300, 1400)],
  ["that is a fall", points(1300, 1400), points(1100, 1290)],
])("says of the last two ranges: %s", (words, before, last) => {
  const [comparison] = comparisonsOf([sat("2026-11-07", before), sat("2026-11-20", last)], []);
  expect(comparison && whatHasChanged(comparison)).toContain(words);
});

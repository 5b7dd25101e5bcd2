import type { CopiedScoreReport, SittingSummary } from "@sat/contract";
import { expect, it } from "vitest";
import { comparisonsOf, whatHasChanged } from "./compared-scores.ts";

type Told = SittingSummary["score"];

function sat(day: string, change: Partial<SittingSummary>): SittingSummary {
  const manner = { timing: "exam", extraBreaks: false, mode: "strict" } as const;
  const startedAt = `${day}T12:00:00.000Z`;
  const own = { id: day, test: { kind: "full" }, startedAt, endedAt: startedAt } as const;
  return { ...manner, ...own, score: null, sections: [], ...change };
}

function full(day: string, { total, math = null }: { readonly total: Told; readonly math?: Told }) {
  const sections = [
    { section: "Reading and Writing" as const, score: null },
    { section: "Math" as const, score: math },
  ];
  return sat(day, { score: total, sections });
}

function mathAlone(day: string, score: Told, test: SittingSummary["test"]) {
  return sat(day, { test, score, sections: [{ section: "Math", score }] });
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

it("puts totals together, and each section of whatever test and report, the first day first", () => {
  const math = { kind: "section", section: "Math" } as const;
  const comparisons = comparisonsOf(
    [
      full("2026-11-20", { total: points(1200, 1400), math: points(580, 720) }),
      mathAlone("2026-11-07", points(560, 700), math),
    ],
    [REPORT],
  );
  expect(
    comparisons.map(({ name, scores }) => [name, ...scores.map((each) => [each.low, each.high])]),
  ).toEqual([
    ["Whole exam", [1350, 1430], [1200, 1400]],
    ["Math", [570, 630], [560, 700], [580, 720]],
  ]);
});

it("takes no section for a total, where a test was ended before its other section", () => {
  const [only, ...more] = comparisonsOf(
    [mathAlone("2026-11-07", points(560, 700), { kind: "full" })],
    [REPORT],
  );
  expect(only).toMatchObject({ name: "Math", scores: [{}, { name: "Full test" }] });
  expect(more).toEqual([]);
});

it("draws no range beyond the end of the scale", () => {
  const [writing] = comparisonsOf([], [REPORT, { ...REPORT, id: "report-2", day: "2026-11-07" }])
    .filter(({ name }) => name === "Reading and Writing")
    .flatMap(({ scores }) => scores);
  expect(writing).toMatchObject({ low: 760, high: 800, isReal: true });
});

it("leaves out what there is one score of, and tests without a score", () => {
  const tests = [
    full("2026-11-07", { total: null }),
    full("2026-11-20", { total: points(1200, 1400), math: points(580, 720) }),
  ];
  expect(comparisonsOf(tests, [])).toEqual([]);
});

it.each([
  ["neither a rise nor a fall", points(1100, 1300), points(1300, 1400)],
  ["that is a rise", points(1100, 1290), points(1300, 1400)],
  ["that is a fall", points(1300, 1400), points(1100, 1290)],
])("says of the last two ranges: %s", (words, before, last) => {
  const tests = [full("2026-11-07", { total: before }), full("2026-11-20", { total: last })];
  const [comparison] = comparisonsOf(tests, []);
  expect(comparison && whatHasChanged(comparison)).toContain(words);
});

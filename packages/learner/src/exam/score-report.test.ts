import { expect, test } from "vitest";
import { faultsIn, type ScoreReport } from "./score-report.ts";

const TODAY = 20_000;

const report: ScoreReport = {
  day: TODAY - 30,
  scores: { "Reading and Writing": 610, Math: 800 },
  bands: { "Craft and Structure": 1, Algebra: 7 },
};

test("a report may have bands of some domains, of all, or none", () => {
  expect(faultsIn(report, TODAY)).toEqual([]);
  expect(faultsIn({ ...report, bands: {} }, TODAY)).toEqual([]);
  expect(faultsIn({ ...report, day: TODAY }, TODAY)).toEqual([]);
});

const scores = (math: number) => ({ "Reading and Writing": 500, Math: math });
const score = { what: "score", section: "Math" };
const band = { what: "band", domain: "Algebra" };

test.each([
  ["of tomorrow", { day: TODAY + 1 }, { what: "day" }],
  ["of six years ago", { day: TODAY - 6 * 365 }, { what: "day" }],
  ["of half a day", { day: TODAY - 0.5 }, { what: "day" }],
  ["with 190 points", { scores: scores(190) }, score],
  ["with 810 points", { scores: scores(810) }, score],
  ["with 505 points", { scores: scores(505) }, score],
  [
    "of a domain that there is not",
    { bands: { Geometry: 4 } },
    { what: "domain", domain: "Geometry" },
  ],
  ["with band 0", { bands: { Algebra: 0 } }, band],
  ["with band 8", { bands: { Algebra: 8 } }, band],
  ["with half a band", { bands: { Algebra: 4.5 } }, band],
])("a report %s is none", (_, told: Partial<ScoreReport>, fault) => {
  expect(faultsIn({ ...report, ...told }, TODAY)).toEqual([fault]);
});

test("each thing that no report says is told", () => {
  const wrong = { day: TODAY + 1, scores: scores(1), bands: { Algebra: 9 } };
  expect(faultsIn(wrong, TODAY)).toEqual([{ what: "day" }, score, band]);
});

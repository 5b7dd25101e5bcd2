import { expect, test } from "vitest";
import { faultIn, type ScoreReport } from "./score-report.ts";

const TODAY = 20_000;

const report: ScoreReport = {
  day: TODAY - 30,
  scores: { "Reading and Writing": 610, Math: 800 },
  bands: { "Craft and Structure": 1, Algebra: 7 },
};

test("a report may have bands of some domains, of all, or none", () => {
  expect(faultIn(report, TODAY)).toBeNull();
  expect(faultIn({ ...report, bands: {} }, TODAY)).toBeNull();
  expect(faultIn({ ...report, day: TODAY }, TODAY)).toBeNull();
});

test.each([
  ["of tomorrow", { day: TODAY + 1 }, "day"],
  ["of six years ago", { day: TODAY - 6 * 365 }, "day"],
  ["of half a day", { day: TODAY - 0.5 }, "day"],
  ["with 190 points", { scores: { "Reading and Writing": 190, Math: 500 } }, "score"],
  ["with 810 points", { scores: { "Reading and Writing": 500, Math: 810 } }, "score"],
  ["with 505 points", { scores: { "Reading and Writing": 505, Math: 500 } }, "score"],
  ["of a domain that there is not", { bands: { Geometry: 4 } }, "domain"],
  ["with band 0", { bands: { Algebra: 0 } }, "band"],
  ["with band 8", { bands: { Algebra: 8 } }, "band"],
  ["with half a band", { bands: { Algebra: 4.5 } }, "band"],
])("a report %s is none", (_, told: Partial<ScoreReport>, fault) => {
  expect(faultIn({ ...report, ...told }, TODAY)).toBe(fault);
});

import { expect, test } from "vitest";
import { UNKNOWN } from "../ability.ts";
import { foldAll } from "../fold.ts";
import { domainEstimate, sectionEstimate } from "../score-range.ts";
import { SKILL_ORDER } from "../skill-order.ts";
import { anAnswer } from "../testing/an-answer.ts";
import { foldReport } from "./fold-report.ts";
import type { ScoreReport } from "./score-report.ts";

const DAY = 100;

/** Of the middle of both scales, unless told otherwise. */
function aReport(math: number, told: Partial<ScoreReport> = {}): ScoreReport {
  return { day: DAY, scores: { "Reading and Writing": 500, Math: math }, bands: {}, ...told };
}

/** Two answers in three right, of all skills, on one day. */
const PRACTISED = foldAll(
  Array.from({ length: 90 }, (_, at) =>
    anAnswer({
      skill: SKILL_ORDER[at % SKILL_ORDER.length] ?? "WIC",
      outcome: at % 3 ? "right" : "wrong",
      day: DAY,
    }),
  ),
);
const math = (ability: typeof UNKNOWN) => sectionEstimate(ability, "Math");

test.each([
  ["newcomer", UNKNOWN],
  ["learner", PRACTISED],
])("a %s's ability is drawn to what the report says, and is surer for it", (_, ability) => {
  const before = math(ability);
  const better = math(foldReport(ability, aReport(760)));
  const worse = math(foldReport(ability, aReport(300)));
  expect(better.mean).toBeGreaterThan(before.mean);
  expect(better.mean).toBeLessThan(260 / 115);
  expect(worse.mean).toBeLessThan(before.mean);
  expect(better.spread).toBeLessThan(0.9 * before.spread);
  expect(better.answers).toBe(before.answers);
});

test("a score at an end of the scale does not draw back who is believed to be beyond it", () => {
  const ability = { ...UNKNOWN, means: UNKNOWN.means.map((mean) => mean + 3) };
  const after = (points: number) => {
    const scores = { "Reading and Writing": points, Math: points };
    return math(foldReport(ability, aReport(points, { scores }))).mean;
  };
  expect(after(800)).toBe(math(ability).mean);
  expect(after(790)).toBeLessThan(math(ability).mean);
});

test("bands move domains apart, and leave the section about where its score has it", () => {
  const plain = foldReport(UNKNOWN, aReport(500));
  const banded = foldReport(
    UNKNOWN,
    aReport(500, {
      bands: {
        Algebra: 6,
        "Advanced Math": 3,
        "Problem-Solving and Data Analysis": 4,
        "Geometry and Trigonometry": 3,
      },
    }),
  );
  expect(domainEstimate(banded, "Algebra").mean).toBeGreaterThan(
    domainEstimate(plain, "Algebra").mean,
  );
  expect(domainEstimate(banded, "Advanced Math").mean).toBeLessThan(
    domainEstimate(plain, "Advanced Math").mean,
  );
  expect(Math.abs(math(banded).mean - math(plain).mean)).toBeLessThan(0.05);
});

test("the band of one domain alone says nothing of how domains differ", () => {
  const { means } = foldReport(UNKNOWN, aReport(500, { bands: { Algebra: 6 } }));
  expect(means).toEqual(foldReport(UNKNOWN, aReport(500)).means);
});

test("a report that is older than the answers moves less, and no day is taken back", () => {
  const recent = foldReport(PRACTISED, aReport(760));
  const old = foldReport(PRACTISED, aReport(760, { day: DAY - 400 }));
  expect(math(old).mean).toBeLessThan(math(recent).mean);
  expect(math(old).mean).toBeGreaterThan(math(PRACTISED).mean);
  expect(old.day).toBe(DAY);
});

import { EXAM_SECTIONS, examSectionOf } from "@sat/item";
import { expect, test } from "vitest";
import { UNKNOWN } from "./ability.ts";
import type { Answer } from "./answer.ts";
import { foldAll } from "./fold.ts";
import {
  narrowing,
  rangeOfSection,
  sectionEstimate,
  sectionRange,
  stepOf,
  totalRange,
} from "./score-range.ts";
import { SKILL_ORDER } from "./skill-order.ts";
import { anAnswer } from "./testing/an-answer.ts";

const MATH = SKILL_ORDER.filter((skill) => examSectionOf(skill) === "Math");

/** So many answers of these skills in turn, of which one in so many is wrong. */
function after(count: number, wrong: number, told: Partial<Answer> = {}, skills = SKILL_ORDER) {
  return foldAll(
    Array.from({ length: count }, (_, at) =>
      anAnswer({
        skill: skills[at % skills.length] ?? "WIC",
        outcome: at % wrong ? "right" : "wrong",
        ...told,
      }),
    ),
  );
}

test("no range is told of who has answered nothing, or next to nothing", () => {
  for (const ability of [UNKNOWN, after(10, 3)]) {
    for (const section of EXAM_SECTIONS) expect(sectionRange(ability, section)).toBeNull();
    expect(totalRange(ability)).toBeNull();
  }
});

test("a section's range comes with its answers, and the whole exam's with both", () => {
  const ability = after(100, 3, {}, MATH);
  expect(sectionRange(ability, "Math")).not.toBeNull();
  expect(sectionRange(ability, "Reading and Writing")).toBeNull();
  expect(totalRange(ability)).toBeNull();
});

test("a range is in tens, around what is believed, and narrower with more answers", () => {
  const widths = [100, 1000].map((count) => {
    const ability = after(count, 3);
    const { low, high } = sectionRange(ability, "Math") ?? { low: 0, high: 0 };
    expect([low % 10, high % 10]).toEqual([0, 0]);
    const middle = 500 + 115 * sectionEstimate(ability, "Math").mean;
    expect(Math.abs((low + high) / 2 - middle)).toBeLessThanOrEqual(10);
    return high - low;
  });
  expect(widths[1]).toBeLessThan(widths[0] ?? 0);
  // Difficulties that are all off together are never answered away.
  expect(widths[1]).toBeGreaterThanOrEqual(2 * 1.645 * 115 * 0.25);
});

test("the whole exam's range is narrower than both sections' together", () => {
  const ability = after(300, 3);
  const width = (range: ReturnType<typeof totalRange>) => (range?.high ?? 0) - (range?.low ?? 0);
  const sections = EXAM_SECTIONS.map((section) => width(sectionRange(ability, section)));
  expect(width(totalRange(ability))).toBeLessThan((sections[0] ?? 0) + (sections[1] ?? 0));
  expect(width(totalRange(ability))).toBeGreaterThan(Math.max(...sections));
});

test.each([
  ["right", 800, 1600],
  ["wrong", 200, 400],
] as const)(
  "whoever has answered all of it %s has a range that ends at %i, and at %i",
  (outcome, section, total) => {
    const ability = after(600, 1, { outcome, level: outcome === "right" ? "Hard" : "Easy" });
    const end = outcome === "right" ? "high" : "low";
    for (const each of EXAM_SECTIONS) expect(sectionRange(ability, each)?.[end]).toBe(section);
    expect(totalRange(ability)?.[end]).toBe(total);
  },
);

test("an earlier day's estimate gives the range that it gave then", () => {
  const ability = after(300, 3);
  expect(rangeOfSection(sectionEstimate(ability, "Math"))).toEqual(sectionRange(ability, "Math"));
});

test("skills that weigh much in the exam narrow a range first, until they are known", () => {
  const [first] = narrowing(UNKNOWN, ["Reading and Writing"]);
  expect(first).toBe("WIC");
  const known = after(200, 3, {}, ["WIC"]);
  expect(narrowing(known, ["Reading and Writing"])[0]).not.toBe("WIC");
});

test("only a section's own skills narrow its range, and each is named once", () => {
  expect(narrowing(UNKNOWN, ["Math"]).toSorted()).toEqual(MATH.toSorted());
  expect(narrowing(UNKNOWN, EXAM_SECTIONS)).toHaveLength(SKILL_ORDER.length);
});

/** The exam's seven bands, by their lowest and highest scores. */
const BANDS = {
  WIC: [
    [200, 360],
    [370, 410],
    [420, 480],
    [490, 540],
    [550, 600],
    [610, 670],
    [680, 800],
  ],
  "H.A": [
    [200, 360],
    [370, 410],
    [420, 460],
    [470, 540],
    [550, 600],
    [610, 670],
    [680, 800],
  ],
} as const;

test.each(["WIC", "H.A"] as const)("the steps of %s are the bands of its section", (skill) => {
  for (const [at, scores] of BANDS[skill].entries())
    for (const score of scores)
      expect(stepOf(skill, { mean: (score - 500) / 115, answers: 1 })).toBe(at + 1);
});

test("an ability off the scale stands on the step at its end", () => {
  expect(stepOf("WIC", { mean: -4, answers: 1 })).toBe(1);
  expect(stepOf("WIC", { mean: 4, answers: 1 })).toBe(7);
});

test("a skill stands on no step before its first answer", () => {
  expect(stepOf("WIC", { mean: 0, answers: 0 })).toBeNull();
});

test("a range is narrower where difficulties are known better, and wider where they are known less", () => {
  const width = (spread: number | undefined) => {
    const difficulty = spread === undefined ? undefined : { mean: 0, spread };
    const { low, high } = sectionRange(after(150, 3, { difficulty }), "Math") ?? {
      low: 0,
      high: 0,
    };
    return high - low;
  };
  expect(width(0.1)).toBeLessThan(width(undefined));
  expect(width(1.5)).toBeGreaterThan(width(undefined));
});

test("a range is higher where the same answers are to questions that are harder than declared", () => {
  const low = (mean: number) =>
    sectionRange(after(150, 3, { difficulty: { mean, spread: 0.5 } }), "Math")?.low ?? 0;
  expect(low(0.5)).toBeGreaterThan(low(0));
});

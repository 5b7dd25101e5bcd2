import { expect, test } from "vitest";
import { aSatSection } from "../testing/a-sat-section.ts";
import { pointsIfRight } from "./points-if-right.ts";
import { sectionScore } from "./section-score.ts";

const sat = aSatSection({ route: "harder", first: [8, 7, 2], second: [3, 7, 5] });

test("all misses together have cost what is missing to 800", () => {
  const missing = 800 - (sectionScore(sat)?.estimate ?? 0);
  expect(Math.abs(pointsIfRight(sat, () => true) - missing)).toBeLessThanOrEqual(5);
});

test("misses in either module have cost points, and more of them have cost more", () => {
  const medium = sat.first.filter(({ level, right }) => level === "Medium" && !right);
  const later = sat.second?.answers.filter(({ right }) => !right) ?? [];
  const of = (missed: typeof later) => pointsIfRight(sat, (answer) => missed.includes(answer));
  expect(of(medium.slice(0, 1))).toBeGreaterThan(0);
  expect(of(later.slice(0, 1))).toBeGreaterThan(0);
  expect(of([...medium, ...later])).toBeGreaterThan(of(medium));
});

test("what was right has cost nothing", () => {
  expect(pointsIfRight(sat, ({ right }) => right)).toBe(0);
});

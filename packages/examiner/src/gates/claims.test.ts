import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath } from "../testing/sound-models.ts";
import { claims } from "./claims.ts";

const specimen = generate(soundMath, "Easy", 0);

function said(facts: Facts, ...claimed: readonly string[]): readonly string[] {
  const steps = [{ text: "A step." }, ...claimed.map((claim) => ({ text: "A step.", claim }))];
  return claims.check({ ...specimen, facts, steps }, soundMath);
}

const LINE: Facts = { kind: "value", given: ["x + y = 5", "x - y = 1"], ask: "x" };
const ANY_LINE: Facts = { kind: "value", given: ["a*x = 2*a"], constants: ["a"], ask: "x" };
const COUNT: Facts = { kind: "solution-count", given: ["x^2 = 9"], unknowns: ["x"] };
const NO_COUNT: Facts = { kind: "solution-count", given: ["x^2 = -9"], unknowns: ["x"] };
const SET: Facts = { kind: "solution-set", given: ["x - 2 = 3"], unknown: "x" };
const SAID: Facts = {
  kind: "statement",
  given: ["y = a*x", "x = 2"],
  constants: ["a"],
  claims: {},
};
const POINTS: Facts = {
  kind: "through",
  at: [
    { x: "1", y: "2" },
    { x: "2", y: "4" },
  ],
};
const FORM: Facts = { kind: "equivalent", expression: "2*x" };
const TIED: Facts = { kind: "equivalent", expression: "2*x", where: ["y = x^2"] };
const ROOTS: Facts = {
  kind: "solutions",
  given: "x^2 = 3*a*x",
  unknown: "x",
  constants: ["a"],
  ask: "sum",
};
const RANGE: Facts = { kind: "any-solution", given: ["x > 2", "x < 5"], unknown: "x" };
const WHOLE: Facts = {
  kind: "whole-number",
  given: ["2*x < 9"],
  unknown: "x",
  extreme: "greatest",
};
const PEAK: Facts = { kind: "extreme", expression: "x^2 - 2*x", unknown: "x", ask: "value" };
const RING: Facts = { kind: "circle", equation: "x^2 + y^2 = 25", ask: "radius" };
const MEAN: Facts = { kind: "statistic", data: [1, 2], statistic: "mean" };

test.each([
  [LINE, "x = 3", "x = 2"],
  [LINE, "y = 2", "y > 2"],
  [LINE, "2 + 3 = 5", "2 + 3 = 6"],
  [ANY_LINE, "a*x = x + x*(a - 1)", "x = a"],
  [COUNT, "x^2 = 9", "x = 3"],
  [NO_COUNT, "9 > 0", "x^2 = -9"],
  [SET, "x = 5", "x > 5"],
  [SAID, "y = 2*a", "y = 4"],
  [POINTS, "y = 2*x", "y = x + 1"],
  [FORM, "2*x = x + x", "2*x = x"],
  [FORM, "2 = 1 + 1", "2*x >= x + x"],
  [TIED, "x*x + 1 = y + 1", "x*x = x*y"],
  [ROOTS, "x^2 = 3*a*x", "x = 3*a"],
  [RANGE, "x > 1", "x > 3"],
  [WHOLE, "x = 4", "x = 3"],
  [PEAK, "x^2 - 2*x = (x - 1)^2 - 1", "x = 1"],
  [RING, "2*x^2 + 2*y^2 = 50", "x^2 + y^2 = 24"],
  [MEAN, "(1 + 2)/2 = 1.5", "(1 + 2)/2 = 2"],
])("of %j a step may claim %s, and not %s", (facts, so, notSo) => {
  expect(said(facts, so)).toEqual([]);
  expect(said(facts, so, notSo)).toEqual([`the step claims ${notSo}, which is not so`]);
});

test("every part of a chain is judged, and facts that cannot be solved harm nobody who claims nothing", () => {
  expect(said(LINE, "2 < x < 4")).toEqual([]);
  expect(said(LINE, "2 < x < 3")).toEqual(["the step claims 2 < x < 3, which is not so"]);
  expect(said({ kind: "value", given: ["x ="], ask: "x" })).toEqual([]);
});

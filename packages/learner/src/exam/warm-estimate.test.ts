import fc from "fast-check";
import { expect, test } from "vitest";
import { DIFFICULTIES } from "@sat/item";
import { chanceOn, curveOf } from "./curve.ts";
import { information, warmEstimate } from "./warm-estimate.ts";
import type { ScoredAnswer } from "./sat-section.ts";

const answers = fc.array(
  fc.record({
    skill: fc.constant("H.A" as const),
    level: fc.constantFrom(...DIFFICULTIES),
    kind: fc.constant("entry" as const),
    right: fc.boolean(),
  }),
  { minLength: 10, maxLength: 30 },
);

/** Without luck, Warm's estimate is where the likelihood times the root of the information is greatest (his equation 9). */
function byGrid(given: readonly ScoredAnswer[]): number {
  const curves = given.map(curveOf);
  const height = (ability: number) =>
    given.reduce(
      (sum, { right }, at) => {
        const curve = curves[at];
        if (curve === undefined) return Number.NaN;
        const chance = chanceOn(curve, ability);
        return sum + Math.log(right ? chance : 1 - chance);
      },
      Math.log(information(curves, ability)) / 2,
    );
  const grid = Array.from({ length: 401 }, (_, step) => (step - 200) / 50);
  return grid.reduce((best, each) => (height(each) > height(best) ? each : best));
}

test("the estimate is where Warm's likelihood is greatest", () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(Math.abs(warmEstimate(given) - byGrid(given))).toBeLessThan(0.03);
    }),
    { numRuns: 20 },
  );
});

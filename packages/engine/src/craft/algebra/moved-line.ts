import { type PoolSlip, slipTo } from "../options/pool.ts";
import { type Ways, slipsAtForks } from "../options/ways.ts";
import { stepShowing, stepThrough, stepTo } from "../wording/steps.ts";
import {
  type Operand,
  equation,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";

/** A line y = mx + b with a slope of some size, and a number of units. */
interface Steep {
  readonly size: number;
  readonly intercept: number;
  readonly shift: number;
}

/** Whether the line rises, whether it moves up or to the right, and whether it moves up or down. */
export type SteepFork = "rises" | "positive" | "upright";

/** The x-intercept of the line after it is moved one way. */
export interface SteepProblem {
  readonly line: Steep;
  readonly ways: Ways<SteepFork>;
}

/** The slope with its sign. */
export function slopeOf({ line, ways }: SteepProblem): number {
  return ways.rises ? line.size : -line.size;
}

/** The calculation that leads to the x-intercept of the moved line. */
export function steepWork(line: Steep, ways: Ways<SteepFork>): Operand {
  const { intercept, shift } = line;
  const slope = slopeOf({ line, ways });
  const by = ways.positive ? shift : -shift;
  return ways.upright
    ? quotient(sum(-intercept, -by), slope)
    : sum(rational(-intercept, slope), by);
}

/** Which way the line moves, and the opposite way. */
export function directions({ positive, upright }: Ways<SteepFork>): readonly [string, string] {
  const [more, less] = upright ? ["up", "down"] : ["to the right", "to the left"];
  return positive ? [more, less] : [less, more];
}

/** What students do instead. */
export function steepSlips({ line, ways }: SteepProblem): PoolSlip[] {
  const { intercept, shift } = line;
  const slope = slopeOf({ line, ways });
  const by = ways.positive ? shift : -shift;
  const [way, opposite] = directions(ways);
  const [turned] = directions({ ...ways, upright: !ways.upright });
  return [
    ...slipsAtForks({
      ways,
      work: (each) => steepWork(line, each),
      slips: {
        rises: {
          code: "opposite-sign",
          deed: "losing a minus sign while solving for $x$",
          step: 2,
        },
        positive: {
          code: "direction-turned-around",
          deed: `moving the line ${opposite} instead of ${way}`,
          isClassic: true,
          step: 1,
        },
        upright: {
          code: "input-for-output",
          deed: `moving the line ${turned} instead of ${way}`,
          step: 1,
        },
      },
    }),
    slipTo(rational(-intercept, slope), {
      code: "stopped-early",
      deed: "finding the $x$-intercept of the given line, before the translation,",
      step: 1,
    }),
    slipTo(ways.upright ? sum(intercept, by) : sum(intercept, times(slope, -by)), {
      code: "another-quantity",
      deed: "finding the $y$-intercept of the translated line",
      step: 2,
    }),
  ];
}

/** How the x-intercept is found. */
export function steepSteps({ line, ways }: SteepProblem): Step[] {
  const { intercept, shift } = line;
  const slope = slopeOf({ line, ways });
  const by = ways.positive ? shift : -shift;
  const key = workOut(steepWork(line, ways));
  if (!ways.upright) {
    const before = rational(-intercept, slope);
    return [
      stepTo(
        "Find the $x$-intercept of the given line: let $y$ be $0$.",
        equation(0, polynomial([intercept, slope], "x")),
        `0 = ${slope}*z + (${intercept})`,
      ),
      stepTo("Solve for $x$.", equation("x", before), code(equation("z", before))),
      stepThrough(
        `A translation ${directions(ways)[0]} ${by > 0 ? "adds" : "subtracts"} $${shift}$ ${by > 0 ? "to" : "from"} every $x$-coordinate.`,
        "x",
        sum(before, by),
        key,
      ),
    ];
  }
  const moved = intercept + by;
  return [
    stepShowing(
      `${by > 0 ? "Add" : "Subtract"} $${shift}$ ${by > 0 ? "to" : "from"} the right side to translate the line.`,
      equation("y", sum(polynomial([intercept, slope], "x"), by)),
    ),
    stepTo(
      "Combine the constant terms, and let $y$ be $0$ at the $x$-intercept.",
      equation(0, sum(product(slope, "x"), moved)),
    ),
    stepTo("Solve for $x$.", equation("x", key)),
  ];
}

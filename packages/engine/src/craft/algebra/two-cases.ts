import {
  type Expression,
  type Operand,
  type Relation,
  absolute,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { toNumber } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";
import type { Misstep } from "../options/slips.ts";

export interface Sided {
  readonly unknown: string;
  /** What the two cases lead to, up to the sign of both. */
  readonly cases: readonly [number, number];
  readonly slope: number;
}

/** One of the two equations without bars: "slope times the unknown is the number". */
interface Case {
  readonly without: Relation;
  readonly slope: number;
  readonly number: Expression;
  readonly solution: number;
}

/** The case of |x - a| = mx + b in which x - a is equal to the right side, or to its opposite. */
function caseOf(inside: Relation, slope: number, numbers: readonly number[]): Case {
  const [less = 0, more = 0] = numbers.toSorted((one, other) => one - other);
  const number = sum(more, less);
  return { without: inside, slope, number, solution: toNumber(workOut(quotient(number, slope))) };
}

/** The twists are the sign of the right side, on which it depends which case holds, and the sign of the unknown. */
export function sided({ unknown, cases: [u, v], slope: k }: Sided, { first, second }: Twists) {
  const sign = second ? 1 : -1;
  const shift = (sign * ((k + 1) * v - (k - 1) * u)) / 2;
  const constant = ((k - 1) * u + (k + 1) * v) / 2;
  // |x - a| = kx - b or b - kx; with the other sign of the unknown, -kx - b or kx + b.
  const [slope, rest] = first ? [sign * k, -constant] : [-sign * k, constant];
  const inside = sum(unknown, -shift);
  const right = line(slope, rest, unknown);
  const equal = caseOf(equation(inside, right), 1 - slope, [rest, shift]);
  const opposite = caseOf(equation(inside, negative(right)), 1 + slope, [-rest, shift]);
  const isEqual = slope * equal.solution + rest >= 0;
  return {
    relation: equation(absolute(inside), right),
    inside,
    right,
    rightAt: (x: number) => line(slope, rest, x),
    holding: isEqual ? equal : opposite,
    failing: isEqual ? opposite : equal,
  };
}

/** "5 - 2x" rather than "-2x + 5"; with a number for the unknown, the calculation. */
function line(slope: number, constant: number, unknown: Operand): Expression {
  const term = typeof unknown === "string" ? product(slope, unknown) : times(slope, unknown);
  return slope < 0 && constant > 0 ? sum(constant, term) : sum(term, constant);
}

export function caseSteps(item: Sided, at: Twists): Step[] {
  const { unknown } = item;
  const { right, rightAt, holding, failing } = sided(item, at);
  const { slope, number, solution } = holding;
  const other = failing.solution;
  const term = product(slope, unknown);
  return [
    {
      text: `The expression between the bars is equal to ${inline(right)} or to ${inline(negative(right))}.`,
    },
    stepThrough(
      `In the case ${inline(failing.without)}, collecting the terms gives ${inline(equation(sum(unknown, product(failing.slope - 1, unknown)), failing.number))}, and $${unknown}$ would be $${other}$. Substitute it into the right side.`,
      rightAt(other),
      workOut(rightAt(other)),
    ),
    stepTo(
      `An absolute value is never negative, so $${other}$ is not a solution. Solve the other case.`,
      holding.without,
    ),
    {
      ...stepThrough(
        `Collect the terms in $${unknown}$ on the left side and the numbers on the right.`,
        term,
        number,
        workOut(number),
      ),
      claim: code(equation(term, workOut(number))),
    },
    stepTo(
      slope === -1 ? "Multiply both sides by $-1$." : `Divide both sides by $${slope}$.`,
      equation(unknown, solution),
    ),
  ];
}

/** The case is solved with the sign of its coefficient lost. */
function signLost({ without, slope, number }: Case): Misstep {
  const size = Math.abs(slope);
  const part = size === 1 ? number : quotient(number, size);
  const deed =
    size === 1
      ? "leaving out the multiplication by $-1$"
      : `dividing by $${-slope}$, not $${slope}$,`;
  return {
    code: "opposite-sign",
    deed: `${deed} in the case ${inline(without)}`,
    work: slope < 0 ? part : negative(part),
  };
}

/** Keeping the wrong case, losing a sign in the right one, and losing it in the wrong one. */
export function caseSlips(item: Sided, at: Twists) {
  const { rightAt, holding, failing } = sided(item, at);
  const value = rightAt(failing.solution);
  const kept: Misstep = {
    code: "extraneous-solution",
    deed: `keeping the solution of the case ${inline(failing.without)}, at which the right side is ${inline(equation(value, workOut(value)))},`,
  };
  const slips: readonly [Misstep, Misstep] = [kept, signLost(holding)];
  return { slips, corner: signLost(failing) };
}

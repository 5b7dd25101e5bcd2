import type { ConstantFacts } from "@sat/engine";
import { type Num, add, fromInteger, sign, toFraction } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import { holds } from "../../solving/evaluate.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { Prover } from "../prover.ts";

/** How many whole numbers beyond an extreme one are seen not to be of its kind: more than lie between two options. */
const BEYOND = 200;

const SUCH: Readonly<Record<ConstantFacts["solutions"], (roots: readonly Num[]) => boolean>> = {
  none: ({ length }) => length === 0,
  one: ({ length }) => length === 1,
  two: ({ length }) => length === 2,
  "same-sign": (roots) => roots.length === 2 && signsOf(roots) > 0,
  "opposite-signs": (roots) => roots.length === 2 && signsOf(roots) < 0,
  whole: (roots) => roots.length > 0 && roots.every((root) => toFraction(root)?.den === 1n),
};

function signsOf(roots: readonly Num[]): number {
  return roots.reduce((product, root) => product * sign(root), 1);
}

/** Puts the answer in for the constant and solves the equation; for an extreme one, also the numbers beyond it. */
export const proveConstant: Prover<"constant"> = (facts) => {
  const { given, unknown, constant, where = [], solutions, extreme } = facts;
  const [equation, ...more] = parseRelations(given);
  if (equation === undefined || more.length > 0) throw new UnprovenError(`${given} is no equation`);
  const conditions = where.flatMap(parseRelations);
  const fits = (value: Num) => {
    const values = new Map([[constant, value]]);
    if (!conditions.every((condition) => holds(condition, values))) return false;
    const roots = solveEquation(equation, unknown, values);
    return roots !== ALL && SUCH[solutions](roots);
  };
  const isBeaten = (value: Num) =>
    Array.from({ length: BEYOND }, (_, at) => (extreme === "greatest" ? at + 1 : -at - 1)).some(
      (step) => fits(add(value, fromInteger(step))),
    );
  return (reading) => {
    const value = optionNumber(reading);
    return fits(value) && (extreme === undefined || !isBeaten(value));
  };
};

import { ONE_NUM, ZERO_NUM, add, divide, multiply, sameNum } from "../../exact/num.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { constantSets } from "../../solving/constants.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { Prover } from "../prover.ts";

/** Finds all solutions, adds or multiplies them, and compares for several values of the constants. */
export const proveSolutions: Prover<"solutions"> = (facts) => {
  const { given, unknown, constants, ask, unit = "1" } = facts;
  const [equation, ...more] = parseRelations(given);
  if (equation === undefined || more.length > 0) throw new UnprovenError(`${given} is no equation`);
  const cases = constantSets(constants).flatMap((values) => {
    const roots = solveEquation(equation, unknown, values);
    return roots === ALL || roots.length === 0 ? [] : [{ values, roots }];
  });
  // Where the values happen to make two solutions one, nothing is told of the rest.
  const most = Math.max(...cases.map(({ roots }) => roots.length));
  const telling = cases.filter(({ roots }) => roots.length === most);
  const totals = telling.map(({ values, roots }) => {
    const total = ask === "sum" ? roots.reduce(add, ZERO_NUM) : roots.reduce(multiply, ONE_NUM);
    return { values, total: divide(total, evaluate(parseExpression(unit), values)) };
  });
  if (totals.length === 0)
    throw new UnprovenError(`${given} has no real solutions to put together`);
  return (reading) =>
    totals.every(({ values, total }) => sameNum(optionNumber(reading, values), total));
};

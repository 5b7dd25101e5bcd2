import type { ConstantFacts } from "@sat/engine";
import { type Num, add, fromInteger, sign, toFraction } from "../../exact/num.ts";
import { parseRelations } from "../../reading/parse.ts";
import { type Relation, type Tree, binary, some } from "../../reading/tree.ts";
import { compile } from "../../solving/compile.ts";
import { holds } from "../../solving/evaluate.ts";
import { ALL, solveEquation } from "../../solving/solve-equation.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { Prover } from "../prover.ts";

/** How many whole numbers beyond an extreme one are seen not to be of its kind: more than lie between two options. */
const BEYOND = 200;

/** Whether the solutions of an equation are such as the facts ask for. */
export const ARE_SUCH: Readonly<
  Record<ConstantFacts["solutions"], (roots: readonly Num[]) => boolean>
> = {
  none: ({ length }) => length === 0,
  one: ({ length }) => length === 1,
  two: ({ length }) => length === 2,
  "same-sign": (roots) => roots.length === 2 && signsOf(roots) > 0,
  "opposite-signs": (roots) => roots.length === 2 && signsOf(roots) < 0,
  whole: (roots) => roots.length > 0 && roots.every((root) => toFraction(root)?.den === 1),
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
    return roots !== ALL && ARE_SUCH[solutions](roots);
  };
  const rootsAt = quadraticAt(equation, unknown, constant);
  const isRuledOut = (value: number) => {
    const quadratic = rootsAt(value);
    return quadratic !== undefined && !MAY_BE_SUCH[solutions](quadratic);
  };
  const isBeaten = (value: Num) =>
    Array.from({ length: BEYOND }, (_, at) => (extreme === "greatest" ? at + 1 : -at - 1))
      .map((step) => add(value, fromInteger(step)))
      .some((beyond) => !isRuledOut(beyond.real) && fits(beyond));
  return (reading) => {
    const value = optionNumber(reading);
    return fits(value) && (extreme === undefined || !isBeaten(value));
  };
};

/** What decides about the roots of ax² + bx + c. */
interface Quadratic {
  readonly discriminant: number;
  /** Of the product of the roots. */
  readonly sign: number;
}

/** Whether the solutions of a quadratic equation with whole coefficients may be such, by its discriminant. */
const MAY_BE_SUCH: Readonly<Record<ConstantFacts["solutions"], (of: Quadratic) => boolean>> = {
  none: ({ discriminant }) => discriminant < 0,
  one: ({ discriminant }) => discriminant === 0,
  two: ({ discriminant }) => discriminant > 0,
  "same-sign": ({ discriminant, sign: product }) => discriminant > 0 && product > 0,
  "opposite-signs": ({ discriminant, sign: product }) => discriminant > 0 && product < 0,
  whole: ({ discriminant }) => discriminant >= 0 && Number.isInteger(Math.sqrt(discriminant)),
};

/**
 * The equation as a quadratic one with whole coefficients, for each value of the constant: most numbers beyond an extreme
 * one need no more than that to be ruled out. Whole numbers of this size are exact in doubles, and five points tell a
 * quadratic from any other polynomial up to the fourth degree; of what is no such equation, nothing is told.
 */
function quadraticAt(
  { left, right }: Relation,
  unknown: string,
  constant: string,
): (value: number) => Quadratic | undefined {
  const difference = binary("-", left, right);
  if (some(difference, ({ kind }) => kind === "call") || hasDivision(difference))
    return () => undefined;
  const [at0, at1, below, at2, at3] = [0, 1, -1, 2, 3].map((place) =>
    compile(difference, constant, new Map([[unknown, fromInteger(place)]])),
  );
  return (value) => {
    const [f0, f1, before, f2, f3] = [at0, at1, below, at2, at3].map(
      (of) => of?.(value) ?? Number.NaN,
    );
    if (f0 === undefined || f1 === undefined || before === undefined) return undefined;
    const [a, b] = [(f1 + before) / 2 - f0, (f1 - before) / 2];
    const isQuadratic = a !== 0 && f2 === 4 * a + 2 * b + f0 && f3 === 9 * a + 3 * b + f0;
    const [square, product] = [b * b, 4 * a * f0];
    const discriminant = square - product;
    const isExact = [a, b, f0, square, product, discriminant].every(Number.isSafeInteger);
    return isQuadratic && isExact ? { discriminant, sign: Math.sign(a * f0) } : undefined;
  };
}

function hasDivision(tree: Tree): boolean {
  return some(tree, (part) => part.kind === "binary" && part.op === "/");
}

import { ONE_NUM, divide, isZero, negate, sameNum, toFraction } from "../exact/num.ts";
import { type Relation, binary, symbolsOf } from "../reading/tree.ts";
import { constantSets } from "./constants.ts";
import { areEquivalent } from "./equivalence.ts";
import { evaluate } from "./evaluate.ts";
import { provenOr } from "./proven-or.ts";

/**
 * Whether one equation is the other multiplied by a number or with its terms moved. Without an unknown in it, as at
 * the end of an equation that has no solution, it must be the other term by term.
 */
export function sameEquation(a: Relation, b: Relation): boolean {
  if (a.sign !== "=" || b.sign !== "=") return false;
  const [f, g] = [binary("-", a.left, a.right), binary("-", b.left, b.right)];
  return provenOr(false, () => {
    const places = constantSets([...symbolsOf(f, g)]);
    // Where an equation happens to hold, its sides tell nothing of what it is multiplied by.
    const here = places.find((values) => !isZero(evaluate(g, values)));
    if (here === undefined) return false;
    const atF = evaluate(f, here);
    const factor = divide(atF, evaluate(g, here));
    const isConstant = places.every((values) => sameNum(evaluate(f, values), atF));
    if (isConstant && !sameNum(factor, ONE_NUM) && !sameNum(factor, negate(ONE_NUM))) return false;
    const value = toFraction(factor);
    return (
      value !== undefined && areEquivalent(f, binary("*", { kind: "number", value, digits: "" }, g))
    );
  });
}

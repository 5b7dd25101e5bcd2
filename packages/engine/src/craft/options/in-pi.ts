import {
  type Expression,
  type Operand,
  type Relation,
  expression,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { workOut } from "../../math/work-out.ts";
import type { Rational } from "../../math/rational.ts";
import { multipleOfPi, numeral } from "./option.ts";
import type { Show } from "./pool.ts";

/** How many times pi a calculation comes to that is a multiple of pi. */
export function timesOfPi(work: Operand | Relation): Rational {
  if (typeof work === "object" && "kind" in work && work.kind === "relation")
    throw new RangeError("a relation is no multiple of pi");
  return workOut(withoutPi(expression(work)));
}

/** Shows what a calculation comes to as a multiple of pi. */
export const inPi: Show = (work) => multipleOfPi(timesOfPi(work));

/** Shows what a calculation comes to in which pi is divided out. */
export const piDividedOut: Show = (work) => numeral(timesOfPi(work));

function withoutPi(tree: Expression): Expression {
  switch (tree.kind) {
    case "symbol":
      return tree.name === "pi" ? expression(1) : tree;
    case "sum":
      return sum(...tree.terms.map(withoutPi));
    case "product":
      return times(...tree.factors.map(withoutPi));
    case "quotient":
      return quotient(withoutPi(tree.over), withoutPi(tree.under));
    default:
      return tree;
  }
}

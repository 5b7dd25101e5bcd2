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

/**
 * How many times pi a calculation comes to that is a multiple of pi.
 * @throws {RangeError} where it comes to anything else
 */
export function timesOfPi(work: Operand | Relation): Rational {
  return coefficient(work, 1);
}

/** Shows what a calculation comes to as a multiple of pi. */
export const inPi: Show = (work) => multipleOfPi(timesOfPi(work));

/**
 * The number that a calculation comes to in which pi is divided out.
 * @throws {RangeError} where a pi is left
 */
export function withoutPi(work: Operand | Relation): Rational {
  return coefficient(work, 0);
}

/** Shows it. */
export const piDividedOut: Show = (work) => numeral(withoutPi(work));

/** A number times a power of pi. */
interface Pure {
  readonly number: Expression;
  readonly power: number;
}

function coefficient(work: Operand | Relation, power: number): Rational {
  if (typeof work === "object" && "kind" in work && work.kind === "relation")
    throw new RangeError("a relation is no multiple of pi");
  const pure = purely(expression(work));
  if (pure.power !== power) throw new RangeError(`pi to the power of ${pure.power}`);
  return workOut(pure.number);
}

function purely(tree: Expression): Pure {
  switch (tree.kind) {
    case "symbol":
      return tree.name === "pi" ? { number: expression(1), power: 1 } : { number: tree, power: 0 };
    case "sum": {
      const terms = tree.terms.map(purely);
      const [power = 0, ...others] = new Set(terms.map((term) => term.power));
      if (others.length > 0) throw new RangeError("a sum of unlike powers of pi");
      return { number: sum(...terms.map(({ number }) => number)), power };
    }
    case "product": {
      const factors = tree.factors.map(purely);
      return {
        number: times(...factors.map(({ number }) => number)),
        power: factors.reduce((all, factor) => all + factor.power, 0),
      };
    }
    case "quotient": {
      const [over, under] = [purely(tree.over), purely(tree.under)];
      return { number: quotient(over.number, under.number), power: over.power - under.power };
    }
    default:
      return { number: tree, power: 0 };
  }
}

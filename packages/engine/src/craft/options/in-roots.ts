import { type Expression, type Operand, type Relation, expression } from "../../math/expression.ts";
import { add, equals, toNumber } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import {
  type RootForm,
  overRoot,
  rootFace,
  rootForm,
  timesRoot,
} from "../geometry/square-roots.ts";
import type { Show } from "./pool.ts";

/**
 * What a calculation with square roots comes to.
 * @throws {RangeError} where it adds unlike roots, takes a root of what is no whole number of at least 1, or raises to a power that is no such number
 */
export function rootOf(work: Operand | Relation): RootForm {
  if (typeof work === "object" && "kind" in work && work.kind === "relation")
    throw new RangeError("a relation has no value");
  return valueOf(expression(work));
}

/** Shows it in simplest form. */
export const inRoots: Show = (work) => rootFace(rootOf(work));

function valueOf(tree: Expression): RootForm {
  switch (tree.kind) {
    case "root":
      if (tree.index !== 2) throw new RangeError("no square root");
      return rootForm(1, natural(tree.of));
    case "product":
      return tree.factors.map(valueOf).reduce(timesRoot);
    case "quotient":
      return overRoot(valueOf(tree.over), valueOf(tree.under));
    case "sum":
      return tree.terms.map(valueOf).reduce(together);
    case "power": {
      const factors = Array.from({ length: natural(tree.exponent) }, () => tree.base);
      return factors.map(valueOf).reduce(timesRoot, rootForm(1));
    }
    default:
      return rootForm(workOut(tree));
  }
}

function natural(tree: Expression): number {
  const value = toNumber(workOut(tree));
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${value} is no counting number`);
  return value;
}

function together(one: RootForm, other: RootForm): RootForm {
  if (equals(one.times, 0)) return other;
  if (equals(other.times, 0)) return one;
  if (one.root !== other.root) throw new RangeError("a sum of unlike roots");
  return rootForm(add(one.times, other.times), one.root);
}

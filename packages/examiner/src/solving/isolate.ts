import { isZero } from "../exact/num.ts";
import { numberTree } from "../reading/parse.ts";
import { type Relation, type Tree, binary, isKnown, mentions } from "../reading/tree.ts";
import { type Values, evaluate } from "./evaluate.ts";

/** coefficient · unknown + rest. */
interface LinearParts {
  readonly coefficient: Tree;
  readonly rest: Tree;
}

const NONE = numberTree(0);
const ONE = numberTree(1);

/** The expression split by an unknown that stands in it to the first power only; undefined otherwise. */
function split(tree: Tree, unknown: string): LinearParts | undefined {
  if (!mentions(tree, unknown)) return { coefficient: NONE, rest: tree };
  switch (tree.kind) {
    case "symbol":
      return { coefficient: ONE, rest: NONE };
    case "negative": {
      const of = split(tree.of, unknown);
      return of && { coefficient: negative(of.coefficient), rest: negative(of.rest) };
    }
    case "binary":
      return splitBinary(tree, unknown);
    default:
      return undefined;
  }
}

function splitBinary(
  { op, left, right }: Extract<Tree, { kind: "binary" }>,
  unknown: string,
): LinearParts | undefined {
  const [a, b] = [split(left, unknown), split(right, unknown)];
  if (a === undefined || b === undefined || op === "^") return undefined;
  if (op === "+" || op === "-") {
    return {
      coefficient: binary(op, a.coefficient, b.coefficient),
      rest: binary(op, a.rest, b.rest),
    };
  }
  if (!mentions(right, unknown)) return times(a, op, right);
  return op === "*" && !mentions(left, unknown) ? times(b, op, left) : undefined;
}

function times({ coefficient, rest }: LinearParts, op: "*" | "/", by: Tree): LinearParts {
  return { coefficient: binary(op, coefficient, by), rest: binary(op, rest, by) };
}

function negative(of: Tree): Tree {
  return { kind: "negative", of };
}

/**
 * What the unknown is in terms of the others; undefined where the equation is not linear in it.
 * With `constant`, its coefficient must be a known number other than 0.
 */
export function isolate(
  { left, right }: Relation,
  unknown: string,
  values: Values,
  constant: boolean,
): Tree | undefined {
  const parts = split(binary("-", left, right), unknown);
  if (parts === undefined) return undefined;
  const known = isKnown(parts.coefficient, values);
  if (known && isZero(evaluate(parts.coefficient, values))) return undefined;
  if (constant && !known) return undefined;
  return binary("/", negative(parts.rest), parts.coefficient);
}

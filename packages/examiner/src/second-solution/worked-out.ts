import { fraction, negative } from "../exact/fraction.ts";
import { toFraction } from "../exact/num.ts";
import { numberTree } from "../reading/parse.ts";
import { type Tree, isKnown } from "../reading/tree.ts";
import { evaluate } from "../solving/evaluate.ts";
import { provenOr } from "../solving/proven-or.ts";

const ZERO = numberTree(0);
const ONE = numberTree(1);

/** The formula with each part that holds no unknown as one number, and without what adds 0 or multiplies by 1. */
export function workedOut(tree: Tree): Tree {
  if (tree.kind === "number") return tree;
  if (isKnown(tree) && tree.kind !== "tuple") {
    const value = provenOr(undefined, () => toFraction(evaluate(tree)));
    if (value !== undefined) return { kind: "number", value, digits: "" };
  }
  switch (tree.kind) {
    case "binary":
      return simplified({ ...tree, left: workedOut(tree.left), right: workedOut(tree.right) });
    case "negative":
      return simplified({
        kind: "binary",
        op: "*",
        left: numberTree(-1),
        right: workedOut(tree.of),
      });
    case "call":
      return { ...tree, args: tree.args.map(workedOut) };
    case "tuple":
      return { ...tree, members: tree.members.map(workedOut) };
    default:
      return tree;
  }
}

function simplified(tree: Extract<Tree, { kind: "binary" }>): Tree {
  const { op, left, right } = tree;
  if (op === "*" && right.kind === "number" && left.kind !== "number") {
    return simplified({ ...tree, left: right, right: left });
  }
  if (op === "+" && isNumber(left, 0)) return right;
  if ((op === "+" || op === "-") && isNumber(right, 0)) return left;
  if (op === "*" && isNumber(left, 0)) return ZERO;
  if (op === "*" && isNumber(left, 1)) return right;
  if (op === "^" && isNumber(right, 0)) return ONE;
  if (op === "/" && right.kind === "number" && right.value.num < 0) {
    const [size] = withoutMinus(right);
    return simplified({
      ...tree,
      op: "*",
      left: numberTree(-1),
      right: simplified({ ...tree, right: size }),
    });
  }
  if ((op === "/" || op === "^") && isNumber(right, 1)) return left;
  if (op === "*" && left.kind === "number" && right.kind === "binary" && right.op === "*") {
    const inner = right.left;
    if (inner.kind !== "number") return tree;
    const value = toFraction(evaluate({ ...tree, right: inner })) ?? fraction(1);
    return simplified({ ...right, left: { kind: "number", value, digits: "" } });
  }
  return tree;
}

export function isNumber(tree: Tree, wanted: number): boolean {
  return tree.kind === "number" && tree.value.den === 1 && tree.value.num === wanted;
}

/** A term without a minus at its front, and whether it had one. */
export function withoutMinus(tree: Tree): [Tree, boolean] {
  if (tree.kind === "number" && tree.value.num < 0) {
    return [{ ...tree, value: negative(tree.value) }, true];
  }
  if (tree.kind !== "binary" || tree.op !== "*" || tree.left.kind !== "number") {
    return [tree, false];
  }
  const [left, isNegative] = withoutMinus(tree.left);
  return [simplified({ ...tree, left }), isNegative];
}

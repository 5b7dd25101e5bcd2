import { namesIn, type Tree } from "./tree.ts";

/**
 * How an expression depends on some letters: 0 for not at all, 1 for as a sum of them, each times what is free of them,
 * Infinity for any other way.
 */
export function degreeIn(tree: Tree, letters: ReadonlySet<string>): number {
  const degree = (part: Tree) => degreeIn(part, letters);
  switch (tree.kind) {
    case "name":
      return letters.has(tree.name) ? 1 : 0;
    case "group":
    case "negative":
      return degree(tree.of);
    case "postfix":
      return tree.sign === "!" ? strict(tree, letters) : degree(tree.of);
    case "binary":
      return ofBinary(tree, degree);
    case "number":
    case "call":
    case "bars":
    case "point":
    case "list":
    case "range":
    case "element":
    case "piecewise":
      return strict(tree, letters);
  }
}

function ofBinary(
  { operator, left, right }: Extract<Tree, { kind: "binary" }>,
  degree: (part: Tree) => number,
): number {
  const [ofLeft, ofRight] = [degree(left), degree(right)];
  if (operator === "+" || operator === "-") return Math.max(ofLeft, ofRight);
  if (operator === "^") return ofLeft + ofRight === 0 ? 0 : Infinity;
  if (operator === "/") return ofRight === 0 ? ofLeft : Infinity;
  return ofLeft + ofRight <= 1 ? ofLeft + ofRight : Infinity;
}

function strict(tree: Tree, letters: ReadonlySet<string>): number {
  return [...namesIn(tree).keys()].some((name) => letters.has(name)) ? Infinity : 0;
}

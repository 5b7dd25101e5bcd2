import type { Tree } from "../reading/tree.ts";
import { type Values, evaluate } from "./evaluate.ts";
import type { RealFunction } from "./real-roots.ts";

const OPERATIONS: Readonly<
  Record<Extract<Tree, { kind: "binary" }>["op"], (a: number, b: number) => number>
> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "^": (a, b) => a ** b,
};

const FUNCTIONS: Readonly<Record<string, (a: number, b: number) => number>> = {
  sqrt: Math.sqrt,
  root: (index, of) => (index % 2 === 1 ? Math.sign(of) : 1) * Math.abs(of) ** (1 / index),
  abs: Math.abs,
  sin: (a) => Math.sin((a * Math.PI) / 180),
  cos: (a) => Math.cos((a * Math.PI) / 180),
  tan: (a) => Math.tan((a * Math.PI) / 180),
  degrees: (a) => a,
  ln: Math.log,
  log: Math.log10,
};

/** A formula as a function of one unknown in doubles, angles in degrees, for scans over many points. */
export function compile(tree: Tree, unknown: string, values: Values): RealFunction {
  switch (tree.kind) {
    case "symbol":
      if (tree.name === unknown) return (x) => x;
      break;
    case "negative": {
      const of = compile(tree.of, unknown, values);
      return (x) => -of(x);
    }
    case "binary": {
      const operation = OPERATIONS[tree.op];
      const left = compile(tree.left, unknown, values);
      const right = compile(tree.right, unknown, values);
      return (x) => operation(left(x), right(x));
    }
    case "call": {
      const compute = FUNCTIONS[tree.name];
      const [first, second] = tree.args.map((arg) => compile(arg, unknown, values));
      if (compute === undefined || first === undefined) break;
      return (x) => compute(first(x), second?.(x) ?? 0);
    }
    case "number":
    case "tuple":
  }
  const constant = evaluate(tree, values).real;
  return () => constant;
}

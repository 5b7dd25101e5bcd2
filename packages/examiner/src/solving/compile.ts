import type { Tree } from "../reading/tree.ts";
import { type Values, evaluate } from "./evaluate.ts";
import type { RealFunction } from "./real-roots.ts";

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
  return asFunction(partly(tree, unknown, values));
}

/** The function, or the number that it is everywhere. */
type Compiled = RealFunction | number;

function partly(tree: Tree, unknown: string, values: Values): Compiled {
  switch (tree.kind) {
    case "symbol":
      if (tree.name === unknown) return (x) => x;
      break;
    case "negative": {
      const of = partly(tree.of, unknown, values);
      return typeof of === "number" ? -of : (x) => -of(x);
    }
    case "binary":
      return operation(
        tree.op,
        partly(tree.left, unknown, values),
        partly(tree.right, unknown, values),
      );
    case "call": {
      const compute = FUNCTIONS[tree.name];
      const [first, second = 0] = tree.args.map((arg) => partly(arg, unknown, values));
      if (compute === undefined || first === undefined) break;
      return called(compute, first, second);
    }
    case "number":
    case "tuple":
  }
  return evaluate(tree, values).real;
}

function called(
  compute: (a: number, b: number) => number,
  first: Compiled,
  second: Compiled,
): Compiled {
  const [a, b] = [asFunction(first), asFunction(second)];
  return folded((x) => compute(a(x), b(x)), first, second);
}

function operation(
  op: Extract<Tree, { kind: "binary" }>["op"],
  left: Compiled,
  right: Compiled,
): Compiled {
  const [a, b] = [asFunction(left), asFunction(right)];
  switch (op) {
    case "+":
      return folded((x) => a(x) + b(x), left, right);
    case "-":
      return folded((x) => a(x) - b(x), left, right);
    case "*":
      return folded((x) => a(x) * b(x), left, right);
    case "/":
      return folded((x) => a(x) / b(x), left, right);
    case "^":
      return folded((x) => a(x) ** b(x), left, right);
  }
}

function asFunction(of: Compiled): RealFunction {
  return typeof of === "number" ? () => of : of;
}

/** What is made of numbers alone is worked out once, by the same steps. */
function folded(made: RealFunction, first: Compiled, second: Compiled): Compiled {
  return typeof first === "number" && typeof second === "number" ? made(0) : made;
}

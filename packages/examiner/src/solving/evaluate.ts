import {
  type Num,
  PI_NUM,
  UNDEFINED,
  absolute,
  add,
  compareNums,
  divide,
  fromFraction,
  fromReal,
  isDefined,
  multiply,
  negate,
  power,
  rootOf,
  subtract,
  toFraction,
} from "../exact/num.ts";
import type { Relation, Sign, Tree } from "../reading/tree.ts";
import { exactCosine, exactSine } from "./exact-angles.ts";
import { UnprovenError } from "./unproven.ts";

/** The value of every unknown that has one. */
export type Values = ReadonlyMap<string, Num>;

const NO_VALUES: Values = new Map();

/** The value of a formula, angles in degrees; UNDEFINED outside its domain. Throws UnprovenError for an unknown without a value. */
export function evaluate(tree: Tree, values: Values = NO_VALUES): Num {
  switch (tree.kind) {
    case "number":
      return fromFraction(tree.value);
    case "symbol":
      return valueOf(tree.name, values);
    case "negative":
      return negate(evaluate(tree.of, values));
    case "binary":
      return OPERATIONS[tree.op](evaluate(tree.left, values), evaluate(tree.right, values));
    case "call":
      return called(
        tree.name,
        tree.args.map((arg) => evaluate(arg, values)),
      );
    case "tuple":
      throw new UnprovenError("a list of values stands where one value is needed");
  }
}

const OPERATIONS = { "+": add, "-": subtract, "*": multiply, "/": divide, "^": power };

function valueOf(name: string, values: Values): Num {
  if (name === "pi") return PI_NUM;
  const value = values.get(name);
  if (value === undefined) throw new UnprovenError(`nothing says what ${name} is`);
  return value;
}

function called(name: string, args: readonly Num[]): Num {
  const [first = UNDEFINED, second] = args;
  const compute = FUNCTIONS[name];
  if (compute === undefined)
    throw new UnprovenError(`the examiner does not know the function ${name}`);
  return compute(first, second);
}

const FUNCTIONS: Readonly<Record<string, (first: Num, second: Num | undefined) => Num>> = {
  sqrt: (of) => rootOf(of, 2),
  root: (index, of) => rootOf(of ?? UNDEFINED, Number(toFraction(index)?.num ?? 0)),
  abs: absolute,
  sin: exactSine,
  cos: exactCosine,
  tan: (angle) => divide(exactSine(angle), exactCosine(angle)),
  degrees: (angle) => angle,
  ln: (of) => fromReal(Math.log(of.real)),
  log: (of) => fromReal(Math.log10(of.real)),
};

/** Whether a sign may stand between two numbers, by which of them is greater. */
export const HOLDS: Readonly<Record<Sign, (order: number) => boolean>> = {
  "=": (order) => order === 0,
  "<": (order) => order < 0,
  ">": (order) => order > 0,
  "<=": (order) => order <= 0,
  ">=": (order) => order >= 0,
  "!=": (order) => order !== 0,
};

/** Whether a relation is true; false where one of its sides is undefined. */
export function holds(
  { left, sign: wanted, right }: Relation,
  values: Values = NO_VALUES,
): boolean {
  if (left.kind === "tuple" && right.kind === "tuple" && wanted === "=") {
    return left.members.every((member, at) => {
      const other = right.members[at];
      return other !== undefined && holds({ left: member, sign: "=", right: other }, values);
    });
  }
  const [a, b] = [evaluate(left, values), evaluate(right, values)];
  return isDefined(a) && isDefined(b) && HOLDS[wanted](compareNums(a, b));
}

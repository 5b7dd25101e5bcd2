import type { Branch, Relation, Sign, Tree } from "../read/tree.ts";
import { asNumber, overPairs } from "./over-items.ts";
import type { Evaluate, Scope } from "./scope.ts";
import { isList, type Point, type Value } from "./value.ts";

const COMPARISONS: Readonly<Record<Sign, (left: number, right: number) => boolean>> = {
  "=": (left, right) => left === right,
  "~": (left, right) => left === right,
  "<": (left, right) => left < right,
  ">": (left, right) => left > right,
  "<=": (left, right) => left <= right,
  ">=": (left, right) => left >= right,
  "!=": (left, right) => left !== right,
};

type Compile = (tree: Tree) => Evaluate;

/** The value of the first branch whose condition holds, item by item for lists; NaN where none does. */
export function compilePiecewise(
  [branch, ...others]: readonly Branch[],
  scope: Scope,
  compile: Compile,
): Evaluate {
  if (branch === undefined) return () => NaN;
  const value = branch.value === null ? () => 1 : compile(branch.value);
  if (branch.condition === null) return value;
  const holds = compileCondition(branch.condition, scope, compile);
  const otherwise = compilePiecewise(others, scope, compile);
  return () => {
    const held = holds();
    if (!isList(held)) return held === 1 ? value() : otherwise();
    const [here, there] = [value(), otherwise()];
    return held.map((one, at) => itemAt(one === 1 ? here : there, at));
  };
}

function itemAt(value: Value, at: number): number | Point {
  return isList(value) ? (value[at] ?? NaN) : value;
}

/** 1 where a relation holds, else 0; a list where it is of lists. */
export function compileCondition(
  { sides, signs }: Relation,
  { meter }: Scope,
  compile: Compile,
): Evaluate {
  const values = sides.map(compile);
  const both = (left: Value, right: Value) =>
    overPairs([left, right], meter, (one, other) => Math.min(asNumber(one), asNumber(other)));
  return () => {
    const now = values.map((value) => value());
    return signs
      .map((sign, at) => compare(sign, now[at] ?? NaN, now[at + 1] ?? NaN))
      .reduce<Value>(both, 1);
  };

  function compare(sign: Sign, left: Value, right: Value): Value {
    const holds = COMPARISONS[sign];
    return overPairs([left, right], meter, (one, other) =>
      holds(asNumber(one), asNumber(other)) ? 1 : 0,
    );
  }
}

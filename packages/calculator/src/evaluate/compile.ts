import type { CallTree, Tree } from "../read/tree.ts";
import { operation } from "./arithmetic.ts";
import { compilePiecewise } from "./compile-piecewise.ts";
import { logarithmTo } from "./native-functions.ts";
import { asNumber, overItems, overPairs } from "./over-items.ts";
import { Refusal } from "./refusal.ts";
import type { Defined, Evaluate, Scope } from "./scope.ts";
import { isList, type Value } from "./value.ts";
import { factorial } from "./whole-numbers.ts";

/** Lists longer than this are none that a person meant. */
const LONGEST_LIST = 10_000;

/** Makes a tree into nested functions over the cells of a scope: a letter that moves needs no new ones. */
export function compile(tree: Tree, scope: Scope): Evaluate {
  const under = (part: Tree) => compile(part, scope);
  switch (tree.kind) {
    case "number": {
      const { value } = tree;
      return () => value;
    }
    case "name": {
      const cell = scope.cells.get(tree.name);
      if (cell === undefined) throw new Refusal(`After ${tree.name} brackets are missing.`);
      return () => cell.value;
    }
    case "call":
      return compileCall(tree, scope);
    case "binary": {
      const [left, right] = [under(tree.left), under(tree.right)];
      const operate = operation(tree.operator, scope.meter);
      return () => operate(left(), right());
    }
    case "negative": {
      const [of, operate] = [under(tree.of), operation("*", scope.meter)];
      return () => operate(-1, of());
    }
    case "group":
      return under(tree.of);
    case "bars":
      return onItems(under(tree.of), scope, Math.abs);
    case "postfix":
      return onItems(under(tree.of), scope, postfix(tree.sign, scope));
    case "point": {
      const [x, y] = [under(tree.x), under(tree.y)];
      return () => pointsOf([x(), y()], scope);
    }
    case "list": {
      const items = tree.items.map(under);
      return () => items.map((item) => itemOf(item()));
    }
    case "range": {
      const [first, last] = [under(tree.first), under(tree.last)];
      const second = tree.second === null ? null : under(tree.second);
      return () => {
        const next = second === null ? null : asNumber(second());
        const range = rangeOf(asNumber(first()), next, asNumber(last()));
        scope.meter.spend(range.length);
        return range;
      };
    }
    case "element": {
      const [of, at] = [under(tree.of), under(tree.at)];
      return () => elementOf(of(), asNumber(at()));
    }
    case "piecewise":
      return compilePiecewise(tree.branches, scope, under);
  }
}

function onItems(of: Evaluate, { meter }: Scope, apply: (value: number) => number): Evaluate {
  return () => overItems(of(), meter, (item) => apply(asNumber(item)));
}

function postfix(sign: "!" | "%" | "°", { natives }: Scope): (value: number) => number {
  if (sign === "!") return factorial;
  if (sign === "%") return (value) => value / 100;
  // What an angle of one degree is in the unit that is set.
  const turn = 4 * asNumber(natives.get("arcsin")?.apply([1]) ?? NaN);
  return (value) => (value * turn) / 360;
}

function compileCall(tree: CallTree, scope: Scope): Evaluate {
  const inputs = tree.inputs.map((input) => compile(input, scope));
  const called = compileApplied(tree, inputs, scope);
  if (tree.power === null) return called;
  const raised = compile(tree.power, scope);
  const raise = operation("^", scope.meter);
  return () => raise(called(), raised());
}

function compileApplied(
  { name, base }: CallTree,
  inputs: readonly Evaluate[],
  scope: Scope,
): Evaluate {
  if (base !== null) return logarithmOf(inputs, compile(base, scope), scope);
  const defined = scope.functions.get(name);
  if (defined !== undefined) return applyDefined(name, defined, inputs, scope);
  const native = scope.natives.get(name);
  if (native === undefined) throw new Refusal(`${name} is no function.`);
  const { apply, ofNumber } = native;
  const [first] = inputs;
  if (ofNumber === undefined || first === undefined || inputs.length > 1) {
    return () => apply(inputs.map((input) => input()));
  }
  return () => {
    const value = first();
    return typeof value === "number" ? ofNumber(value) : apply([value]);
  };
}

function logarithmOf([input]: readonly Evaluate[], base: Evaluate, { meter }: Scope): Evaluate {
  return () =>
    overPairs([base(), input?.() ?? NaN], meter, (under, value) =>
      logarithmTo(asNumber(under), asNumber(value)),
    );
}

function applyDefined(
  name: string,
  { parameters, body }: Defined,
  inputs: readonly Evaluate[],
  { meter }: Scope,
): Evaluate {
  if (parameters.length !== inputs.length) {
    const count = parameters.length === 1 ? "one value" : `${parameters.length} values`;
    throw new Refusal(`${name} takes ${count}.`);
  }
  return () => {
    meter.spend(1);
    // All inputs before any cell: one may call the same function. A body never does.
    const values = inputs.map((input) => input());
    for (const [at, cell] of parameters.entries()) cell.value = values[at] ?? NaN;
    return body();
  };
}

function pointsOf(coordinates: readonly [Value, Value], { meter }: Scope): Value {
  return overPairs(coordinates, meter, (x, y) => ({ x: asNumber(x), y: asNumber(y) }));
}

function itemOf(value: Value): Exclude<Value, readonly unknown[]> {
  if (isList(value)) throw new Refusal("A list cannot stand in a list.");
  return value;
}

function rangeOf(first: number, second: number | null, last: number): readonly number[] {
  const step = second === null ? Math.sign(last - first) || 1 : second - first;
  const count = Math.floor((last - first) / step + 1e-9) + 1;
  if (!Number.isFinite(count)) throw new Refusal("This list has no end.");
  if (count > LONGEST_LIST) throw new Refusal("This list is too long.");
  return Array.from({ length: Math.max(count, 0) }, (_, at) => first + at * step);
}

function elementOf(list: Value, place: number): Value {
  if (!isList(list)) throw new Refusal("Only a list has items.");
  return list[place - 1] ?? NaN;
}

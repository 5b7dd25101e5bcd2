import type { Facts } from "@sat/engine";
import type { Item } from "@sat/item";
import { type Num, fromInteger } from "../../exact/num.ts";
import { solutionsOf } from "../../provers/math/value.ts";
import { extremeWholeNumber } from "../../provers/math/whole-number.ts";
import { optionNumber } from "../../provers/option-value.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { readChains, readExpression } from "../../reading/read-chains.ts";
import { readOption } from "../../reading/read-option.ts";
import { type Relation, type Tree, some } from "../../reading/tree.ts";
import { constantSets } from "../../solving/constants.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { formulasOf } from "../gate.ts";
import { keyTextOf } from "./answers.ts";
import { type Claim, type Equation, claimsOf, equationsAmong } from "./claims.ts";
import { type Definition, type Functions, expanded, isOpenCall, nameOf } from "./functions.ts";
import { provenOr } from "../../solving/proven-or.ts";

/** What the texts after the answer may speak of. */
export interface Situation {
  readonly facts: Facts;
  readonly given: readonly Relation[];
  /** One value for each constant that may have any. */
  readonly constants: Values;
  /** The solutions that the question asks for; where it asks for none, what is known of the constants. */
  readonly asked: () => readonly Values[];
  /** All solutions of what is given, those included that a condition of the question excludes. */
  readonly all: () => readonly Values[];
  readonly functions: Functions;
  /** What the question and the key claim. */
  readonly printed: readonly Claim[];
  /** The equations among it, but for those about a function of which nothing is known. */
  readonly equations: () => readonly Relation[];
  /** What they call by a name: `AB = 12`, `f(3) = 7`. */
  readonly named: () => ReadonlyMap<string, Num>;
  /** The expressions that stand there, as sides of claims and by themselves. */
  readonly expressions: () => readonly Tree[];
  /** The value of the key, when it is one. */
  readonly key: Num | undefined;
}

export function situationOf(facts: Facts, item: Item): Situation {
  const given = relationsOf(facts);
  const [constants = new Map()] = constantSets("constants" in facts ? facts.constants : undefined);
  const all = once(() => solved(given, constants));
  const key = keyTextOf(item);
  const printed = [...readChains(item.question), ...readChains(key)].flatMap(claimsOf);
  const equations = equationsAmong(printed);
  const functions = functionsOf(equations);
  return {
    facts,
    given,
    constants,
    asked: once(() => {
      const found = askedOf(facts, all);
      return found.length > 0 ? found : [constants];
    }),
    all,
    functions,
    printed,
    equations: once(() => closed(equations, functions)),
    named: once(() => namedBy(equations, constants)),
    expressions: once(() => expressionsOf(`${item.question}\n\n${key}`, printed)),
    key: provenOr(undefined, () => optionNumber(readOption(key), constants)),
  };
}

function closed(equations: readonly Equation[], functions: Functions): readonly Relation[] {
  return equations
    .map(({ left, sign, right }) => ({
      left: expanded(left, functions),
      sign,
      right: expanded(right, functions),
    }))
    .filter(({ left, right }) => !some(left, isOpenCall) && !some(right, isOpenCall));
}

function namedBy(equations: readonly Equation[], constants: Values): ReadonlyMap<string, Num> {
  return new Map(
    equations.flatMap(({ left, right, tex }): (readonly [string, Num])[] => {
      const name = nameOf(left, tex);
      return name === undefined ? [] : provenOr([], () => [[name, evaluate(right, constants)]]);
    }),
  );
}

function expressionsOf(markup: string, printed: readonly Claim[]): readonly Tree[] {
  const alone = formulasOf(markup).flatMap((tex) => readExpression(tex) ?? []);
  return [...alone, ...printed.flatMap(({ sides }) => sides.flatMap(({ tree }) => tree ?? []))];
}

function once<Result>(find: () => Result): () => Result {
  let found: { readonly result: Result } | undefined;
  return () => (found ??= { result: find() }).result;
}

function relationsOf(facts: Facts): readonly Relation[] {
  switch (facts.kind) {
    case "value":
    case "statement":
    case "solution-count":
    case "solution-set":
    case "whole-number":
    case "any-solution":
      return facts.given.flatMap(parseRelations);
    case "solutions":
      return parseRelations(facts.given);
    default:
      return [];
  }
}

function askedOf(facts: Facts, all: () => readonly Values[]): readonly Values[] {
  switch (facts.kind) {
    case "value":
      return provenOr([], () => solutionsOf(facts)).slice(
        0,
        facts.constants === undefined ? undefined : 1,
      );
    case "whole-number":
      return [new Map([[facts.unknown, fromInteger(extremeWholeNumber(facts))]])];
    case "through":
      return facts.at.map(
        (point) =>
          new Map(
            Object.entries(point).map(([name, code]) => [name, evaluate(parseExpression(code))]),
          ),
      );
    default:
      return all();
  }
}

/** The solutions of equations that leave nothing open; none where the examiner cannot find them. */
function solved(given: readonly Relation[], constants: Values): readonly Values[] {
  return given.some(({ sign }) => sign === "=")
    ? provenOr([], () => solveSystem(given, [], constants))
    : [];
}

/** The first definition of each function. */
function functionsOf(equations: readonly Equation[]): Functions {
  return new Map(
    equations.toReversed().flatMap(({ left, right: body }): [string, Definition][] => {
      // A letter names a function of the question; in an equation such as √x = 9 - x nothing is defined.
      if (!isOpenCall(left)) return [];
      const [argument] = left.args;
      return argument?.kind === "symbol" ? [[left.name, { parameter: argument.name, body }]] : [];
    }),
  );
}

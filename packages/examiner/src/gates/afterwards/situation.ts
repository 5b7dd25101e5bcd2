import type { Facts } from "@sat/engine";
import type { Item } from "@sat/item";
import { type Num, fromInteger } from "../../exact/num.ts";
import { optionNumber } from "../../provers/option-value.ts";
import { solutionsOf } from "../../provers/math/value.ts";
import { extremeWholeNumber } from "../../provers/math/whole-number.ts";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { type Chain, readChains, readExpression } from "../../reading/read-chains.ts";
import { readOption } from "../../reading/read-option.ts";
import { type Relation, type Tree, some, symbolsOf } from "../../reading/tree.ts";
import { constantSets } from "../../solving/constants.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { solveSystem } from "../../solving/solve-system.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { formulasOf } from "../gate.ts";
import { keyTextOf } from "./answers.ts";
import { type Definition, type Functions, isOpenCall, nameOf } from "./functions.ts";

/** What the texts after the answer may speak of. */
export interface Situation {
  readonly facts: Facts;
  readonly given: readonly Relation[];
  /** One value for each constant that may have any. */
  readonly constants: Values;
  /** The solutions that the question asks for. */
  readonly asked: () => readonly Values[];
  /** All solutions of what is given, those included that a condition of the question excludes. */
  readonly all: () => readonly Values[];
  readonly functions: Functions;
  /** The chains that stand in the question and in the key. */
  readonly printed: readonly Chain[];
  /** What they call by a name: `AB = 12`, `f(3) = 7`. */
  readonly named: () => ReadonlyMap<string, Num>;
  /** The expressions in unknowns that stand there, as sides of chains and by themselves. */
  readonly expressions: () => readonly Tree[];
  /** The value of the key, when it is one. */
  readonly key: Num | undefined;
}

export function situationOf(facts: Facts, item: Item): Situation {
  const given = relationsOf(facts);
  const [constants = new Map()] = constantSets("constants" in facts ? facts.constants : undefined);
  const all = once(() => solved(given, constants));
  const key = keyTextOf(item);
  const printed = [...readChains(item.question), ...readChains(key)];
  return {
    facts,
    given,
    constants,
    asked: once(() => askedOf(facts) ?? all()),
    all,
    functions: functionsOf(printed),
    printed,
    named: once(() => namedBy(printed, constants)),
    expressions: once(() => expressionsOf(`${item.question}\n\n${key}`, printed)),
    key: valueOf(key, constants),
  };
}

function namedBy(printed: readonly Chain[], constants: Values): ReadonlyMap<string, Num> {
  return new Map(
    printed.flatMap(({ sides: [name, value], links }) => {
      if (name?.tree === undefined || value?.tree === undefined || links.join() !== "=") return [];
      const called = nameOf(name.tree, name.tex);
      const isKnown = [...symbolsOf(value.tree)].every((each) => constants.has(each));
      if (called === undefined || !isKnown || some(value.tree, isOpenCall)) return [];
      return [[called, evaluate(value.tree, constants)] as const];
    }),
  );
}

function expressionsOf(markup: string, printed: readonly Chain[]): readonly Tree[] {
  const alone = formulasOf(markup).flatMap((tex) => readExpression(tex) ?? []);
  const sides = printed.flatMap((chain) => chain.sides.flatMap(({ tree }) => tree ?? []));
  return [...alone, ...sides].filter((tree) => symbolsOf(tree).size > 0);
}

function once<Result>(find: () => Result): () => Result {
  let found: { readonly result: Result } | undefined;
  return () => (found ??= { result: find() }).result;
}

function valueOf(option: string, constants: Values): Num | undefined {
  const reading = readOption(option);
  const [value] =
    reading.kind === "number" || reading.kind === "expression"
      ? orNone(() => [optionNumber(reading, constants)])
      : [];
  return value;
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

function askedOf(facts: Facts): readonly Values[] | undefined {
  switch (facts.kind) {
    case "value":
      return orNone(() => solutionsOf(facts)).slice(
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
      return undefined;
  }
}

/** The solutions of equations that leave nothing open; none where the examiner cannot find them. */
function solved(given: readonly Relation[], constants: Values): readonly Values[] {
  return given.some(({ sign }) => sign === "=")
    ? orNone(() => solveSystem(given, [], constants))
    : [];
}

/** What the solver finds, or nothing where it has to give up. */
export function orNone<Found>(find: () => readonly Found[]): readonly Found[] {
  try {
    return find();
  } catch (error) {
    if (error instanceof UnprovenError) return [];
    throw error;
  }
}

function functionsOf(printed: readonly Chain[]): Functions {
  return new Map(
    printed.toReversed().flatMap(({ sides, links }): [string, Definition][] => {
      const [head, body] = [sides.at(-2)?.tree, sides.at(-1)?.tree];
      if (links.at(-1) !== "=" || head?.kind !== "call" || body === undefined) return [];
      const [argument] = head.args;
      // A letter names a function of the question; in an equation such as √x = 9 - x nothing is defined.
      return /^[a-zA-Z]$/.test(head.name) && argument?.kind === "symbol" && head.args.length === 1
        ? [[head.name, { parameter: argument.name, body }]]
        : [];
    }),
  );
}

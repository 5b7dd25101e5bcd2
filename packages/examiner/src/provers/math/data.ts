import { OPTION_LETTERS } from "@sat/item";
import { type Fraction, fromDecimal, minus, times } from "../../exact/fraction.ts";
import { parseRelations } from "../../reading/parse.ts";
import type { Tree } from "../../reading/tree.ts";
import { holds } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { FactsOf, OptionProver } from "../prover.ts";
import { STATISTICS, sorted } from "./statistic.ts";

type Sets = FactsOf<"data">["sets"];

/** Works out every statistic from the data, in exact fractions, and asks of each option whether its claims are so. */
export const proveData: OptionProver<"data"> = ({ sets, claims }, { options }) =>
  OPTION_LETTERS.filter((letter) => {
    const claim = claims[options[letter]];
    if (claim === undefined) throw new UnprovenError(`the facts do not say what ${letter} claims`);
    return claim
      .flatMap(parseRelations)
      .every(({ left, sign, right }) =>
        holds({ left: workedOut(left, sets), sign, right: workedOut(right, sets) }),
      );
  });

/** The formula with a number in place of each statistic. */
function workedOut(tree: Tree, sets: Sets): Tree {
  switch (tree.kind) {
    case "call":
      return called(tree, sets);
    case "binary":
      return { ...tree, left: workedOut(tree.left, sets), right: workedOut(tree.right, sets) };
    case "negative":
      return { ...tree, of: workedOut(tree.of, sets) };
    default:
      return tree;
  }
}

function called({ name, args }: Extract<Tree, { kind: "call" }>, sets: Sets): Tree {
  const lists = args.map((arg) => (arg.kind === "symbol" ? sets[arg.name] : undefined));
  const [one, other] = lists;
  if (one === undefined) {
    return { kind: "call", name, args: args.map((arg) => workedOut(arg, sets)) };
  }
  const value = other === undefined ? statisticOf(name, one) : covariance(name, one, other);
  return { kind: "number", value, digits: "" };
}

/** Claims ask the same of the same list again and again. */
const workedOutBefore = new WeakMap<readonly number[], Map<string, Fraction>>();

function statisticOf(name: string, list: readonly number[]): Fraction {
  const own = workedOutBefore.get(list) ?? new Map<string, Fraction>();
  workedOutBefore.set(list, own);
  const value = own.get(name) ?? statisticNamed(name)(sorted(list));
  own.set(name, value);
  return value;
}

function statisticNamed(name: string) {
  const statistic = name === "interquartile" ? "interquartile-range" : name;
  const compute = Object.entries(STATISTICS).find(([known]) => known === statistic)?.[1];
  if (compute === undefined) throw new UnprovenError(`the examiner does not know ${name}`);
  return compute;
}

/** The mean of the products less the product of the means. */
function covariance(name: string, one: readonly number[], other: readonly number[]): Fraction {
  if (name !== "covariance" || one.length !== other.length) {
    throw new UnprovenError(`the examiner does not know ${name} of two such lists`);
  }
  const exact = (value: number | undefined) => fromDecimal(String(value ?? 0));
  const products = one.map((value, at) => times(exact(value), exact(other[at])));
  const { mean } = STATISTICS;
  return minus(mean(products), times(mean(sorted(one)), mean(sorted(other))));
}

import { fraction } from "../../exact/fraction.ts";
import {
  type Num,
  divide,
  fromFraction,
  isZero,
  negate,
  sameNum,
  toFraction,
} from "../../exact/num.ts";
import { type Relation, type Tree, binary, symbolsOf } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import { type Values, evaluate } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";

/**
 * Whether one equation is the other multiplied by a number or with its terms moved. Without an unknown in it, as at
 * the end of an equation that has no solution, it must be the other term by term.
 */
export function sameEquation(a: Relation, b: Relation): boolean {
  const [f, g] = [binary("-", a.left, a.right), binary("-", b.left, b.right)];
  const names = [...symbolsOf(f, g)].toSorted();
  const [here, there] = [pointOf(names, 31n), pointOf(names, 57n)];
  const [atF, atG] = [evaluate(f, here), evaluate(g, here)];
  if (isZero(atG) || isZero(atF)) return false;
  const factor = divide(atF, atG);
  const isConstant = sameNum(atF, evaluate(f, there));
  if (isConstant && !sameNum(factor, ONE) && !sameNum(factor, negate(ONE))) return false;
  const value = toFraction(factor);
  const by: Tree | undefined = value && { kind: "number", value, digits: "" };
  return by !== undefined && areEquivalent(f, binary("*", by, g));
}

/** What the proof says; no when the examiner cannot decide. */
export function isProven(prove: () => boolean): boolean {
  try {
    return prove();
  } catch (error) {
    if (error instanceof UnprovenError) return false;
    throw error;
  }
}

const ONE: Num = fromFraction(fraction(1n));

/** A point that no question is built around. */
function pointOf(names: readonly string[], start: bigint): Values {
  return new Map(
    names.map((name, at) => [
      name,
      fromFraction(fraction(start + 10n * BigInt(at), 7n + 4n * BigInt(at))),
    ]),
  );
}

import { type Expression, negative, quotient, root, sum } from "../../math/expression.ts";
import { type Face, exactly } from "../options/option.ts";

const SQUARES = [9, 25, 49, 121, 169];

/** Odd numbers that leave 1 when divided by 4 and hold no square: their roots over 2 cannot be simplified. */
export const DISCRIMINANTS: readonly number[] = Array.from(
  { length: 60 },
  (_, place) => 4 * place + 5,
).filter((number) => SQUARES.every((square) => number % square !== 0));

/** (middle ± √discriminant)/2 */
export interface Surd {
  readonly middle: number;
  readonly sign: 1 | -1;
  readonly discriminant: number;
}

export function surd({ middle, sign, discriminant }: Surd): Expression {
  const radical = root(discriminant);
  return quotient(sum(middle, sign === 1 ? radical : negative(radical)), 2);
}

export function surdFace(value: Surd): Face {
  const { middle, sign, discriminant } = value;
  return exactly(surd(value), (middle + sign * Math.sqrt(discriminant)) / 2);
}

import {
  type Expression,
  equation,
  fraction,
  power,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";
import type { Twists } from "../options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../wording/steps.ts";
import { paragraphs } from "../wording/words.ts";

/** Two powers of one base whose exponents an equation ties. */
export interface Tied {
  readonly base: number;
  readonly powers: readonly [number, number];
  readonly letters: readonly [string, string];
  /** How many times the exponents of the expression the sides of the equation are, or the other way about. */
  readonly scale: number;
  readonly value: number;
  readonly added: boolean;
}

/** The twists are whether the equation is a multiple of the exponent or a part of it, and whether the fraction stands upside down. */
export function tiedExponent({ scale, value }: Tied, { first, second }: Twists): number {
  return (second ? 1 : -1) * (first ? value / scale : value * scale);
}

export function tied(item: Tied, at: Twists) {
  const { base, powers, letters, scale, value, added } = item;
  const [p, q] = powers;
  const [x, y] = letters;
  const [inEquation, inExponent] = at.first ? [scale, 1] : [1, scale];
  const left = sum(product(inEquation * p, x), product((added ? 1 : -1) * inEquation * q, y));
  const one = power(base ** (inExponent * p), x);
  const other = power(base ** (inExponent * q), y);
  const upright = added ? product(one, other) : quotient(one, other);
  const turned = added ? quotient(1, upright) : quotient(other, one);
  return { equation: equation(left, value), asked: at.second ? upright : turned };
}

export function nameOfExponent({ letters }: Tied): string {
  return letters.includes("k") ? "n" : "k";
}

/** The exponent of the expression as one power. */
export function wholeExponent({ powers, letters, scale, added }: Tied, { first, second }: Twists) {
  const [p, q] = powers.map((each) => each * (first ? 1 : scale) * (second ? 1 : -1));
  return sum(product(p ?? 1, letters[0]), product((added ? 1 : -1) * (q ?? 1), letters[1]));
}

export function tiedWork({ scale, value }: Tied, { first, second }: Twists): Expression {
  const factor = (second ? 1 : -1) * scale;
  return first ? fraction(value, factor) : times(value, factor);
}

export function tiedSteps(item: Tied, at: Twists, whole: Expression): Step[] {
  const { base, scale } = item;
  const { asked } = tied(item, at);
  const name = nameOfExponent(item);
  const key = tiedExponent(item, at);
  const factor = (at.second ? 1 : -1) * scale;
  return [
    {
      text: paragraphs(
        `Write the bases as powers of $${base}$.`,
        ...item.powers
          .map((each) => each * (at.first ? 1 : scale))
          .filter((each) => each > 1)
          .map((each) => inline(equation(base ** each, power(base, each)))),
      ),
    },
    {
      text: paragraphs(
        "Multiply the exponents of a power of a power.",
        ...item.powers
          .map((each, place) => [each * (at.first ? 1 : scale), item.letters[place] ?? ""] as const)
          .filter(([each]) => each > 1)
          .map(([each, letter]) =>
            inline(equation(power(power(base, each), letter), power(base, product(each, letter)))),
          ),
      ),
    },
    stepShowing("Write the expression as one power.", equation(asked, power(base, whole))),
    {
      ...stepThrough(
        `This exponent is the left side of the equation ${at.first ? "divided" : "multiplied"} by $${factor}$.`,
        whole,
        tiedWork(item, at),
        key,
      ),
      claim: `${code(whole)} = ${key}`,
    },
    stepTo("Compare the exponents.", equation(name, key)),
  ];
}

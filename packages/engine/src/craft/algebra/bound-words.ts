import type { PoolMisstep } from "../options/pool.ts";
import type { Twists } from "../options/siblings.ts";
import {
  type Expression,
  type Operand,
  expression,
  product,
  sum,
  times,
} from "../../math/expression.ts";

/** A number x is at most, or at least, a multiple of y with something added or subtracted. */
export interface BoundWords {
  readonly factor: number;
  readonly shift: number;
  /** The value of y, or of x + y. */
  readonly known: number;
  readonly isGreatest: boolean;
  /** The twists are whether the shift is subtracted, and whether that happens after the multiplication. */
  readonly at: Twists;
}

/** What x is compared with, in terms of y. */
export function side(words: BoundWords, at: Twists): Expression {
  return sideWith({ ...words, at }, expression("y"));
}

/** The same with something in place of y. */
export function sideWith({ factor, shift, at }: BoundWords, y: Expression): Expression {
  const by = at.first ? -shift : shift;
  return at.second ? sum(product(factor, y), by) : product(factor, sum(y, by));
}

/** The same in words. */
export function phrase({ factor, shift, at }: BoundWords): string {
  const [word, verb] = at.first ? ["less", "subtracting"] : ["more", "adding"];
  if (at.second) return `$${shift}$ ${word} than $${factor}$ times a number $y$`;
  const place = at.first ? `subtracting $${shift}$ from` : `${verb} $${shift}$ to`;
  return `$${factor}$ times the result of ${place} a number $y$`;
}

/** What is done to y, with numbers. */
export function workOf({ factor, shift, known }: BoundWords, { first, second }: Twists): Operand {
  const by = first ? -shift : shift;
  return second ? sum(times(factor, known), by) : times(factor, sum(known, by));
}

/** How the two twists are mistaken. */
export function twistSlips({ factor, shift, at }: BoundWords): readonly [PoolMisstep, PoolMisstep] {
  return [
    {
      code: "opposite-operation",
      deed: at.first
        ? `adding $${shift}$ instead of subtracting it`
        : `subtracting $${shift}$ instead of adding it`,
      step: 1,
    },
    {
      code: at.second ? "order-of-steps" : "distributed-to-one-term",
      deed: at.second
        ? `multiplying the $${shift}$ by $${factor}$ as well`
        : `multiplying only $y$ by $${factor}$, not the $${shift}$,`,
      isClassic: true,
      step: 1,
    },
  ];
}

/** The ways of the two problems that one mistaken twist leads to. */
export function mistakenAt({ first, second }: Twists): readonly [Twists, Twists] {
  return [
    { first: !first, second },
    { first, second: !second },
  ];
}

/** The bound in words. */
export function bound(words: BoundWords): string {
  return words.isGreatest ? "at most" : "at least";
}

/** The bound as a sign. */
export function sign(words: BoundWords) {
  return words.isGreatest ? "<=" : ">=";
}

/** The first sentence in telegram style. */
export function toldOf({ factor, shift, at, isGreatest }: BoundWords): string[] {
  const after = `${shift} ${at.first ? "less" : "more"} than ${factor} times`;
  const before = at.first ? `subtracting ${shift} from` : `adding ${shift} to`;
  return [
    `number $x$ at ${isGreatest ? "most" : "least"}`,
    at.second ? after : `${factor} times the result of ${before}`,
    "number $y$",
  ];
}

/** The right side as the sentence says it, for the examiner. */
export function inCode({ factor, shift, at }: BoundWords): string {
  const mark = at.first ? "-" : "+";
  return at.second ? `${factor}*y ${mark} ${shift}` : `(y ${mark} ${shift})*${factor}`;
}

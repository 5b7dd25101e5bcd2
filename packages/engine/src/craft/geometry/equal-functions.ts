import { type Expression, type Operand, equation, sum } from "../../math/expression.ts";
import { code, tex } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

type Function = "sin" | "cos";
/** Two acute angles whose sines or cosines are equal: complementary if the functions differ, else equal. */
export interface Functions {
  readonly first: Function;
  readonly second: Function;
}

export function drawFunctions(chance: Chance): Functions {
  return { first: chance.pick(["sin", "cos"]), second: chance.pick(["sin", "cos"]) };
}

export function areComplementary({ first, second }: Functions): boolean {
  return first !== second;
}

/** A function of an angle in degrees. */
export function applied(name: Function, size: Expression): string {
  if (size.kind === "number") return `\\${name} ${tex(size)}^\\circ`;
  return `\\${name}(${size.kind === "sum" ? `(${tex(size)})` : tex(size)}^\\circ)`;
}

export function appliedCode(name: Function, size: Expression): string {
  return `${name}(${code(size)})`;
}

type Relation = "complementary" | "equal";

export function relationName(complementary: boolean): Relation {
  return complementary ? "complementary" : "equal";
}

export const RULE: Readonly<Record<Relation, string>> = {
  complementary: "The sine of an acute angle is equal to the cosine of its complement.",
  equal: "Two acute angles with the same sine, or with the same cosine, are equal.",
};

export const RULE_HINT: Readonly<Record<Relation, string>> = {
  complementary:
    "One side has a sine and the other a cosine. What do two such acute angles add up to?",
  equal: "Both sides have the same function. How are the two acute angles related?",
};

export const RULE_TIP: Readonly<Record<Relation, string>> = {
  complementary:
    "Where a sine is equal to a cosine, check at the end that the two angles add up to $90^\\circ$.",
  equal:
    "Where the same function stands on both sides, check at the end that the angles are equal.",
};

/** What a learner does who takes one relation instead of the other. */
export const RULE_DEED: Readonly<Record<Relation, string>> = {
  complementary: "setting the two angles equal",
  equal: "setting the sum of the two angles equal to $90^\\circ$",
};

/** The same, in the middle of a sentence. */
export const RULE_WITH: Readonly<Record<Relation, string>> = {
  complementary: "with the two angles set equal",
  equal: "with the sum of the two angles set equal to $90^\\circ$",
};

/** Before the equation of the two angles. */
export const RULE_STEP: Readonly<Record<Relation, string>> = {
  complementary:
    "The functions are different, so set the sum of the two angles equal to $90$ degrees.",
  equal: "The functions are the same, so set the two angles equal.",
};

/** What an option rests on: how the angles are related, and a second facet. */
export interface Reading {
  readonly complementary: boolean;
  readonly turned: boolean;
}

/** The equation of the two angles. */
export function relationOf(complementary: boolean, first: Operand, second: Operand) {
  return complementary ? equation(sum(first, second), 90) : equation(first, second);
}

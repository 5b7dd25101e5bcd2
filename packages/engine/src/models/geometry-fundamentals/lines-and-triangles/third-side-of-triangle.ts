import { side } from "../../../craft/geometry/letters.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, sum } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface TwoSides {
  readonly names: string;
  readonly unit: string;
  readonly a: number;
  readonly b: number;
}

/** The length of the second side: b, or a and b together if b says how much longer it is. */
function secondSide({ a, b }: TwoSides, isLength: boolean): number {
  return isLength ? b : a + b;
}

function missteps(
  { names, unit, a, b }: TwoSides,
  at: Twists,
): Record<"extreme" | "second" | "both", Misstep> {
  const [A = "", B = "", C = ""] = names;
  const known = side(B, C);
  const extreme = `finding the ${at.first ? "least" : "greatest"} possible length`;
  const second = at.second
    ? `using $${a} + ${b}$ ${unit} as the length of side $${known}$`
    : `using $${b}$ ${unit} as the length of side $${known}$, not as its difference from side $${side(A, B)}$,`;
  return {
    extreme: { code: "comparison-turned-around", deed: extreme },
    second: { code: "meaning-misread", deed: second },
    both: { code: "meaning-misread", deed: `${second} and ${extreme}` },
  };
}

function steps(numbers: TwoSides, at: Twists, key: Rational | number): Step[] {
  const { names, unit, a, b } = numbers;
  const [A = "", B = "", C = ""] = names;
  const other = secondSide(numbers, at.second);
  const [known, third] = [side(B, C), side(A, C)];
  const [long, short] = [Math.max(a, other), Math.min(a, other)];
  return [
    ...(at.second
      ? []
      : [
          stepTo(
            `Add to find the length of side $${known}$, in ${unit}.`,
            equation(sum(a, b), other),
          ),
        ]),
    stepTo(
      `Add the two lengths: side $${third}$ must be shorter than their sum.`,
      equation(sum(a, other), a + other),
    ),
    stepTo(
      `Subtract the two lengths: side $${third}$ must be longer than their difference.`,
      equation(sum(long, -short), long - short),
    ),
    stepTo(
      at.first
        ? `The greatest whole number less than $${a + other}$ is $1$ less, in ${unit}.`
        : `The least whole number greater than $${long - short}$ is $1$ more, in ${unit}.`,
      equation(at.first ? sum(a + other, -1) : sum(long - short, 1), key),
    ),
  ];
}

/** The twists: whether the greatest length is asked, and whether the second side is given and not compared. */
const wholeSide = siblingLevel<TwoSides>({
  space: 300_000,
  steps: 3,
  numbers: (chance) => {
    const [a, b] = [chance.int(5, 60), chance.int(5, 60)];
    chance.require(Math.abs(a - b) >= 2, "nearly isosceles");
    const least = Math.min(Math.abs(a - b), b) + 1;
    chance.require(2 * a + b < 10 * least, "an option far from the rest");
    return { names: pointNames(chance), unit: lengthUnit(chance), a, b };
  },
  work: (numbers, { first, second }) => {
    const { a, b } = numbers;
    if (first) return second ? sum(a, b, -1) : sum(a, a, b, -1);
    return second ? sum(Math.max(a, b), -Math.min(a, b), 1) : sum(a, b, -a, 1);
  },
  word: (numbers, at, key) => {
    const { names, unit, a, b } = numbers;
    const [A = "", B = "", C = ""] = names;
    const other = secondSide(numbers, at.second);
    const [most, least] = [a + other, Math.abs(a - other)];
    const extreme = at.first ? "greatest" : "least";
    const slips = missteps(numbers, at);
    const [known, third] = [side(B, C), side(A, C)];
    return {
      question: `In triangle $${A}${B}${C}$, side $${side(A, B)}$ is $${a}$ ${unit} long, and side $${known}$ is $${b}$ ${unit} ${at.second ? "long" : `longer than side $${side(A, B)}$`}. The length of side $${third}$, in ${unit}, is a whole number. What is the ${extreme} possible length, in ${unit}, of side $${third}$?`,
      why: at.first
        ? `A third side of $${most}$ ${unit} would be as long as the other two together, so $${tex(key)}$ is the greatest length.`
        : `A third side of $${least}$ ${unit} and the shorter side would together only be as long as the longest.`,
      slips: [slips.extreme, slips.second],
      corner: slips.both,
      opening: "Each side of a triangle is shorter than the sum of the other two.",
      steps: steps(numbers, at, key),
      hint: at.first
        ? `Could side $${third}$ be as long as the other two sides together?`
        : `How short can side $${third}$ be for the other two sides still to form a triangle with it?`,
      tip: "The third side of a triangle lies strictly between the difference and the sum of the other two.",
    };
  },
  facts: (numbers, { first, second }) => {
    const {
      names: [A = "", B = "", C = ""],
      unit,
      a,
      b,
    } = numbers;
    const other = second ? `${b}` : `(${a} + ${b})`;
    return {
      kind: "whole-number",
      given: [`n < ${a} + ${other}`, `n + ${a} > ${other}`, `n + ${other} > ${a}`],
      unknown: "n",
      extreme: first ? "greatest" : "least",
      told: [
        `$${side(A, B)}$ ${a} ${unit} long`,
        `$${side(B, C)}$ ${b} ${unit} ${second ? "long" : `longer than $${side(A, B)}$`}`,
        `length $${side(A, C)}$ ${unit} whole`,
        `${first ? "greatest" : "least"} possible length ${unit}`,
      ],
    };
  },
});

/** The longest or shortest third side of a triangle. */
export const thirdSideOfTriangle = defineLevels({
  id: "third-side-of-triangle",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB16"],
  optionDesign: "orbit",
  Medium: wholeSide,
});

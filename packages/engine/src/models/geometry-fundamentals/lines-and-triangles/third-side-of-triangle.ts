import { side } from "../../../craft/geometry/letters.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { tex } from "../../../math/print.ts";

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
  answer: (numbers, { first, second }) => {
    const other = secondSide(numbers, second);
    return first ? numbers.a + other - 1 : Math.abs(numbers.a - other) + 1;
  },
  word: (numbers, at, key) => {
    const { names, unit, a, b } = numbers;
    const [A = "", B = "", C = ""] = names;
    const other = secondSide(numbers, at.second);
    const [most, least] = [a + other, Math.abs(a - other)];
    const [extreme, opposite] = at.first ? ["greatest", "least"] : ["least", "greatest"];
    const [known, third] = [side(B, C), side(A, C)];
    return {
      question: `In triangle $${A}${B}${C}$, side $${side(A, B)}$ is $${a}$ ${unit} long, and side $${known}$ is $${b}$ ${unit} ${at.second ? "long" : `longer than side $${side(A, B)}$`}. The length of side $${third}$, in ${unit}, is a whole number. What is the ${extreme} possible length, in ${unit}, of side $${third}$?`,
      why: "One more step, and two of the sides would not reach past the third.",
      slips: [
        {
          code: "comparison-turned-around",
          deed: `giving the ${opposite} possible length of side $${third}$`,
        },
        at.second
          ? {
              code: "meaning-misread",
              deed: `taking side $${known}$ as $${b}$ ${unit} longer than side $${side(A, B)}$`,
            }
          : {
              code: "meaning-misread",
              deed: `taking $${b}$ ${unit} as the length of side $${known}$`,
            },
      ],
      opening: "Each side of a triangle is shorter than the other two together.",
      steps: [
        ...(at.second
          ? []
          : [
              {
                text: `Side $${known}$ is $${a} + ${b} = ${other}$ ${unit} long.`,
                claim: `${a} + ${b} = ${other}`,
              },
            ]),
        {
          text: `So side $${third}$ is shorter than $${a} + ${other} = ${most}$ ${unit}, and longer than the difference of the two, $${least}$ ${unit}.`,
          claim: `${Math.max(a, other)} - ${Math.min(a, other)} = ${least}`,
        },
        { text: `The ${extreme} whole number between $${least}$ and $${most}$ is $${tex(key)}$.` },
      ],
      hint: "Could the third side be as long as the other two sides together?",
      tip: "The third side lies strictly between the difference and the sum of the other two.",
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
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB16"],
  optionDesign: "orbit",
  Medium: wholeSide,
});

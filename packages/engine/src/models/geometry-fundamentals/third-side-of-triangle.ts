import { defineLevels } from "../../craft/levels.ts";
import { pointNames } from "../../craft/point-names.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { lengthUnit } from "../../craft/units.ts";
import { code, tex } from "../../math/print.ts";

interface TwoSides {
  readonly names: string;
  readonly unit: string;
  readonly a: number;
  readonly b: number;
}

/** The twists: whether the greatest value is asked, and whether it is that of the side. */
const wholeSide = siblingLevel<TwoSides>({
  space: 300_000,
  steps: 3,
  numbers: (chance) => {
    const [a, b] = [chance.int(5, 60), chance.int(5, 60)];
    chance.require(Math.abs(a - b) >= 2, "nearly isosceles");
    return { names: pointNames(chance), unit: lengthUnit(chance), a, b };
  },
  answer: ({ a, b }, { first, second }) => {
    const side = first ? a + b - 1 : Math.abs(a - b) + 1;
    return second ? side : side + a + b;
  },
  word: ({ names, unit, a, b }, at, key) => {
    const [A = "", B = "", C = ""] = names;
    const [most, least] = [a + b, Math.abs(a - b)];
    const side = at.first ? most - 1 : least + 1;
    const [extreme, opposite] = at.first ? ["greatest", "least"] : ["least", "greatest"];
    const thing = at.second
      ? `length, in ${unit}, of side $${A}${C}$`
      : `perimeter, in ${unit}, of the triangle`;
    return {
      question: `In triangle $${A}${B}${C}$, side $${A}${B}$ is $${a}$ ${unit} long and side $${B}${C}$ is $${b}$ ${unit} long. The length of side $${A}${C}$, in ${unit}, is a whole number. What is the ${extreme} possible ${thing}?`,
      why: "One more step, and two of the sides would not reach past the third.",
      slips: [
        {
          code: "M-SWAP",
          deed: `starting from the ${opposite} possible length of side $${A}${C}$`,
        },
        at.second
          ? { code: "M-OTHER", deed: "giving the perimeter of the triangle" }
          : { code: "M-STOP", deed: `stopping at the length of side $${A}${C}$` },
      ],
      opening: "Each side of a triangle is shorter than the other two together.",
      steps: [
        {
          text: `So side $${A}${C}$ is shorter than $${a} + ${b} = ${most}$ ${unit}, and longer than the difference of the two, $${least}$ ${unit}.`,
          claim: `${Math.max(a, b)} - ${Math.min(a, b)} = ${least}`,
        },
        {
          text: `The ${extreme} whole number between $${least}$ and $${most}$ is $${side}$.`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The perimeter is then $${a} + ${b} + ${side} = ${tex(key)}$ ${unit}.`,
                claim: `${a} + ${b} + ${side} = ${code(key)}`,
              },
            ]),
      ],
      hint: "Could the third side be as long as the other two sides together?",
      tip: "The third side lies strictly between the difference and the sum of the other two.",
    };
  },
  facts: ({ a, b }, { first, second }) => {
    const side = second ? "n" : `n - ${a + b}`;
    return {
      kind: "whole-number",
      given: [`${side} < ${a} + ${b}`, `${side} + ${a} > ${b}`, `${side} + ${b} > ${a}`],
      unknown: "n",
      extreme: first ? "greatest" : "least",
    };
  },
});

/** The longest or shortest third side of a triangle. */
export const thirdSideOfTriangle = defineLevels({
  id: "third-side-of-triangle",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB16"],
  optionDesign: "orbit",
  Medium: wholeSide,
});

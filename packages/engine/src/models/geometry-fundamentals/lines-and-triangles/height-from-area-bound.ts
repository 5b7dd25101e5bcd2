import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { tex } from "../../../math/print.ts";

interface Bounded {
  readonly unit: string;
  readonly base: number;
  readonly bound: number;
}

function limit({ base, bound }: Bounded, isTriangle: boolean) {
  return { over: isTriangle ? 2 * bound : bound, under: base };
}

/** The twists: whether the area has a least value, and whether the figure is a triangle. */
const wholeHeight = siblingLevel<Bounded>({
  space: 150_000,
  steps: 3,
  numbers: (chance) => {
    const numbers = {
      unit: lengthUnit(chance),
      base: chance.int(6, 45),
      bound: chance.int(60, 900),
    };
    const { base, bound } = numbers;
    chance.require((2 * bound) % base !== 0 && bound % base !== 0, "a bound is met exactly");
    chance.require(bound > 2 * base && bound < 4 * base * base, "a strange shape");
    return numbers;
  },
  answer: (bounded, { first, second }) => {
    const { over, under } = limit(bounded, second);
    return first ? Math.ceil(over / under) : Math.floor(over / under);
  },
  word: (bounded, at, key) => {
    const { unit, base, bound } = bounded;
    const { over, under } = limit(bounded, at.second);
    const shape = at.second ? "triangle" : "rectangle";
    const height = at.second ? "height" : "width";
    const [more, extreme] = at.first ? ["at least", "least"] : ["at most", "greatest"];
    const known = at.second ? "base" : "length";
    const product = at.second ? `\\frac{1}{2}(${base})n` : `${base}n`;
    const sign = at.first ? "\\ge" : "\\le";
    return {
      question: `The ${known} of a ${shape} is $${base}$ ${unit}, and its ${height} is $n$ ${unit}, where $n$ is an integer. The area of the ${shape} is ${more} $${bound}$ square ${unit}. What is the ${extreme} possible value of $n$?`,
      why: `The next ${at.first ? "smaller" : "larger"} integer gives an area that is too ${at.first ? "small" : "large"}.`,
      slips: [
        {
          code: "bound-misjudged",
          deed: at.first
            ? "rounding down, which leaves the area too small,"
            : "rounding up, which makes the area too large,",
        },
        {
          code: "half-for-whole",
          deed: at.second
            ? "leaving out the factor of one half"
            : "using the formula for a triangle",
        },
      ],
      opening: `Write the area of the ${shape} with $n$ and compare it with the bound.`,
      steps: [
        { text: `The area is $${product}$, so $${product} ${sign} ${bound}$.` },
        {
          text: `This gives $n ${sign} \\frac{${tex(over)}}{${under}}$, which lies between $${Math.floor(over / under)}$ and $${Math.ceil(over / under)}$.`,
          claim: `${over}/${under} > ${Math.floor(over / under)}`,
        },
        { text: `The ${extreme} integer that fits is $${tex(key)}$.` },
      ],
      hint: `Which inequality does the area of the ${shape} have to meet?`,
      tip: "Check the integers on both sides of the bound: only one of them meets the condition.",
    };
  },
  facts: ({ unit, base, bound }, { first, second }) => ({
    kind: "whole-number",
    given: [`${base}*n/${second ? 2 : 1} ${first ? ">=" : "<="} ${bound}`],
    unknown: "n",
    extreme: first ? "least" : "greatest",
    told: [
      second
        ? `base triangle ${base} ${unit} height ${unit} integer area triangle`
        : `length rectangle ${base} ${unit} width ${unit} integer area rectangle`,
      `${first ? "at least" : "at most"} ${bound} square ${unit}`,
      `${first ? "least" : "greatest"} possible value`,
    ],
  }),
});

/** The greatest or least whole height that keeps an area within a bound. */
export const heightFromAreaBound = defineLevels({
  id: "height-from-area-bound",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB17"],
  optionDesign: "orbit",
  Medium: wholeHeight,
});

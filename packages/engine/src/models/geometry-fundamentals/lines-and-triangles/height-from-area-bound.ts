import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import {
  type Operand,
  decimal,
  fraction,
  product,
  quotient,
  relation,
  times,
} from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Bounded {
  readonly unit: string;
  readonly base: number;
  readonly bound: number;
}

function limit({ base, bound }: Bounded, isTriangle: boolean) {
  return { over: isTriangle ? 2 * bound : bound, under: base };
}

/** The area as it is written for a height. */
function areaAt({ base }: Bounded, isTriangle: boolean, height: Operand) {
  return isTriangle ? times(rational(1, 2), base, height) : times(base, height);
}

function areaOf({ base }: Bounded, isTriangle: boolean, height: number) {
  return decimal(rational(base * height, isTriangle ? 2 : 1));
}

/** The bound of the height, as it is written, for the area of a triangle or of a parallelogram. */
function quotientOf({ base, bound }: Bounded, isTriangle: boolean) {
  return inline(quotient(isTriangle ? times(2, bound) : bound, base));
}

function missteps(bounded: Bounded, at: Twists): Record<"rounding" | "formula" | "both", Misstep> {
  const { over, under } = limit(bounded, at.second);
  const [way, otherWay] = at.first ? ["up", "down"] : ["down", "up"];
  const taken = at.first ? Math.floor(over / under) : Math.ceil(over / under);
  const area = `${tex(areaAt(bounded, at.second, taken))} = ${tex(areaOf(bounded, at.second, taken))}`;
  const formula = at.second
    ? "without the factor $\\frac{1}{2}$"
    : "with the formula for a triangle";
  const [own, confused] = [quotientOf(bounded, at.second), quotientOf(bounded, !at.second)];
  return {
    rounding: {
      code: "bound-misjudged",
      deed: `rounding ${otherWay} the bound ${own}, although the area $${area}$ is too ${at.first ? "small" : "large"},`,
    },
    formula: {
      code: "half-for-whole",
      deed: `rounding ${way} the bound ${confused}, found ${formula},`,
    },
    both: {
      code: "bound-misjudged",
      deed: `rounding ${otherWay} the bound ${confused}, found ${formula},`,
    },
  };
}

function steps(bounded: Bounded, at: Twists, key: Rational | number): Step[] {
  const { base, bound } = bounded;
  const { over, under } = limit(bounded, at.second);
  const sign = at.first ? ">=" : "<=";
  const [below, above] = [Math.floor(over / under), Math.ceil(over / under)];
  return [
    stepShowing(
      "Write the condition for the area as an inequality.",
      relation(at.second ? times(rational(1, 2), base, "n") : product(base, "n"), sign, bound),
    ),
    ...(at.second
      ? [stepShowing("Multiply both sides by $2$.", relation(product(base, "n"), sign, over))]
      : []),
    stepShowing(`Divide both sides by $${base}$.`, relation("n", sign, fraction(over, under))),
    {
      text: `Find the integers on both sides of this bound.\n\n$${below} < \\frac{${tex(over)}}{${under}} < ${above}$`,
      claim: `${over}/${under} > ${below}`,
    },
    {
      text: `The ${at.first ? "least" : "greatest"} integer that satisfies the inequality is $${tex(key)}$.`,
    },
  ];
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
    const found = at.first ? Math.ceil(over / under) : Math.floor(over / under);
    const slips = missteps(bounded, at);
    const shape = at.second ? "triangle" : "parallelogram";
    const [more, extreme] = at.first ? ["at least", "least"] : ["at most", "greatest"];
    return {
      question: `The base of a ${shape} is $${base}$ ${unit}, and its height is $n$ ${unit}, where $n$ is an integer. The area of the ${shape} is ${more} $${bound}$ square ${unit}. What is the ${extreme} possible value of $n$?`,
      why: `With $n = ${found}$, the area is $${tex(areaAt(bounded, at.second, found))} = ${tex(areaOf(bounded, at.second, found))}$ square ${unit}, and the next integer ${at.first ? "below" : "above"} fails.`,
      slips: [slips.rounding, slips.formula],
      corner: slips.both,
      opening: `Write the area of the ${shape} in terms of $n$, and compare it with $${bound}$.`,
      steps: steps(bounded, at, key),
      hint: `Does "${more}" $${bound}$ square ${unit} set a lower or an upper bound for the height?`,
      tip: at.first
        ? "For the least integer above a bound, round up: the integer below it does not meet the condition."
        : "For the greatest integer below a bound, round down: the integer above it is too large.",
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
        : `base parallelogram ${base} ${unit} height ${unit} integer area parallelogram`,
      `${first ? "at least" : "at most"} ${bound} square ${unit}`,
      `${first ? "least" : "greatest"} possible value`,
    ],
  }),
});

/** The greatest or least whole height that keeps an area within a bound. */
export const heightFromAreaBound = defineLevels({
  id: "height-from-area-bound",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB17"],
  optionDesign: "orbit",
  Medium: wholeHeight,
});

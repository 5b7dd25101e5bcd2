import { ascendingInts, unlikeInts } from "../../../craft/draws/draws.ts";
import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { areDistinct } from "../../../craft/options/option.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  fraction,
  negative,
  polynomial,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, multiply } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Three {
  readonly unknown: string;
  readonly shifts: readonly [number, number];
  /** The third factor is slope·x minus slope times this. */
  readonly last: number;
  readonly slope: number;
}

/** The twists are the signs in the first two factors. */
function threeZeros({ shifts: [a, b], last }: Three, { first, second }: Twists) {
  return [first ? -a : a, second ? -b : b, last] as const;
}

function threeFactors(item: Three, at: Twists): Expression {
  const [one, two, last] = threeZeros(item, at);
  const { unknown, slope } = item;
  return product(
    sum(unknown, -one),
    sum(unknown, -two),
    polynomial([-slope * last, slope], unknown),
  );
}

function sumOfThree(item: Three, at: Twists): Expression {
  return sum(...threeZeros(item, at));
}

function zeroSteps(item: Three, at: Twists): Step[] {
  const { unknown, slope } = item;
  const [one, two, last] = threeZeros(item, at);
  const total = sumOfThree(item, at);
  return [
    {
      text: paragraphs(
        "Set each of the first two factors equal to zero.",
        ...[one, two].map((zero) => inline(equation(unknown, zero))),
      ),
    },
    {
      text: paragraphs(
        "Set the third factor equal to zero.",
        inline(equation(polynomial([-slope * last, slope], unknown), 0)),
      ),
    },
    stepThrough(
      `${removing(-slope * last)} Divide both sides by $${slope}$.`,
      unknown,
      fraction(slope * last, slope),
      last,
    ),
    stepThrough("Add the three solutions.", total, workOut(total)),
  ];
}

function numberTaken(unknown: string, zero: number): Misstep {
  return {
    code: "sign-inside-parentheses",
    deed: `using $${-zero}$, the number in the factor ${inline(sum(unknown, -zero))}, as a solution`,
  };
}

/** The sum of the solutions of an equation with three factors. */
const sumOfSolutions = siblingLevel<Three>({
  space: 100_000,
  steps: 3,
  numbers: (chance) => {
    const item = {
      unknown: chance.pick(["x", "y", "n", "t"]),
      shifts: ascendingInts(chance, 2, 20),
      last: chance.nonzero(12),
      slope: chance.int(2, 6),
    };
    chance.require(!item.shifts.includes(Math.abs(item.last)), "two solutions are alike");
    chance.require(
      areDistinct([...siblingAnswers((at) => workOut(sumOfThree(item, at))), 0]),
      "a sum is zero",
    );
    return item;
  },
  work: sumOfThree,
  allows: () => true,
  word: (item, at) => {
    const { unknown, slope } = item;
    const [one, two, last] = threeZeros(item, at);
    const third = inline(polynomial([-slope * last, slope], unknown));
    return {
      question: paragraphs(
        inline(equation(threeFactors(item, at), 0)),
        "What is the sum of the solutions to the given equation?",
      ),
      why: `Each of $${one}$, $${two}$, and $${last}$ makes one factor zero, and this is their sum.`,
      slips: [numberTaken(unknown, one), numberTaken(unknown, two)],
      corner: {
        code: "sign-inside-parentheses",
        deed: `using $${-one}$ and $${-two}$, the numbers in the first two factors, as solutions`,
      },
      opening:
        "A product is zero only if one of its factors is zero, so each factor gives a solution.",
      steps: zeroSteps(item, at),
      hint: `For which value of $${unknown}$ is each of the three factors, such as ${third}, equal to zero?`,
      tip: "Set each factor equal to zero and solve: the number in a factor is not yet the solution.",
    };
  },
  facts: (item, at) => ({
    kind: "solutions",
    given: code(equation(threeFactors(item, at), 0)),
    unknown: item.unknown,
    ask: "sum",
    told: ["sum of the solutions"],
  }),
});

interface Constant {
  readonly name: string;
  readonly shift: number;
  readonly last: readonly [numerator: number, slope: number];
  readonly total: number;
}

/** The twists are the signs in the first factor and before the constant. */
function constantFactors({ name, shift, last: [number, slope] }: Constant, at: Twists) {
  return product(
    sum("x", at.first ? shift : -shift),
    sum("x", product(at.second ? 1 : -1, name)),
    polynomial([-number, slope], "x"),
  );
}

function thirdOf({ last: [number, slope] }: Constant): Expression {
  return fraction(number, slope);
}

/** The sum of the solutions without the two that are known, with the sign of the constant's own solution. */
function constantOf(item: Constant, { first, second }: Twists): Expression {
  const { shift, total } = item;
  const rest = sum(total, first ? shift : -shift, negative(thirdOf(item)));
  return second ? negative(rest) : rest;
}

function constantSteps(item: Constant, at: Twists): Step[] {
  const { name, last, total } = item;
  const [number, slope] = last;
  const shift = at.first ? item.shift : -item.shift;
  const own = product(at.second ? -1 : 1, name);
  const known = sum(-shift, thirdOf(item));
  const key = workOut(constantOf(item, at));
  return [
    {
      text: `The first two factors are zero at $${-shift}$ and at ${inline(own)}.`,
    },
    stepShowing(
      `The third factor is zero when ${inline(equation(product(slope, "x"), number))}.`,
      equation("x", thirdOf(item)),
    ),
    stepTo(
      `The sum of the three solutions is $${total}$.`,
      equation(sum(own, -shift, thirdOf(item)), total),
    ),
    stepTo("Add the two numbers.", equation(sum(own, workOut(known)), total)),
    {
      ...stepThrough(
        `Isolate $${name}$.`,
        name,
        at.second ? sum(workOut(known), -total) : sum(total, negative(workOut(known))),
        key,
      ),
      claim: code(equation(name, key)),
    },
  ];
}

/** The sum of the solutions is given, and a constant in one factor is asked. */
const constantFromSum = siblingLevel<Constant>({
  space: 100_000,
  steps: 4,
  numbers: (chance) => {
    const slope = chance.int(2, 9);
    const [shift, total] = unlikeInts(chance, 24);
    const item = {
      name: chance.pick(["k", "c", "a", "b", "p"]),
      shift: Math.abs(shift),
      last: [chance.nonzero(15), slope] as const,
      total,
    };
    chance.require(gcd(...item.last) === 1, "the last solution is whole");
    return item;
  },
  work: constantOf,
  allows: () => true,
  word: (item, at, key) => {
    const { name, total } = item;
    const shift = at.first ? item.shift : -item.shift;
    const factor = product(at.second ? 1 : -1, name);
    const zero = product(at.second ? -1 : 1, name);
    return {
      question: paragraphs(
        inline(equation(constantFactors(item, at), 0)),
        `In the given equation, $${name}$ is a constant. The sum of the solutions to the equation is $${total}$. What is the value of $${name}$?`,
      ),
      why: `With ${inline(equation(name, key))}, the second solution is ${inline(at.second ? multiply(key, -1) : key)}, and the sum of all three is $${total}$.`,
      slips: [
        {
          code: "sign-inside-parentheses",
          deed: `using $${shift}$ instead of $${-shift}$ as the first solution`,
        },
        {
          code: "opposite-sign",
          deed: `using ${inline(factor)} instead of ${inline(zero)} as the second solution`,
        },
      ],
      corner: {
        code: "sign-inside-parentheses",
        deed: `using $${shift}$ and ${inline(factor)}, as they stand in the first two factors, as solutions`,
      },
      opening: "Write the three solutions, one of them in terms of the constant, and add them.",
      steps: constantSteps(item, at),
      hint: `For which value of $x$, in terms of $${name}$, is the factor ${inline(sum("x", factor))} equal to zero?`,
      tip: `A solution that contains a constant is still a solution: it belongs in the sum.`,
    };
  },
  facts: (item, at) => {
    const sign = at.second ? "+" : "-";
    const [number, slope] = item.last;
    return {
      kind: "value",
      given: [
        `x1 ${at.first ? "+" : "-"} ${item.shift} = 0`,
        `x2 ${sign} ${item.name} = 0`,
        `${slope}*x3 - (${number}) = 0`,
        `x1 + x2 + x3 = ${item.total}`,
      ],
      ask: item.name,
      told: [
        inline(equation(constantFactors(item, at), 0)),
        `sum of the solutions ${item.total} value of $${item.name}$`,
      ],
    };
  },
});

/** The sum of the solutions of an equation with a product of factors. */
export const sumOfSolutionsOfProduct = defineLevels({
  id: "sum-of-solutions-of-product",
  version: 4,
  topic: "advanced-topics",
  skill: "P.B",
  calculator: ["Medium"],
  archetypes: ["PB26"],
  optionDesign: "orbit",
  Medium: sumOfSolutions,
  Hard: constantFromSum,
});

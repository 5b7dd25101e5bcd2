import { ascendingInts, unlikeInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, polynomial, product, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";

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

function sumOfThree(item: Three, at: Twists): number {
  const [one, two, last] = threeZeros(item, at);
  return one + two + last;
}

/** The sum of the solutions of an equation with three factors. */
const sumOfSolutions = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const item = {
      unknown: chance.pick(["x", "y", "n", "t"]),
      shifts: ascendingInts(chance, 2, 20),
      last: chance.nonzero(12),
      slope: chance.int(2, 6),
    };
    chance.require(!item.shifts.includes(Math.abs(item.last)), "two solutions are alike");
    chance.require(
      areDistinct([...siblingAnswers((at) => sumOfThree(item, at)), 0]),
      "a sum is zero",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown, slope } = item;
    const [one, two, last] = threeZeros(item, at);
    const key = sumOfThree(item, at);
    return {
      question: paragraphs(
        inline(equation(threeFactors(item, at), 0)),
        "What is the sum of the solutions to the given equation?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => sumOfThree(item, each),
        show: numeral,
        why: `The solutions are $${one}$, $${two}$, and $${last}$.`,
        slips: [
          { code: "sign-inside-parentheses", deed: `taking $${-one}$ for the solution $${one}$` },
          { code: "sign-inside-parentheses", deed: `taking $${-two}$ for the solution $${two}$` },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "taking the numbers in the first two factors, as they stand, for solutions",
        },
      }),
      opening: "Each factor that can be zero gives one solution.",
      steps: [
        {
          text: `The first two factors are zero at $${unknown} = ${one}$ and $${unknown} = ${two}$.`,
        },
        {
          text: `The third is zero when $${slope}${unknown} = ${slope * last}$, that is, at $${unknown} = ${last}$.`,
          claim: `${slope}*${last} = ${slope * last}`,
        },
        { text: `The sum is $${key}$.`, claim: `${one} + (${two}) + (${last}) = ${key}` },
      ],
      hint: "For which number is each of the three factors zero?",
      tip: "The solution has the opposite sign of the number in its factor; in $2x - 6$, divide too.",
    };
  },
  facts: ({ item, at }) => ({
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

function constantOf({ shift, last: [number, slope], total }: Constant, at: Twists): Rational {
  const rest = rational(slope * (total - (at.first ? -shift : shift)) - number, slope);
  return at.second ? rational(-rest.num, rest.den) : rest;
}

/** The sum of the solutions is given, and a constant in one factor is asked. */
const constantFromSum = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const slope = chance.int(2, 9);
    const [shift, total] = unlikeInts(chance, 24);
    const item = {
      name: chance.pick(["k", "c", "a", "b", "p"]),
      shift: Math.abs(shift),
      last: [chance.nonzero(15), slope] as const,
      total,
    };
    chance.require(gcd(...item.last) === 1, "the last solution is whole");
    const answers = siblingAnswers((at) => constantOf(item, at));
    chance.require(areDistinct(answers), "answers coincide");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { name, last, total } = item;
    const shift = at.first ? item.shift : -item.shift;
    const key = constantOf(item, at);
    const third = rational(...last);
    const own = product(at.second ? -1 : 1, name);
    const tie = equation(sum(own, -shift, third), total);
    return {
      question: paragraphs(
        inline(equation(constantFactors(item, at), 0)),
        `In the given equation, $${name}$ is a constant. The sum of the solutions to the equation is $${total}$. What is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => constantOf(item, each),
        show: numeral,
        why: `With it, the three solutions have the sum $${total}$.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `taking $${shift}$ for a solution instead of $${-shift}$`,
          },
          {
            code: "opposite-sign",
            deed: `taking ${inline(product(at.second ? 1 : -1, name))} for a solution instead of ${inline(own)}`,
          },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "taking the numbers in the first two factors, as they stand, for solutions",
        },
      }),
      opening: "Write down the three solutions, one of them with the constant, and add them.",
      steps: [
        {
          text: `The solutions are $${-shift}$, ${inline(own)}, and ${inline(third)}.`,
        },
        { text: `Their sum is given, so ${inline(tie)}.`, claim: code(tie) },
        {
          text: `So $${name} = ${tex(key)}$.`,
          claim: code(equation(name, key)),
        },
      ],
      hint: "What makes each factor zero? One of the three answers holds the constant.",
      tip: "A zero with a letter in it is still a zero: add it to the others as it stands.",
    };
  },
  facts: ({ item, at }) => {
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
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB26"],
  optionDesign: "orbit",
  Medium: sumOfSolutions,
  Hard: constantFromSum,
});

import { termAt } from "../../../craft/algebra/term-at.ts";
import { differentInts, unlikeInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  additionSteps,
  denominator,
  fractionSum,
  numerator,
  numeratorShown,
  shiftsOf,
  together,
} from "../../../craft/algebra/fraction-sums.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { multiply } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

const TIP = "Check with a number: substitute one value of $x$ in both expressions, and compare.";

/** Two fractions with linear denominators are written as one. */
const oneFraction = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b] = differentInts(chance, 2, 15);
    const item = { a, b, shifts: unlikeInts(chance, 9) };
    const constants = siblingAnswers((at) => numerator(item, at)[0]);
    chance.require(
      constants.every((each) => each !== 0),
      "a term vanishes",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const [m, n] = shiftsOf(item, at);
    return {
      question: paragraphs(
        inline(fractionSum(item, at)),
        `Which expression is equivalent to the given expression, where $x \\ne ${-m}$ and $x \\ne ${-n}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => together(item, each),
        show: formula,
        why: `Over the common denominator, the combined numerator is ${numeratorShown(item, at)}.`,
        slips: [
          {
            code: "opposite-operation",
            deed: `${at.first ? "subtracting" : "adding"} the second fraction, with the numerator ${numeratorShown(item, { ...at, first: !at.first })},`,
          },
          {
            code: "quantities-exchanged",
            deed: `multiplying each numerator by its own denominator, ${numeratorShown(item, { ...at, second: !at.second })},`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `forming the numerator ${numeratorShown(item, { first: !at.first, second: !at.second })}`,
        },
      }),
      opening: "Write both fractions with a common denominator, then combine the numerators.",
      steps: additionSteps(item, at),
      hint: `By which expression must the numerator and the denominator of ${inline(quotient(item.a, sum("x", m)))} be multiplied?`,
      tip: TIP,
    };
  },
  facts: ({ item, at }) => {
    const [m, n] = shiftsOf(item, at);
    return {
      kind: "equivalent",
      expression: code(fractionSum(item, at)),
      told: [`where $x \\ne ${-m}$ and $x \\ne ${-n}$`],
    };
  },
});

interface Unknown {
  readonly a: number;
  readonly shifts: readonly [number, number];
  readonly given: number;
  readonly names: readonly [string, string];
}

const NAMES = [
  ["k", "c"],
  ["k", "d"],
  ["p", "q"],
  ["r", "s"],
  ["m", "n"],
  ["b", "c"],
] as const;

/** The twists are which coefficient of the sum is given and which denominator the first fraction has. */
function otherCoefficient(item: Unknown, { first, second }: Twists): number {
  const [m, n] = second ? item.shifts : [item.shifts[1], item.shifts[0]];
  return first ? item.a * n + (item.given - item.a) * m : item.a + (item.given - item.a * n) / m;
}

function unknownSum(item: Unknown, { first, second }: Twists) {
  const [name, asked] = item.names;
  const [m, n] = second ? item.shifts : [item.shifts[1], item.shifts[0]];
  const left = sum(quotient(item.a, sum("x", m)), quotient(name, sum("x", n)));
  const high = first ? item.given : asked;
  const low = first ? asked : item.given;
  const right = quotient(sum(product(high, "x"), low), denominator(item));
  return { m, n, left, right };
}

/** The constant in the second numerator. */
function nameWork({ a, given: known }: Unknown, { first }: Twists, m: number, n: number) {
  if (first) return sum(known, -a);
  const part = sum(known, -a * n);
  const share = Math.abs(m) === 1 ? part : quotient(part, Math.abs(m));
  return m < 0 ? negative(share) : share;
}

/** The coefficient that is asked. */
function unknownWork(item: Unknown, at: Twists): Expression {
  const { a } = item;
  const { m, n } = unknownSum(item, at);
  const size = nameWork(item, at, m, n);
  if (!at.first) return sum(a, size);
  return sum(termAt(n, a), termAt(m, size));
}

function unknownSteps(item: Unknown, at: Twists): Step[] {
  const { a, names, given: known } = item;
  const [name, asked] = names;
  const { m, n } = unknownSum(item, at);
  const size = nameWork(item, at, m, n);
  const value = workOut(size);
  const inX = sum(a, name);
  const free = sum(a * n, product(m, name));
  const [matched, last] = at.first ? [inX, free] : [free, inX];
  const [here, there] = at.first
    ? ["coefficients of $x$", "constant terms"]
    : ["constant terms", "coefficients of $x$"];
  const numerators = sum(product(a, sum("x", n)), product(name, sum("x", m)));
  return [
    {
      text: paragraphs(
        "Write the left side over the common denominator. Its numerator must be equal to that on the right.",
        inline(numerators),
      ),
    },
    stepShowing(
      "Distribute and combine like terms.",
      equation(numerators, sum(product(inX, "x"), free)),
    ),
    stepTo(`Compare the ${here}.`, equation(matched, known)),
    {
      ...stepThrough(`Solve for $${name}$.`, name, size, value),
      claim: code(equation(name, value)),
    },
    {
      ...stepThrough(
        `Compare the ${there}, and substitute this value.`,
        asked,
        last,
        at.first
          ? sum(a * n, Math.abs(m) === 1 ? multiply(m, value) : times(m, value))
          : sum(a, value),
        otherCoefficient(item, at),
      ),
      claim: `${asked} = ${otherCoefficient(item, at)}`,
    },
  ];
}

/** A numerator and a coefficient of the sum are unknown constants. */
const unknownNumerator = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const shifts = unlikeInts(chance, 9);
    const a = chance.int(2, 15);
    const [m, n] = shifts;
    // So the given coefficient leaves whole numbers, whichever denominator is divided by.
    const most = Math.max(1, Math.min(9, Math.floor(120 / Math.abs(m * n))));
    const total = a * (m + n) + m * n * chance.nonzero(most);
    chance.require(Math.abs(total) < 200, "a number is large");
    const item = { a, shifts, given: total, names: chance.pick(NAMES) };
    const answers = siblingAnswers((at) => otherCoefficient(item, at));
    chance.require(
      item.given !== item.a && Math.abs(item.given) > 1,
      "the second fraction is zero",
    );
    chance.require(areDistinct(answers), "answers coincide");
    chance.require(
      answers.every((answer) => answer !== 0 && answer !== item.a && Math.abs(answer) < 300),
      "an answer is trivial",
    );
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { names, given: known } = item;
    const [name, asked] = names;
    const { m, n, left, right } = unknownSum(item, at);
    const [here, there] = at.first
      ? ["coefficient of $x$", "constant term"]
      : ["constant term", "coefficient of $x$"];
    return {
      question: paragraphs(
        inline(equation(left, right)),
        `In the given equation, $${name}$ and $${asked}$ are constants, and the equation is true for all $x \\ne ${-m}$ and $x \\ne ${-n}$. What is the value of $${asked}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => otherCoefficient(item, each),
        show: numeral,
        why: `It is the ${there} of the numerator when its ${here} is $${known}$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `using $${known}$ as the ${there} instead of the ${here}`,
            work: unknownWork(item, { ...at, first: !at.first }),
          },
          {
            code: "quantities-exchanged",
            deed: "multiplying each numerator by its own denominator instead of the other one",
            work: unknownWork(item, { ...at, second: !at.second }),
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `matching the coefficients of ${inline(sum(product(item.a, sum("x", m)), product(name, sum("x", n))))} in the wrong order`,
          work: unknownWork(item, { first: !at.first, second: !at.second }),
        },
      }),
      opening: "Add the fractions on the left side and compare the numerators term by term.",
      steps: unknownSteps(item, at),
      hint: "The denominators are equal once the left side is one fraction. What else must be equal?",
      tip: "Two polynomials that are equal for all $x$ have equal coefficients, term by term.",
    };
  },
  facts: ({ item, at }) => {
    const { m, n, left, right } = unknownSum(item, at);
    const shown = equation(left, right);
    // Two values of x at which no denominator is zero tie both constants.
    const places = [0, 1, 2, 100].filter((x) => x + m !== 0 && x + n !== 0).slice(0, 2);
    return {
      kind: "value",
      given: places.map((x) => code(shown).replaceAll("x", `(${x})`)),
      ask: item.names[1],
      told: [inline(shown), `true for all $x \\ne ${-m}$ and $x \\ne ${-n}$`],
    };
  },
});

/** Two rational expressions added or subtracted. */
export const sumOfRationalExpressions = defineLevels({
  id: "sum-of-rational-expressions",
  version: 4,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA10"],
  optionDesign: "orbit",
  Medium: oneFraction,
  Hard: unknownNumerator,
});

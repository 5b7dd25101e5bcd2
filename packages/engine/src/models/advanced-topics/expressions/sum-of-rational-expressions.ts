import { differentInts, unlikeInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, formula, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  polynomial,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

interface Fractions {
  readonly a: number;
  readonly b: number;
  /** The numbers added to x in the two denominators. */
  readonly shifts: readonly [number, number];
}

/** The twists are the operation and which denominator the first fraction has. */
function shiftsOf({ shifts: [m, n] }: Fractions, at: Twists): readonly [number, number] {
  return at.second ? [m, n] : [n, m];
}

function given(item: Fractions, at: Twists): Expression {
  const [m, n] = shiftsOf(item, at);
  const under = sum("x", n);
  return sum(quotient(item.a, sum("x", m)), quotient(at.first ? item.b : -item.b, under));
}

/** Coefficients of the numerator over the common denominator, from the constant up. */
function numerator(item: Fractions, at: Twists): readonly [number, number] {
  const [m, n] = shiftsOf(item, at);
  const b = at.first ? item.b : -item.b;
  return [item.a * n + b * m, item.a + b];
}

function denominator({ shifts: [m, n] }: Pick<Fractions, "shifts">): Expression {
  return product(sum("x", Math.max(m, n)), sum("x", Math.min(m, n)));
}

function together(item: Fractions, at: Twists): Expression {
  return quotient(polynomial(numerator(item, at), "x"), denominator(item));
}

const TIP = "Check with a number: put an easy $x$ into both expressions and compare.";

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
    const [one, other] = [sum("x", m), sum("x", n)].map(inline);
    const b = at.first ? item.b : -item.b;
    const expanded = sum(product(item.a, sum("x", n)), product(b, sum("x", m)));
    return {
      question: paragraphs(
        inline(given(item, at)),
        `Which expression is equivalent to the given expression, where $x \\ne ${-m}$ and $x \\ne ${-n}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => together(item, each),
        show: formula,
        why: "Each numerator has been multiplied by the denominator that it lacked.",
        slips: [
          {
            code: "opposite-operation",
            deed: at.first ? "subtracting the second fraction" : "adding the second fraction",
          },
          {
            code: "quantities-exchanged",
            deed: "multiplying each numerator by its own denominator instead of the other one",
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `forming ${inline(sum(product(item.a, sum("x", m)), product(-b, sum("x", n))))} as the numerator`,
        },
      }),
      opening: "Bring both fractions to a common denominator, then combine the numerators.",
      steps: [
        {
          text: `The first fraction must be multiplied above and below by ${other}, the second by ${one}.`,
        },
        {
          text: `The numerator is then ${inline(expanded)}, which is ${inline(polynomial(numerator(item, at), "x"))}.`,
          claim: code(equation(expanded, polynomial(numerator(item, at), "x"))),
        },
        {
          text: `Over the common denominator this is ${inline(together(item, at))}.`,
          claim: code(equation(given(item, at), together(item, at))),
        },
      ],
      hint: "What must each fraction be multiplied by, above and below, to have the product of both denominators below?",
      tip: TIP,
    };
  },
  facts: ({ item, at }) => {
    const [m, n] = shiftsOf(item, at);
    return {
      kind: "equivalent",
      expression: code(given(item, at)),
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
    const { a, names } = item;
    const [name, asked] = names;
    const { m, n, left, right } = unknownSum(item, at);
    const answer = otherCoefficient(item, at);
    const size = at.first ? item.given - a : answer - a;
    const matched = at.first
      ? equation(sum(a, name), item.given)
      : equation(sum(a * n, product(m, name)), item.given);
    const last = at.first ? sum(a * n, product(m, name)) : sum(a, name);
    const [here, there] = at.first ? ["$x$-term", "constant term"] : ["constant term", "$x$-term"];
    return {
      question: paragraphs(
        inline(equation(left, right)),
        `In the given equation, $${name}$ and $${asked}$ are constants, and the equation is true for all $x \\ne ${-m}$ and $x \\ne ${-n}$. What is the value of $${asked}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => otherCoefficient(item, each),
        show: numeral,
        why: `With $${name} = ${size}$, the two sides are the same for every $x$.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `taking $${item.given}$ for the coefficient of the ${there}, not of the ${here},`
              .replace("coefficient of the constant term", "constant term")
              .replace("not of the constant term", "not the constant term"),
          },
          {
            code: "quantities-exchanged",
            deed: "multiplying each numerator by its own denominator instead of the other one",
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `matching the coefficients of ${inline(sum(product(a, sum("x", m)), product(name, sum("x", n))))} in the wrong order`,
        },
      }),
      opening: "Add the fractions on the left and compare the numerators term by term.",
      steps: [
        {
          text: `Over the common denominator the numerator on the left is ${inline(sum(product(a, sum("x", n)), product(name, sum("x", m))))}.`,
        },
        {
          text: `Comparing the ${here}s gives ${inline(matched)}, so $${name} = ${size}$.`,
          claim: `${name} = ${size}`,
        },
        {
          text: `Comparing the ${there}s gives ${inline(equation(asked, last))}, so $${asked} = ${answer}$.`,
          claim: `${asked} = ${answer}`,
        },
      ],
      hint: "The denominators of both sides agree once the left side is one fraction. What must agree then?",
      tip: "Two expressions that are equal for all $x$ have equal coefficients, term by term.",
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
  version: 3,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA10"],
  optionDesign: "orbit",
  Medium: oneFraction,
  Hard: unknownNumerator,
});

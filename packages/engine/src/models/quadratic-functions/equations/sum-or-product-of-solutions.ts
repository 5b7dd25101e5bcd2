import { differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Asked,
  formulaMissteps,
  formulaReason,
  formulaSteps,
  sumAndProduct,
} from "../../../craft/algebra/sum-and-product.ts";
import { numeral } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  equation,
  negative,
  polynomial,
  power,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { divide, gcd, multiply, negate, rational } from "../../../math/rational.ts";

interface Factored {
  readonly scale: number;
  readonly roots: readonly [number, number];
}

function factoredEquation({ scale, roots: [p, q] }: Factored) {
  return equation(product(scale, sum("x", -p), sum("x", -q)), 0);
}

/** The solutions stand in the factors; the options are the four sums that their signs allow. */
const factored = level<Factored>({
  space: 120_000,
  steps: 2,
  draw: (chance) => {
    const [p, q] = differentInts(chance, 1, 60);
    return { scale: chance.int(1, 9), roots: [p * chance.sign(), q * chance.sign()] };
  },
  build: (quadratic) => {
    const [p, q] = quadratic.roots;
    const misreading = (root: number) => `reading $${tex(sum("x", -root))} = 0$ as $x = ${-root}$`;
    return {
      question: paragraphs(
        inline(factoredEquation(quadratic)),
        "What is the sum of the solutions to the given equation?",
      ),
      options: crossedOptions<Factored["roots"]>({
        key: quadratic.roots,
        why: `The solutions $${p}$ and $${q}$ have the sum $${p + q}$.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: misreading(p),
            work: sum(-p, q),
            apply: ([one, other]) => [-one, other],
          },
          {
            code: "sign-inside-parentheses",
            deed: misreading(q),
            work: sum(p, -q),
            apply: ([one, other]) => [one, -other],
          },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "adding the numbers in the parentheses as they stand",
          work: sum(-p, -q),
        },
        show: ([one, other]) => numeral(one + other),
      }),
      opening:
        "A product is zero when one of its factors is zero, so each factor gives a solution.",
      steps: [
        stepShowing(`Set ${inline(sum("x", -p))} equal to zero and solve.`, equation("x", p)),
        stepShowing(`Set ${inline(sum("x", -q))} equal to zero and solve.`, equation("x", q)),
        stepThrough("Add the two solutions.", sum(p, q), p + q),
      ],
      hint: `For which value of $x$ is ${inline(sum("x", -p))} equal to zero, and for which ${inline(sum("x", -q))}?`,
      tip: "Set each factor equal to zero and solve: the sign of its number may not be that of the solution.",
      archetype: "PB04",
    };
  },
  facts: (quadratic) => ({
    kind: "solutions",
    given: code(factoredEquation(quadratic)),
    unknown: "x",
    ask: "sum",
    told: ["sum of the solutions"],
  }),
});

interface Standard {
  readonly asked: Asked;
  /** Coefficients of x², x and the constant term, once all stands on the left. */
  readonly coefficients: readonly [number, number, number];
  /** How many of the lower terms stand on the right. */
  readonly moved: number;
}

function standardEquation({ coefficients: [a, b, c], moved }: Standard) {
  const left = polynomial([moved > 0 ? 0 : c, moved > 1 ? 0 : b, a], "x");
  return equation(left, polynomial([moved > 0 ? -c : 0, moved > 1 ? -b : 0], "x"));
}

/** The coefficients tell the sum and the product; the options are both of them with either sign. */
const standard = level<Standard>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [a, b, c] = [chance.int(2, 12), chance.int(3, 60), chance.int(1, 40)];
    chance.require(b !== c && gcd(a, b) === 1 && gcd(a, c) === 1, "fractions not in lowest terms");
    chance.require(b * b > 4 * a * c, "not real with every sign");
    return {
      asked: chance.pick(["sum", "product"]),
      coefficients: [a, b * chance.sign(), c * chance.sign()],
      moved: chance.int(0, 2),
    };
  },
  build: (quadratic) => {
    const { asked, coefficients, moved } = quadratic;
    const { other, opposite, exchanged } = formulaMissteps(asked, coefficients);
    const values = sumAndProduct(coefficients);
    return {
      question: paragraphs(
        inline(standardEquation(quadratic)),
        `What is the ${asked} of the solutions to the given equation?`,
      ),
      options: crossedOptions<{ of: Standard["asked"]; sign: 1 | -1 }>({
        key: { of: asked, sign: 1 },
        why: formulaReason(asked, coefficients),
        slips: [
          {
            ...other,
            apply: ({ of, sign }) => ({ of: of === "sum" ? "product" : "sum", sign }),
          },
          { ...opposite, apply: ({ of, sign }) => ({ of, sign: sign === 1 ? -1 : 1 }) },
        ],
        corner: exchanged,
        show: ({ of, sign }) => numeral(multiply(sign, values[of])),
      }),
      opening: `The coefficients tell the ${asked} of the solutions without solving the equation.`,
      steps: formulaSteps(asked, coefficients, moved > 0),
      hint: `With zero on one side of the equation, which two coefficients determine the ${asked} of the solutions?`,
      tip: "The sum of the solutions is $-\\frac{b}{a}$ and their product is $\\frac{c}{a}$.",
      archetype: asked === "sum" ? "PB04" : "PB05",
    };
  },
  facts: (quadratic) => ({
    kind: "solutions",
    given: code(standardEquation(quadratic)),
    unknown: "x",
    ask: quadratic.asked,
    told: [`${quadratic.asked} of the solutions`],
  }),
});

/** Names of two constants. */
const CONSTANTS = [
  ["a", "b"],
  ["c", "d"],
  ["m", "n"],
  ["p", "q"],
  ["r", "s"],
] as const;

interface WithConstants {
  readonly names: readonly [string, string];
  readonly lead: number;
  readonly p: number;
  readonly signs: readonly [1 | -1, 1 | -1];
}

/** (x ± b)(lead·x ± p·a), the constants by their own names, multiplied out, with no minus sign at the front of a bracket. */
function equationWithConstants({ names, lead, p, signs: [first, second] }: WithConstants) {
  const [a, b] = names;
  const terms = [product(lead, b), product(p, a)] as const;
  const signed = [product(first, terms[0]), product(second, terms[1])];
  const mixed = first < second ? sum(...signed.toReversed()) : sum(...signed);
  const middle = first + second === -2 ? product(-1, sum(...terms)) : mixed;
  const last = product(first * second * p, a, b);
  return equation(sum(product(lead, power("x", 2)), product(middle, "x"), last), 0);
}

/** The solutions hold unknown constants; the options are ±p/lead and ±lead/p. */
const withConstants = level<WithConstants>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [lead, p] = differentInts(chance, 2, 100);
    chance.require(gcd(lead, p) === 1, "fraction not in lowest terms");
    return { names: chance.pick(CONSTANTS), lead, p, signs: [chance.sign(), chance.sign()] };
  },
  build: (quadratic) => {
    const { names, lead, p, signs } = quadratic;
    const [a, b] = names;
    const [first, second] = signs;
    const last = first * second * p;
    const key = rational(last, lead);
    const size = quotient(product(p, a, b), lead);
    const factors = product(
      sum("x", product(first, b)),
      sum(product(lead, "x"), product(second * p, a)),
    );
    return {
      question: paragraphs(
        inline(equationWithConstants(quadratic)),
        `In the given equation, $${a}$ and $${b}$ are positive constants. The product of the solutions to the equation is $k${a}${b}$, where $k$ is a constant. What is the value of $k$?`,
      ),
      options: crossedOptions({
        key,
        why: `Since the left side is ${inline(factors)}, the solutions are ${inline(product(-first, b))} and ${inline(product(rational(-second * p, lead), a))}.`,
        slips: [
          {
            code: "ratio-upside-down",
            deed: `dividing the leading coefficient, $${lead}$, by $${last}$`,
            apply: (answer) => divide(1, answer),
          },
          {
            code: "opposite-sign",
            deed: `writing a minus sign before the quotient of $${last}$ and $${lead}$, as for the sum,`,
            apply: negate,
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: `dividing $${-lead}$, the opposite of the leading coefficient, by $${last}$`,
        },
        show: numeral,
      }),
      opening:
        "The product of the solutions is the constant term divided by the leading coefficient.",
      steps: [
        {
          text: `The leading coefficient is $${lead}$, and the constant term is ${inline(product(last, a, b))}. The product does not depend on the middle term.`,
        },
        stepShowing(
          `Set their quotient equal to $k${a}${b}$.`,
          equation(last < 0 ? negative(size) : size, product("k", a, b)),
        ),
        stepTo(
          `Divide both sides by $${a}${b}$.`,
          equation("k", key),
          `${last}/${lead} = ${code(key)}`,
        ),
      ],
      hint: "Which two of the three coefficients determine the product of the solutions?",
      tip: "When an equation has unknown constants, use a rule that holds for all of their values, such as $\\frac{c}{a}$.",
      archetype: "PB05",
    };
  },
  facts: (quadratic) => ({
    kind: "solutions",
    given: code(equationWithConstants(quadratic)),
    unknown: "x",
    constants: [...quadratic.names],
    ask: "product",
    unit: quadratic.names.join("*"),
    told: [
      `$${quadratic.names[0]}$ and $${quadratic.names[1]}$ are positive product of the solutions`,
      `$k${quadratic.names.join("")}$ value of $k$`,
    ],
  }),
});

/** The sum or the product of the solutions of a quadratic equation. */
export const sumOrProductOfSolutions = defineLevels({
  id: "sum-or-product-of-solutions",
  version: 6,
  topic: "quadratic-functions",
  skill: "P.B",
  calculator: ["Medium"],
  archetypes: ["PB04", "PB05"],
  optionDesign: "orbit",
  Easy: factored,
  Medium: standard,
  Hard: withConstants,
});

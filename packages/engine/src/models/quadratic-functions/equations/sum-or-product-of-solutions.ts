import { differentInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { crossedOptions } from "../../../craft/options/slips.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, polynomial, power, product, sum } from "../../../math/expression.ts";
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
        { text: `If ${inline(equation(sum("x", -p), 0))}, then $x = ${p}$.` },
        { text: `If ${inline(equation(sum("x", -q), 0))}, then $x = ${q}$.` },
        {
          text: `Add the two solutions.\n\n$${tex(sum(p, q))} = ${p + q}$`,
          claim: `${code(sum(p, q))} = ${p + q}`,
        },
        {
          text: `A graph of the left side shows the same: it meets the $x$-axis at $${p}$ and $${q}$.`,
        },
      ],
      hint: "For which values of $x$ is each of the factors zero?",
      tip: "A factor shows its solution with the opposite sign: set the factor equal to zero and solve.",
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
  readonly asked: "sum" | "product";
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
    const [a, b, c] = coefficients;
    const values = { sum: rational(-b, a), product: rational(c, a) };
    const formulas = { sum: "-\\frac{b}{a}", product: "\\frac{c}{a}" };
    const unasked = asked === "sum" ? "product" : "sum";
    const key = values[asked];
    const rule = `For $ax^2 + bx + c = 0$ the ${asked} of the solutions is $${formulas[asked]}$.`;
    return {
      question: paragraphs(
        inline(standardEquation(quadratic)),
        `What is the ${asked} of the solutions to the given equation?`,
      ),
      options: crossedOptions<{ of: Standard["asked"]; sign: 1 | -1 }>({
        key: { of: asked, sign: 1 },
        why: rule,
        slips: [
          {
            code: "another-quantity",
            deed: `finding the ${unasked} of the solutions, $${formulas[unasked]}$,`,
            apply: ({ of, sign }) => ({ of: of === "sum" ? "product" : "sum", sign }),
          },
          {
            code: "opposite-sign",
            deed:
              asked === "sum"
                ? "leaving out the minus sign of $-\\frac{b}{a}$"
                : "putting a minus sign before $\\frac{c}{a}$, as for the sum,",
            apply: ({ of, sign }) => ({ of, sign: sign === 1 ? -1 : 1 }),
          },
        ],
        corner:
          asked === "sum"
            ? { code: "quantities-exchanged", deed: "using $c$ in place of $b$ in $-\\frac{b}{a}$" }
            : { code: "quantities-exchanged", deed: "using $b$ in place of $c$ in $\\frac{c}{a}$" },
        show: ({ of, sign }) => numeral(multiply(sign, values[of])),
      }),
      opening: `The coefficients tell the ${asked} of the solutions without solving the equation.`,
      steps: [
        {
          text: `${moved > 0 ? "With all terms on the left, the" : "The"} equation is ${inline(equation(polynomial([c, b, a], "x"), 0))}.`,
        },
        { text: rule },
        {
          text: `With $a = ${a}$, $b = ${b}$, and $c = ${c}$, the ${asked} is as follows.\n\n$${formulas[asked]} = ${tex(key)}$`,
          claim: `${asked === "sum" ? -b : c}/${a} = ${code(key)}`,
        },
        {
          text: "Where it comes from: $a(x - r)(x - s)$ multiplied out is $ax^2 - a(r + s)x + ars$.",
        },
      ],
      hint: "Bring all terms to one side. Which coefficients are tied to the sum, and which to the product?",
      tip: "Learn both: the sum of the solutions is $-\\frac{b}{a}$ and their product is $\\frac{c}{a}$.",
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
    return {
      question: paragraphs(
        inline(equationWithConstants(quadratic)),
        `In the given equation, $${a}$ and $${b}$ are positive constants. The product of the solutions to the equation is $k${a}${b}$, where $k$ is a constant. What is the value of $k$?`,
      ),
      options: crossedOptions({
        key,
        why: `The product of the solutions is ${inline(product(key, a, b))}.`,
        slips: [
          {
            code: "ratio-upside-down",
            deed: "dividing the leading coefficient by the constant term",
            apply: (answer) => divide(1, answer),
          },
          {
            code: "opposite-sign",
            deed: "putting a minus before the quotient, as for the sum,",
            apply: negate,
          },
        ],
        corner: {
          code: "wrong-formula",
          deed: "misremembering the product as the opposite of the leading coefficient divided by the constant term",
        },
        show: numeral,
      }),
      opening:
        "The product of the solutions is the constant term divided by the leading coefficient.",
      steps: [
        {
          text: `The leading coefficient is $${lead}$ and the constant term is ${inline(product(last, a, b))}; the middle term plays no part.`,
        },
        {
          text: `Their quotient ${inline(product(key, a, b))} is $k${a}${b}$, so ${inline(equation("k", key))}.`,
          claim: `${last}/${lead} = ${code(key)}`,
        },
        {
          text: `Factoring shows the same: the left side is ${inline(product(sum("x", product(first, b)), sum(product(lead, "x"), product(second * p, a))))}.`,
        },
      ],
      hint: "The solutions need not be found. Which two coefficients fix their product?",
      tip: "When constants stand for unknown numbers, look for a rule that holds whatever they are.",
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
  version: 4,
  topic: "quadratic-functions",
  skill: "P.B",
  archetypes: ["PB04", "PB05"],
  optionDesign: "orbit",
  Easy: factored,
  Medium: standard,
  Hard: withConstants,
});

import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { compare, gcd, rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

type Letters = readonly [string, string];

function letters(chance: Chance): Letters {
  return chance.pick([
    ["x", "y"],
    ["a", "b"],
    ["m", "n"],
    ["p", "q"],
    ["r", "s"],
    ["u", "v"],
    ["c", "d"],
    ["h", "k"],
    ["j", "k"],
    ["w", "z"],
  ] as const);
}

interface Scaled {
  readonly letters: Letters;
  /** The given ratio of the two. */
  readonly p: number;
  readonly q: number;
  readonly a: number;
  readonly b: number;
}

/** The twists: the first letter is on top of what is asked; the first factor goes with the first letter. */
function asked({ letters: [x, y], a, b }: Scaled, { first, second }: Twists) {
  const [withX, withY] = second ? [a, b] : [b, a];
  const [one, other] = [product(withX, x), product(withY, y)];
  return first ? quotient(one, other) : quotient(other, one);
}

/** A ratio of multiples, from the ratio of two unknowns. */
const ofMultiples = siblingLevel<Scaled>({
  space: 150_000,
  steps: 2,
  numbers: (chance) => {
    const [p, q] = [chance.int(2, 17), chance.int(2, 17)];
    const [a, b] = [chance.int(2, 10), chance.int(3, 11)];
    chance.require(p !== q && gcd(p, q) === 1, "ratio not in lowest terms");
    chance.require(a < b && gcd(a, b) === 1, "factors not in lowest terms");
    return { letters: letters(chance), p, q, a, b };
  },
  work: ({ p, q, a, b }, { first, second }) => {
    const [withX, withY] = second ? [a, b] : [b, a];
    return first
      ? times(rational(withX, withY), rational(p, q))
      : times(rational(withY, withX), rational(q, p));
  },
  allows: (answer) => typeof answer !== "number" && answer.den > 1,
  word: (scaled, at, key) => {
    const {
      letters: [x, y],
      p,
      q,
      a,
      b,
    } = scaled;
    const given = equation(quotient(x, y), rational(p, q));
    const [withX, withY] = at.second ? [a, b] : [b, a];
    const [ratio, factor] = at.first
      ? [rational(p, q), rational(withX, withY)]
      : [rational(q, p), rational(withY, withX)];
    return {
      question: paragraphs(
        `If ${inline(given)}, what is the value of ${inline(asked(scaled, at))}?`,
      ),
      why: `With $${x} = ${p}$ and $${y} = ${q}$, the given equation is true, and the quotient has this value.`,
      slips: [
        { code: "ratio-upside-down", deed: "turning the asked quotient upside down" },
        { code: "quantities-exchanged", deed: `exchanging the factors $${a}$ and $${b}$` },
      ],
      corner: {
        code: "ratio-upside-down",
        deed: `taking $${tex(rational(ratio.den, ratio.num))}$ for the quotient of the letters`,
        work: times(factor, rational(ratio.den, ratio.num)),
      },
      opening: "Split the asked quotient into a fraction of numbers and a fraction of letters.",
      steps: [
        {
          text: `Write ${inline(asked(scaled, at))} as the product of $\\frac{${at.first ? withX : withY}}{${at.first ? withY : withX}}$ and $\\frac{${at.first ? x : y}}{${at.first ? y : x}}$.`,
        },
        {
          text: at.first
            ? `The fraction of letters is given: $${tex(ratio)}$.`
            : `The fraction of letters is the given one turned upside down: $${tex(ratio)}$.`,
        },
        {
          text: `Multiply the two fractions.\n\n$${tex(factor)} \\cdot ${tex(ratio)} = ${tex(key)}$`,
          claim: `${code(asked(scaled, at))} = ${code(key)}`,
        },
        { text: `Another way: let $${x} = ${p}$ and $${y} = ${q}$, and substitute these values.` },
      ],
      hint: "Which part of the asked quotient do you know from the given equation?",
      tip: "When only a ratio is given, choose easy numbers that have it.",
      archetype: "QA21",
    };
  },
  facts: (scaled, at) => {
    const {
      letters: [x, y],
      p,
      q,
    } = scaled;
    return {
      kind: "value",
      given: [code(equation(quotient(x, y), rational(p, q)))],
      where: [`${y} != 0`],
      constants: [y],
      ask: code(asked(scaled, at)),
    };
  },
});

interface Combined {
  readonly letters: Letters;
  readonly p: number;
  readonly q: number;
  readonly a: number;
  readonly b: number;
}

/** (ax ± by) over (ax ∓ by), or the terms of the second the other way round; the twists are signs. */
function fractionOf({ letters: [x, y], a, b }: Combined, first: boolean) {
  const [one, other] = [product(a, x), product(b, y)];
  const [plus, minus] = [sum(one, other), sum(one, product(-b, y))];
  return first ? quotient(plus, minus) : quotient(minus, plus);
}

/** A ratio of two unknowns, from the ratio of a sum and a difference. */
const ofSums = siblingLevel<Combined>({
  space: 150_000,
  steps: 4,
  numbers: (chance) => {
    const [p, q] = [chance.int(2, 19), chance.int(2, 19)];
    chance.require(p !== q && gcd(p, q) === 1, "ratio not in lowest terms");
    const [a, b] = [chance.int(1, 6), chance.int(1, 6)];
    chance.require(gcd(a, b) === 1, "factors not in lowest terms");
    return { letters: letters(chance), p, q, a, b };
  },
  // From (ax + by)/(ax - by) = p/q it follows that ax(p - q) = by(p + q).
  answer: ({ p, q, a, b }, { first, second }) => {
    const [over, under] = [b * (p + q), a * (first ? p - q : q - p)];
    return second ? rational(over, under) : rational(under, over);
  },
  allows: (answer) => typeof answer !== "number" && answer.den > 1 && compare(answer, 30) < 0,
  word: (combined, at, key) => {
    const {
      letters: [x, y],
      p,
      q,
      a,
      b,
    } = combined;
    const given = equation(fractionOf(combined, at.first), rational(p, q));
    const [top, bottom] = at.second ? [x, y] : [y, x];
    const [plus, minus] = at.first ? [q, p] : [p, q];
    const crossed = equation(
      product(plus, polynomialOf(combined, b)),
      product(minus, polynomialOf(combined, -b)),
    );
    const gathered = equation(product(a * (plus - minus), x), product(-b * (plus + minus), y));
    return {
      question: paragraphs(
        inline(given),
        `In the given equation, $${y} \\ne 0$. What is the value of $\\frac{${top}}{${bottom}}$?`,
      ),
      why: "Put into the given equation, numbers with this quotient make it true.",
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "taking the difference for the numerator and the sum for the denominator"
            : "taking the sum for the numerator and the difference for the denominator",
        },
        { code: "ratio-upside-down", deed: `finding $\\frac{${bottom}}{${top}}$` },
      ],
      opening: "Multiply by both denominators, and gather the terms of each letter on one side.",
      steps: [
        {
          text: `Multiply both sides by both denominators.\n\n${inline(crossed)}`,
          claim: code(crossed),
        },
        {
          text: `Distribute, and gather the terms in $${x}$ on the left and those in $${y}$ on the right.\n\n${inline(gathered)}`,
          claim: code(gathered),
        },
        {
          text: `Divide both sides by the coefficient on the left and by $${y}$${at.second ? "" : ", and turn both fractions upside down"}.\n\n$\\frac{${top}}{${bottom}} = ${tex(key)}$`,
          claim: `${top}/${bottom} = ${code(key)}`,
        },
        {
          text: `Another way: divide the numerator and the denominator by $${y}$, and solve for the quotient.`,
        },
      ],
      hint: "What becomes of the equation when both sides are multiplied by both denominators?",
      tip: "Check a quotient by choosing two numbers that have it and putting them into the equation.",
      archetype: "QA21",
    };
  },
  facts: (combined, at) => {
    const {
      letters: [x, y],
      p,
      q,
    } = combined;

    return {
      kind: "value",
      given: [code(equation(fractionOf(combined, at.first), rational(p, q)))],
      where: [`${y} != 0`],
      constants: [y],
      ask: at.second ? `${x}/${y}` : `${y}/${x}`,
    };
  },
});

function polynomialOf({ letters: [x, y], a }: Combined, b: number) {
  return sum(product(a, x), product(b, y));
}

/** The value of a quotient, when only the quotient of two unknowns or of their sums is given. */
export const ratioOfExpressions = defineLevels({
  id: "ratio-of-expressions",
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA21"],
  optionDesign: "orbit",
  Medium: ofMultiples,
  Hard: ofSums,
});

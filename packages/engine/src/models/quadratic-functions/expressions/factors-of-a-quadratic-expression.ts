import { termAt } from "../../../craft/algebra/term-at.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Binomial,
  binomial,
  multiplied,
  standardForm,
} from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { factoringSteps } from "../../../craft/algebra/factoring.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** Two factors, each shown as it is or with the other sign: the twists say which are shown right. */
interface TwoFactors {
  readonly x: string;
  readonly one: Binomial;
  readonly other: Binomial;
}

function flipped([lead, last]: Binomial): Binomial {
  return [lead, -last];
}

function shownAt({ one, other }: TwoFactors, { first, second }: Twists): [Binomial, Binomial] {
  return [first ? one : flipped(one), second ? other : flipped(other)];
}

/** As the exam lists them. */
const VERDICTS = ["I only", "II only", "I and II", "Neither I nor II"];

function verdict({ first, second }: Twists): string {
  if (first && second) return "I and II";
  if (first) return "I only";
  return second ? "II only" : "Neither I nor II";
}

/** The value of the expression at the zero of a binomial, and whether it is 0. */
function test(given: TwoFactors, [lead, last]: Binomial, isFactor: boolean): string {
  const zero = code(rational(-last, lead));
  const [a, b, c] = multiplied(given.one, given.other);
  return `${a}*(${zero})^2 + (${b})*(${zero}) + (${c}) ${isFactor ? "=" : "!="} 0`;
}

/** Which of two binomials are factors: one, the other, both, or neither. */
const whichAreFactors = level({
  space: 150_000,
  steps: 3,
  draw: (chance) => {
    const binomialOf = (most: number): Binomial => [chance.int(1, most), chance.nonzero(12)];
    const given = { x: chance.pick(UNKNOWNS), one: binomialOf(6), other: binomialOf(5) };
    const { one, other } = given;
    chance.require(gcd(...one) === 1 && gcd(...other) === 1, "a common factor in a bracket");
    chance.require(
      Math.abs(one[0] * other[1]) !== Math.abs(one[1] * other[0]),
      "the factors are alike",
    );
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x, one, other } = given;
    const coefficients = multiplied(one, other);
    const [a, b, c] = coefficients;
    const listed = shownAt(given, at);
    const [first, second] = [listed[0], listed[1]].map((each) => inline(binomial(each, x)));
    const isListed = (right: boolean, which: string, factor: Binomial) => ({
      text: right
        ? `Expression ${which} is one of these factors.`
        : `Expression ${which} is not one of them: the factor is ${inline(binomial(factor, x))}.`,
    });
    const misjudged = (right: boolean, which: string, [lead, last]: Binomial) => {
      const [zero, opposite] = [rational(-last, lead), rational(last, lead)].map((each) =>
        inline(each),
      );
      return `${right ? "rejecting" : "accepting"} ${which} after a test at ${opposite}, although it is zero at ${zero},`;
    };
    return {
      question: paragraphs(
        inline(standardForm(coefficients, x)),
        `I. ${first}`,
        `II. ${second}`,
        "Which of the listed expressions are factors of the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: verdict,
        show: (text) => ({ text, order: VERDICTS.indexOf(text) }),
        why: `The given expression is ${inline(product(binomial(one, x), binomial(other, x)))}.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: misjudged(at.first, first ?? "", listed[0]),
          },
          {
            code: "sign-inside-parentheses",
            deed: misjudged(at.second, second ?? "", listed[1]),
          },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "testing each listed expression at the opposite of its zero",
        },
      }),
      opening: "Factor the given expression, and compare its factors with the listed ones.",
      steps: [
        ...factoringSteps({ x, y: null, factors: [one, other] }).map(({ text }) => ({ text })),
        { ...isListed(at.first, "I", one), claim: test(given, listed[0], at.first) },
        { ...isListed(at.second, "II", other), claim: test(given, listed[1], at.second) },
      ],
      hint: `To factor the given expression, which two numbers have the product ${inline(a * c)} and the sum ${inline(b)}?`,
      tip: "To test a factor, substitute its zero in the expression: the value must be zero.",
      archetype: "PA08",
    };
  },
  facts: ({ given, at }) => {
    const [one, other] = shownAt(given, at);
    const claims = (each: Twists) => [
      test(given, one, each.first),
      test(given, other, each.second),
    ];
    return {
      kind: "statement",
      given: ["zero = 0"],
      claims: Object.fromEntries(
        [true, false].flatMap((first) =>
          [true, false].map((second) => [verdict({ first, second }), claims({ first, second })]),
        ),
      ),
      told: [
        inline(standardForm(multiplied(given.one, given.other), given.x)),
        `I ${inline(binomial(one, given.x))} II ${inline(binomial(other, given.x))} factors`,
      ],
    };
  },
});

/** px ± q is a factor of ax² + kx ± c. The twists are the signs. */
interface OneFactor {
  readonly x: string;
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly s: number;
}

function factorsAt({ p, q, r, s }: OneFactor, { first, second }: Twists): [Binomial, Binomial] {
  return [
    [p, first ? q : -q],
    [r, first === second ? s : -s],
  ];
}

function middle(given: OneFactor, at: Twists): number {
  return multiplied(...factorsAt(given, at))[1];
}

function unknownMiddleSteps(given: OneFactor, at: Twists): Step[] {
  const { x } = given;
  const [known, rest] = factorsAt(given, at);
  const [a, key, c] = multiplied(known, rest);
  const [[p, q], [r, s]] = [known, rest];
  return [
    stepTo(
      `The product of the leading coefficients is $${a}$, so the other factor begins with ${inline(product(r, x))}.`,
      equation(times(p, r), a),
    ),
    stepTo(
      `The product of the last terms is $${c}$, so the other factor ends with $${s}$.`,
      equation(Math.abs(q) === 1 ? times(s, q) : times(q, s), c),
    ),
    {
      text: `Write the expression as a product.\n\n${inline(product(binomial(known, x), binomial(rest, x)))}`,
    },
    {
      ...stepThrough(
        `The coefficient $k$ is the sum of the products of the outer terms and of the inner terms.`,
        "k",
        sum(termAt(p, s), termAt(q, r)),
        key,
      ),
      claim: `k = ${key}`,
    },
  ];
}

/** One factor is known, and the middle coefficient is asked. */
const unknownMiddle = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const given = {
      x: chance.pick(UNKNOWNS),
      p: chance.int(2, 7),
      q: chance.int(1, 12),
      r: chance.int(1, 6),
      s: chance.int(1, 12),
    };
    chance.require(gcd(given.p, given.q) === 1, "a common factor in a bracket");
    chance.require(areDistinct(siblingAnswers((at) => middle(given, at))), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at }) => {
    const { x } = given;
    const [known, rest] = factorsAt(given, at);
    const [a, , c] = multiplied(known, rest);
    const [[p, q], [r, s]] = [known, rest];
    const crossed = (inner: number, outer: number) => sum(termAt(p, outer), termAt(inner, r));
    const zero = equation(x, rational(-q, p));
    return {
      question: paragraphs(
        inline(sum(standardForm([a, 0, 0], x), product("k", x), c)),
        `In the given expression, $k$ is a constant. If ${inline(binomial(known, x))} is a factor of the expression, what is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => middle(given, each),
        show: numeral,
        why: `With it, the expression is zero where the factor is zero, at ${inline(zero)}.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `using ${inline(binomial(flipped(known), x))} as the factor, and so ${inline(binomial(flipped(rest), x))} as the other,`,
            work: crossed(-q, -s),
          },
          {
            code: "opposite-sign",
            deed: `using ${inline(binomial(flipped(rest), x))} as the other factor`,
            work: crossed(q, -s),
          },
        ],
        corner: {
          code: "opposite-operation",
          deed: "subtracting the two middle terms instead of adding them",
          work: sum(p * s, -q * r),
        },
      }),
      opening: "The first and the last term determine the other factor.",
      steps: unknownMiddleSteps(given, at),
      hint: `By which term must ${inline(product(p, x))} be multiplied to give ${inline(standardForm([a, 0, 0], x))}?`,
      tip: "A second way: substitute the zero of the known factor, where the expression must be zero.",
      archetype: "PA08",
    };
  },
  facts: ({ given, at }) => {
    const [known, rest] = factorsAt(given, at);
    const [a, , c] = multiplied(known, rest);
    const { x } = given;
    return {
      kind: "value",
      given: [`${a}*${x}^2 + k*${x} + (${c}) = 0`, code(equation(binomial(known, x), 0))],
      ask: "k",
    };
  },
});

/** Which binomials are factors of a quadratic expression, and a coefficient that follows from one. */
export const factorsOfAQuadraticExpression = defineLevels({
  id: "factors-of-a-quadratic-expression",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA08"],
  optionDesign: "orbit",
  Medium: whichAreFactors,
  Hard: unknownMiddle,
});

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
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

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
    const shown = standardForm(multiplied(one, other), x);
    const [first, second] = shownAt(given, at).map((each) => inline(binomial(each, x)));
    const factored = product(binomial(one, x), binomial(other, x));
    const misjudged = (right: boolean, which: string) =>
      right
        ? `taking ${which} for no factor because of its sign`
        : `taking ${which} for a factor, with the wrong sign,`;
    return {
      question: paragraphs(
        inline(shown),
        `I. ${first}`,
        `II. ${second}`,
        "Which of the listed expressions are factors of the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: verdict,
        show: (text) => ({ text, order: VERDICTS.indexOf(text) }),
        why: `The given expression is ${inline(factored)}.`,
        slips: [
          { code: "opposite-sign", deed: misjudged(at.first, first ?? "") },
          { code: "opposite-sign", deed: misjudged(at.second, second ?? "") },
        ],
        corner: {
          code: "sign-inside-parentheses",
          deed: "testing each listed expression at the opposite of its zero",
        },
      }),
      opening: "An expression is a factor when the given expression is zero wherever it is zero.",
      steps: [
        {
          text: `Factored, the given expression is ${inline(factored)}.`,
          claim: test(given, one, true),
        },
        {
          text: `${first} is ${at.first ? "" : "not "}among these factors.`,
          claim: test(given, shownAt(given, at)[0], at.first),
        },
        {
          text: `${second} is ${at.second ? "" : "not "}among these factors.`,
          claim: test(given, shownAt(given, at)[1], at.second),
        },
      ],
      hint: "For which number is each listed expression zero? Put it into the given expression.",
      tip: "To test a factor, put its zero into the expression: it must give zero.",
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
    const [a, key, c] = multiplied(known, rest);
    const [p, q] = known;
    return {
      question: paragraphs(
        inline(sum(standardForm([a, 0, 0], x), product("k", x), c)),
        `In the given expression, $k$ is a constant. If ${inline(binomial(known, x))} is a factor of the expression, what is the value of $k$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => middle(given, each),
        show: numeral,
        why: `With it, the expression is ${inline(product(binomial(known, x), binomial(rest, x)))}.`,
        slips: [
          {
            code: "sign-inside-parentheses",
            deed: `using ${inline(binomial(flipped(known), x))} as the factor`,
          },
          { code: "opposite-sign", deed: `taking the constant term as $${-c}$` },
        ],
        corner: {
          code: "opposite-operation",
          deed: "subtracting the two middle terms instead of adding them",
          work: sum(p * rest[1], -q * rest[0]),
        },
      }),
      opening: "The first and the last term tell what the other factor must be.",
      steps: [
        {
          text: `The other factor begins with ${inline(product(rest[0], x))}, since $${p}$ times $${rest[0]}$ is $${a}$.`,
          claim: `${p}*${rest[0]} = ${a}`,
        },
        {
          text: `It ends with $${rest[1]}$, since $${q}$ times $${rest[1]}$ is $${c}$, so it is ${inline(binomial(rest, x))}.`,
          claim: `${q}*(${rest[1]}) = ${c}`,
        },
        {
          text: `The middle terms of the product are ${inline(product(p * rest[1], x))} and ${inline(product(q * rest[0], x))}, so $k = ${key}$.`,
          claim: `k = ${key}`,
        },
      ],
      hint: "What must the first and the last term of the other factor be?",
      tip: "A second way: put the zero of the known factor into the expression, which must then be zero.",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA08"],
  optionDesign: "orbit",
  Medium: whichAreFactors,
  Hard: unknownMiddle,
});

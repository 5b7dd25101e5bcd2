import { ascendingInts } from "../../../craft/draws/draws.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Relation,
  equation,
  polynomial,
  power,
  product,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

interface SameBase {
  readonly unknown: string;
  readonly base: number;
  readonly slopes: readonly [number, number];
  readonly numbers: readonly [number, number];
}

/** The twists are the sign of the number in the first exponent and of the unknown in the second. */
function exponents({ unknown, slopes: [a, c], numbers: [b, d] }: SameBase, at: Twists): Relation {
  return equation(
    polynomial([at.first ? b : -b, a], unknown),
    !at.second && d > 0
      ? sum(d, product(-c, unknown))
      : polynomial([d, at.second ? c : -c], unknown),
  );
}

function samePowers(item: SameBase, at: Twists): Relation {
  const { left, right } = exponents(item, at);
  return equation(power(item.base, left), power(item.base, right));
}

function sameBaseAnswer({ slopes: [a, c], numbers: [b, d] }: SameBase, at: Twists): number {
  return (at.first ? d - b : d + b) / (at.second ? a - c : a + c);
}

/** Powers of 10 up to this one are computed without trouble. */
const LARGEST_EXPONENT = 240;

/** Pairs of slopes whose sum and difference have a small common multiple. */
const SLOPES = [
  [2, 3, 5],
  [3, 2, 5],
  [2, 4, 6],
  [4, 2, 6],
  [3, 5, 8],
  [5, 3, 8],
  [4, 5, 9],
  [5, 4, 9],
  [4, 6, 10],
  [6, 4, 10],
  [3, 4, 7],
  [4, 3, 7],
] as const;

/** Two powers of the same base are equal. */
const sameBase = level({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const [a, c, unit] = chance.pick(SLOPES);
    const [low, high] = ascendingInts(chance, -9, 9);
    const [less, more] = [low * unit, high * unit];
    chance.require((less + more) % 2 === 0 && less + more !== 0, "no whole terms");
    const item = {
      unknown: chance.pick(UNKNOWNS),
      base: chance.int(2, 10),
      slopes: [a, c] as const,
      numbers: [(more - less) / 2, (more + less) / 2] as const,
    };
    const answers = siblingAnswers((at) => sameBaseAnswer(item, at));
    chance.require(answers.every(Number.isInteger) && areDistinct(answers), "answers coincide");
    const exponent = Math.max(...answers.map(Math.abs)) * a + Math.abs(item.numbers[0]);
    chance.require(exponent <= LARGEST_EXPONENT, "a power is too large");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown } = item;
    const [, c] = item.slopes;
    const [b] = item.numbers;
    const key = sameBaseAnswer(item, at);
    const equal = exponents(item, at);
    const [moved, opposite] = at.first ? ["subtracting", "adding"] : ["adding", "subtracting"];
    const term = inline(polynomial([0, c], unknown));
    return {
      question: paragraphs(
        inline(samePowers(item, at)),
        `What value of $${unknown}$ satisfies the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => sameBaseAnswer(item, each),
        show: numeral,
        why: "It makes the two exponents equal.",
        slips: [
          {
            code: "sign-lost",
            deed: `${opposite} $${b}$ on the right instead of ${moved} it`,
          },
          {
            code: "sign-lost",
            deed: `${at.second ? "adding" : "subtracting"} ${term} on the left instead of ${at.second ? "subtracting" : "adding"} it`,
          },
        ],
      }),
      opening: "Equal powers of the same base have equal exponents.",
      steps: [
        { text: `So ${inline(equal)}.`, claim: code(equal) },
        {
          text: `Moving ${term} and $${b}$ gives ${inline(equation(polynomial([0, at.second ? item.slopes[0] - c : item.slopes[0] + c], unknown), at.first ? item.numbers[1] - b : item.numbers[1] + b))}.`,
        },
        {
          text: `So $${unknown} = ${key}$, and both exponents are $${item.slopes[0] * key + (at.first ? b : -b)}$.`,
          claim: `${unknown} = ${key}`,
        },
      ],
      hint: "The bases are the same. What must then be true of the exponents?",
      tip: "Put your answer into both exponents: they must come out the same.",
    };
  },
  facts: ({ item, at }) => ({
    kind: "value",
    given: [code(exponents(item, at))],
    ask: item.unknown,
    told: [`${inline(samePowers(item, at))} value of $${item.unknown}$`],
  }),
});

const BASES = [
  { base: 2, highest: 6 },
  { base: 3, highest: 5 },
  { base: 5, highest: 4 },
  { base: 7, highest: 3 },
  { base: 10, highest: 5 },
].flatMap(({ base, highest }) =>
  Array.from({ length: highest }, (_, p) => p + 1).flatMap((p) =>
    Array.from({ length: highest - p }, (_, more) => ({
      base,
      powers: [p, p + more + 1] as const,
    })),
  ),
);

interface OtherBase {
  readonly unknown: string;
  readonly base: number;
  readonly powers: readonly [number, number];
  readonly shifts: readonly [number, number];
}

/** The twists are the signs of the numbers in the two exponents. */
function shiftsOf({ shifts: [m, n] }: OtherBase, { first, second }: Twists) {
  return [first ? m : -m, second ? n : -n] as const;
}

function otherPowers(item: OtherBase, at: Twists): Relation {
  const [m, n] = shiftsOf(item, at);
  const [p, q] = item.powers;
  return equation(
    power(item.base ** p, sum(item.unknown, m)),
    power(item.base ** q, sum(item.unknown, n)),
  );
}

function otherAnswer(item: OtherBase, at: Twists): number {
  const [m, n] = shiftsOf(item, at);
  const [p, q] = item.powers;
  return (p * m - q * n) / (q - p);
}

/** The bases are different powers of one number. */
const otherBase = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const shifts = ascendingInts(chance, 1, 25);
    const item = {
      unknown: chance.pick(UNKNOWNS),
      ...chance.pick(BASES),
      shifts: (chance.flip() ? shifts : shifts.toReversed()) as [number, number], // the same two
    };
    const answers = siblingAnswers((at) => otherAnswer(item, at));
    chance.require(
      answers.every(Number.isInteger) && areDistinct([...answers, 0]),
      "answers coincide or are not whole",
    );
    const largest = Math.max(...answers.map(Math.abs)) + Math.max(...shifts);
    chance.require(5 * largest <= LARGEST_EXPONENT, "a power is too large");
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { unknown, base } = item;
    const [p, q] = item.powers;
    const [m, n] = shiftsOf(item, at);
    const key = otherAnswer(item, at);
    const equal = equation(product(p, sum(unknown, m)), product(q, sum(unknown, n)));
    const spread = equation(polynomial([p * m, p], unknown), polynomial([q * n, q], unknown));
    const same = p === 1 ? "" : `$${tex(base ** p)} = ${base}^{${p}}$ and `;
    return {
      question: paragraphs(
        inline(otherPowers(item, at)),
        `What value of $${unknown}$ satisfies the given equation?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => otherAnswer(item, each),
        show: numeral,
        why: `It makes both sides the same power of $${base}$.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `reading the exponent on the left as ${inline(sum(unknown, -m))}`,
          },
          {
            code: "opposite-sign",
            deed: `reading the exponent on the right as ${inline(sum(unknown, -n))}`,
          },
        ],
      }),
      opening: `Write both sides as powers of $${base}$ and set the exponents equal.`,
      steps: [
        {
          text: `Since ${same}$${tex(base ** q)} = ${base}^{${q}}$, ${inline(equal)}.`,
          claim: code(equal),
        },
        { text: `Multiplied out, this is ${inline(spread)}.`, claim: code(spread) },
        { text: `So $${unknown} = ${key}$.`, claim: `${unknown} = ${key}` },
      ],
      hint: "Both bases are powers of the same smaller number. What are the exponents then?",
      tip: "A power raised to a power has the product of the exponents: keep parentheses around a sum.",
    };
  },
  facts: ({ item, at }) => {
    const [m, n] = shiftsOf(item, at);
    const [one, other] = item.powers.map((each) => item.base ** each);
    const { unknown } = item;
    return {
      kind: "value",
      // The second base is a power of the first.
      given: [`${one}^e = ${other}`, `${unknown} + (${m}) = e*(${unknown} + (${n}))`],
      ask: unknown,
      told: [`${inline(otherPowers(item, at))} value of $${unknown}$`],
    };
  },
});

/** Two powers are equal, with the unknown in the exponents. */
export const exponentialEquation = defineLevels({
  id: "exponential-equation",
  version: 2,
  topic: "advanced-topics",
  skill: "P.B",
  archetypes: ["PB14"],
  optionDesign: "orbit",
  Easy: sameBase,
  Medium: otherBase,
});

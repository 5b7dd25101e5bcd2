import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Tied,
  nameOfExponent,
  tied,
  tiedExponent,
  tiedSteps,
  tiedWork,
  wholeExponent,
} from "../../../craft/algebra/tied-exponents.ts";
import { formula, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { leadingTo } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  power,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const LETTERS = [
  ["x", "y"],
  ["a", "b"],
  ["m", "n"],
  ["p", "q"],
  ["r", "s"],
  ["c", "d"],
  ["u", "v"],
  ["s", "t"],
  ["h", "k"],
  ["j", "k"],
] as const;

/** Small bases and the highest of their powers that one should know. */
const BASES = [
  { base: 2, highest: 6 },
  { base: 3, highest: 5 },
  { base: 5, highest: 4 },
  { base: 7, highest: 3 },
  { base: 10, highest: 6 },
] as const;

interface Mixed {
  readonly base: number;
  /** The two given bases as powers of the small one. */
  readonly powers: readonly [number, number];
  readonly letters: readonly [string, string];
  readonly multiples: readonly [number, number];
}

/** The twists are the operation and which of the two bases comes first. */
function ordered({ powers: [p, q] }: Mixed, { second }: Twists): readonly [number, number] {
  return second ? [p, q] : [q, p];
}

function given(item: Mixed, at: Twists): Expression {
  const [p, q] = ordered(item, at);
  const [one, other] = [p, q].map((each, place) =>
    power(item.base ** each, product(item.multiples[place] ?? 1, item.letters[place] ?? "")),
  ) as [Expression, Expression]; // map keeps the two members
  return at.first ? product(one, other) : quotient(one, other);
}

function exponent(item: Mixed, at: Twists): Expression {
  const [p, q] = ordered(item, at);
  const [a, b] = item.multiples;
  const [x, y] = item.letters;
  return sum(product(p * a, x), product((at.first ? 1 : -1) * q * b, y));
}

function onePowerSteps(item: Mixed, at: Twists): Step[] {
  const { base } = item;
  const terms = ordered(item, at)
    .map((own, place) => ({
      own,
      outer: product(item.multiples[place] ?? 1, item.letters[place] ?? ""),
      whole: product(own * (item.multiples[place] ?? 1), item.letters[place] ?? ""),
    }))
    .filter(({ own }) => own > 1);
  const key = power(base, exponent(item, at));
  return [
    {
      text: paragraphs(
        terms.length > 1
          ? `Write both bases as powers of $${base}$.`
          : `Write the larger base as a power of $${base}$.`,
        ...terms.map(({ own }) => inline(equation(base ** own, power(base, own)))),
      ),
    },
    {
      text: paragraphs(
        "Multiply the exponents of a power of a power.",
        ...terms.map(({ own, outer, whole }) =>
          inline(equation(power(power(base, own), outer), power(base, whole))),
        ),
      ),
    },
    stepTo(
      at.first
        ? "Powers of one base are multiplied by adding their exponents."
        : "Powers of one base are divided by subtracting their exponents.",
      equation(given(item, at), key),
    ),
  ];
}

/** Powers of two bases are written as one power of a smaller base. */
const onePower = level({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const { base, highest } = chance.pick(BASES);
    const item = {
      base,
      powers: ascendingInts(chance, 1, highest),
      letters: chance.pick(LETTERS),
      multiples: [chance.int(2, 12), chance.int(2, 12)] as const,
    };
    return { item, at: twists(chance) };
  },
  build: ({ item, at }) => {
    const { base } = item;
    const [p, q] = ordered(item, at);
    const show = (each: Twists) => formula(power(base, exponent(item, each)));
    const [one, other] = [p, q].map((each) => base ** each);
    return {
      question: paragraphs(
        inline(given(item, at)),
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show,
        why: `It is the given expression with both bases written as powers of $${base}$.`,
        slips: [
          {
            code: "exponent-rule",
            deed: at.first
              ? "subtracting the exponents of a product"
              : "adding the exponents of a quotient",
          },
          {
            code: "quantities-exchanged",
            deed: `writing $${tex(one ?? 0)}$ as ${asPower(base, q)} and $${tex(other ?? 0)}$ as ${asPower(base, p)}`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `simplifying ${inline(given(item, { first: !at.first, second: !at.second }))} instead of the given expression`,
        },
      }),
      opening: "Write both bases as powers of the same number, then use the rules for exponents.",
      steps: onePowerSteps(item, at),
      hint: `Of which number are both $${tex(one ?? 0)}$ and $${tex(other ?? 0)}$ powers?`,
      tip: "Learn the small powers of $2$, $3$, and $5$: bases that look unlike often share one of them.",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(given(item, at)) }),
});

/** "3^{4}", or the number itself when the exponent is 1. */
function asPower(base: number, exponentOf: number): string {
  return exponentOf === 1 ? `$${base}$ itself` : inline(power(base, exponentOf));
}

/** Bases, scales and pairs of powers whose numbers stay small enough to know. */
const COMBINATIONS = [
  { base: 2, highest: 10 },
  { base: 3, highest: 6 },
  { base: 5, highest: 4 },
  { base: 10, highest: 4 },
].flatMap(({ base, highest }) =>
  [2, 3, 4, 5].flatMap((scale) => {
    const powers = [1, 2, 3, 4, 5].filter((each) => each * scale <= highest);
    return powers.flatMap((p) =>
      powers.filter((q) => q !== p).map((q) => ({ base, scale, powers: [p, q] as const })),
    );
  }),
);

function drawTied(chance: Chance): Tied {
  const combination = chance.pick(COMBINATIONS);
  const { scale } = combination;
  return {
    ...combination,
    letters: chance.pick(LETTERS),
    value: scale * chance.int(2, Math.floor(99 / scale)),
    added: chance.flip(),
  };
}

/** A linear equation ties the exponents of two powers. */
const tiedExponents = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({ item: drawTied(chance), at: twists(chance) }),
  build: ({ item, at }) => {
    const { base, scale, value } = item;
    const { equation: tie, asked } = tied(item, at);
    const name = nameOfExponent(item);
    const signed = (at.second ? 1 : -1) * scale;
    const whole = wholeExponent(item, at);
    const opposite = wholeExponent(item, { ...at, second: !at.second });
    return {
      question: paragraphs(
        inline(tie),
        `Based on the given equation, ${inline(asked)} is equal to $${base}^{${name}}$, where $${name}$ is a constant. What is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => tiedExponent(item, each),
        show: numeral,
        why: `It is the value of the exponent ${inline(whole)} by the given equation.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `multiplying $${value}$ by $${signed}$ instead of dividing by it`
              : `dividing $${value}$ by $${signed}$ instead of multiplying by it`,
            work: tiedWork(item, { ...at, first: !at.first }),
          },
          {
            code: "opposite-sign",
            deed: `using ${inline(opposite)} instead of ${inline(whole)} as the exponent`,
            work: tiedWork(item, { ...at, second: !at.second }),
          },
        ],
        corner: {
          code: "opposite-operation",
          deed: at.first
            ? `multiplying $${value}$ by $${-signed}$ instead of dividing by $${signed}$`
            : `dividing $${value}$ by $${-signed}$ instead of multiplying by $${signed}$`,
          work: tiedWork(item, { first: !at.first, second: !at.second }),
        },
      }),
      unoffered: [
        leadingTo(numeral(at.second ? value : -value), {
          code: "stopped-early",
          deed: `not ${at.first ? "dividing" : "multiplying"} $${at.second ? value : -value}$ by $${scale}$`,
        }),
      ],
      opening: `Write the expression as one power of $${base}$ and compare its exponent with the equation.`,
      steps: tiedSteps(item, at, whole),
      hint: `What is the exponent of the expression, written as one power of $${base}$?`,
      tip: "Do not solve for each letter: look for the expression whose value the equation gives.",
    };
  },
  facts: ({ item, at }) => {
    const name = nameOfExponent(item);
    const { equation: tie, asked } = tied(item, at);
    const inExponent = at.first ? 1 : item.scale;
    const [p, q] = item.powers.map((each) => item.base ** (inExponent * each));
    const [x, y] = item.letters;
    return {
      kind: "value",
      given: [
        code(tie),
        // Both bases are powers of the smallest.
        `${item.base}^e1 = ${p}`,
        `${item.base}^e2 = ${q}`,
        `${name} = ${at.second ? "" : "-"}(e1*${x} ${item.added ? "+" : "-"} e2*${y})`,
      ],
      ask: name,
      told: [`${inline(asked)} equal to $${item.base}^{${name}}$`],
    };
  },
});

/** Powers of different bases that are powers of one number. */
export const powersOfOneBase = defineLevels({
  id: "powers-of-one-base",
  version: 4,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA15"],
  optionDesign: "orbit",
  Medium: onePower,
  Hard: tiedExponents,
});

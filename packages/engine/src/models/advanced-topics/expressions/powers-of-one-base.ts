import { ascendingInts } from "../../../craft/draws/draws.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
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
    const { base, letters, multiples } = item;
    const [p, q] = ordered(item, at);
    const show = (each: Twists) => formula(power(base, exponent(item, each)));
    const [one, other] = [p, q].map((each) => base ** each);
    const known = [p, q]
      .filter((each) => each > 1)
      .map((each) => `$${tex(base ** each)}$ is ${asPower(base, each)}`)
      .join(", and ");
    return {
      question: paragraphs(
        inline(given(item, at)),
        "Which expression is equivalent to the given expression?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => each,
        show,
        why: "Both factors have been written with the same base.",
        slips: [
          {
            code: "exponent-rule",
            deed: at.first
              ? "subtracting the exponents of a product"
              : "adding the exponents of a quotient",
          },
          {
            code: "quantities-exchanged",
            deed: `writing $${one}$ as ${asPower(base, q)} and $${other}$ as ${asPower(base, p)}`,
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `simplifying ${inline(given(item, { first: !at.first, second: !at.second }))} instead of the given expression`,
        },
      }),
      opening: "Write both bases as powers of the same number, then use the rules for exponents.",
      steps: [
        {
          text: `${known}.`,
        },
        {
          text: `So the exponents are ${inline(product(p * multiples[0], letters[0]))} and ${inline(product(q * multiples[1], letters[1]))}; they are ${at.first ? "added" : "subtracted"}.`,
        },
        { text: `This gives ${show(at).text}.` },
      ],
      hint: "Both numbers are powers of the same smaller number. Which one?",
      tip: "Know the small powers of $2$, $3$ and $5$ by heart; many questions hide them.",
    };
  },
  facts: ({ item, at }) => ({ kind: "equivalent", expression: code(given(item, at)) }),
});

/** "3^{4}", or the number itself when the exponent is 1. */
function asPower(base: number, exponentOf: number): string {
  return exponentOf === 1 ? `$${base}$ itself` : inline(power(base, exponentOf));
}

interface Tied {
  readonly base: number;
  readonly powers: readonly [number, number];
  readonly letters: readonly [string, string];
  /** How many times the exponents of the expression the sides of the equation are, or the other way about. */
  readonly scale: number;
  readonly value: number;
  readonly added: boolean;
}

/** The twists are whether the equation is a multiple of the exponent or a part of it, and whether the fraction stands upside down. */
function tiedExponent({ scale, value }: Tied, { first, second }: Twists): number {
  return (second ? 1 : -1) * (first ? value / scale : value * scale);
}

function tied(item: Tied, at: Twists) {
  const { base, powers, letters, scale, value, added } = item;
  const [p, q] = powers;
  const [x, y] = letters;
  const [inEquation, inExponent] = at.first ? [scale, 1] : [1, scale];
  const left = sum(product(inEquation * p, x), product((added ? 1 : -1) * inEquation * q, y));
  const one = power(base ** (inExponent * p), x);
  const other = power(base ** (inExponent * q), y);
  const upright = added ? product(one, other) : quotient(one, other);
  const turned = added ? quotient(1, upright) : quotient(other, one);
  return { equation: equation(left, value), asked: at.second ? upright : turned };
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

function nameOfExponent({ letters }: Tied): string {
  return letters.includes("k") ? "n" : "k";
}

/** A linear equation ties the exponents of two powers. */
const tiedExponents = level({
  space: 100_000,
  steps: 4,
  draw: (chance) => ({ item: drawTied(chance), at: twists(chance) }),
  build: ({ item, at }) => {
    const { base, powers, letters, scale, value, added } = item;
    const key = tiedExponent(item, at);
    const { equation: tie, asked } = tied(item, at);
    const name = nameOfExponent(item);
    const [p, q] = powers.map((each) => each * (at.first ? 1 : scale));
    const sign = at.second ? 1 : -1;
    const signed = sign * scale;
    const whole = sum(
      product(sign * (p ?? 1), letters[0]),
      product(sign * (added ? 1 : -1) * (q ?? 1), letters[1]),
    );
    return {
      question: paragraphs(
        inline(tie),
        `Based on the given equation, ${inline(asked)} is equal to $${base}^{${name}}$, where $${name}$ is a constant. What is the value of $${name}$?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => tiedExponent(item, each),
        show: numeral,
        why: `The exponent ${inline(whole)} has the value $${key}$.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? `multiplying $${value}$ by $${signed}$ instead of dividing by it`
              : `dividing $${value}$ by $${signed}$ instead of multiplying by it`,
          },
          { code: "opposite-sign", deed: "giving the exponent the opposite sign" },
        ],
        corner: {
          code: "opposite-operation",
          deed: `${at.first ? "multiplying" : "dividing"} $${value}$ by $${-signed}$`,
        },
      }),
      opening: `Write the expression as one power of $${base}$ and compare its exponent with the equation.`,
      steps: [
        {
          text: `Written as one power, ${inline(asked)} is ${inline(power(base, whole))}.`,
        },
        {
          text: `The exponent is the left side of the equation ${at.first ? "divided" : "multiplied"} by $${signed}$, so it is $${key}$.`,
          claim: `${code(whole)} = ${key}`,
        },
        { text: `So $${name} = ${key}$.`, claim: `${name} = ${key}` },
      ],
      hint: `Every base here is a power of $${base}$. What exponent comes out?`,
      tip: "You need not find the letters one by one: look for the expression that the equation gives you.",
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
  version: 2,
  topic: "advanced-topics",
  skill: "P.A",
  archetypes: ["PA15"],
  optionDesign: "orbit",
  Medium: onePower,
  Hard: tiedExponents,
});

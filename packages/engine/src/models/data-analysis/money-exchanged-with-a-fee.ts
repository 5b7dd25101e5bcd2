import { defineLevels } from "../../craft/levels.ts";
import { type Currency, currencies, exchangers } from "../../craft/scenarios/currencies.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { inProse } from "../../craft/story.ts";
import { decimal } from "../../math/expression.ts";
import { grouped, tex } from "../../math/print.ts";
import { multiply, rational } from "../../math/rational.ts";

interface Exchange {
  readonly who: string;
  readonly currency: Currency;
  /** Units of the currency for one dollar. */
  readonly rate: number;
  readonly percent: number;
  readonly n: number;
}

/** Percents of a fee, each with a number of dollars of which they are whole. */
const FEES = [
  [1, 100],
  [2, 50],
  [3, 100],
  [4, 25],
  [5, 20],
  [6, 50],
  [8, 25],
  [10, 10],
] as const;

/**
 * Money changed into another currency. The twists: a fee is kept from the exchange, or added to a purchase;
 * dollars become the other currency, or the other way about.
 */
const withFee = siblingLevel<Exchange>({
  space: 120_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const currency = chance.pick(currencies);
    const [percent, round] = chance.pick(FEES);
    const rate = chance.int(currency.from, currency.to);
    const n = rate * round * chance.int(1, Math.max(1, Math.floor(30_000 / (rate * round))));
    return { who: chance.pick(exchangers), currency, rate, percent, n };
  },
  answer: ({ rate, percent, n }, { first, second }) =>
    multiply(
      second ? n * rate : rational(n, rate),
      rational(first ? 100 - percent : 100 + percent, 100),
    ),
  word: ({ who, currency: { name }, rate, percent, n }, at, key) => {
    const [from, to] = at.second ? ["dollars", name] : [name, "dollars"];
    const amount = at.second ? `\\$${grouped(n)}` : `${grouped(n)} ${name}`;
    const worth = at.second ? rational(n * rate) : rational(n, rate);
    const factor = rational(at.first ? 100 - percent : 100 + percent, 100);
    const story = at.first
      ? `${who} exchanges ${amount} for ${to} at a bank that keeps ${percent}% of the amount as a fee. How many ${to} does the bank pay out?`
      : `${who} makes a purchase of ${amount} with a card that is charged in ${to}, and ${percent}% is added as a fee. How many ${to} are charged to the card?`;
    return {
      question: `One dollar is worth ${rate} ${name}. ${story}`,
      why: `The fee is taken into account after the change to ${to}.`,
      slips: [
        {
          code: "M-SIGN",
          deed: at.first
            ? "adding the fee instead of taking it away"
            : "taking the fee away instead of adding it",
        },
        {
          code: "M-INV",
          deed: at.second
            ? `dividing by ${rate} to change ${from} into ${to}`
            : `multiplying by ${rate} to change ${from} into ${to}`,
        },
      ],
      opening: "Change the money into the other currency first, and then account for the fee.",
      steps: [
        {
          text: at.second
            ? `The amount is worth $${tex(n)} \\cdot ${rate} = ${tex(worth)}$ ${name}.`
            : `The amount is worth $${tex(n)} \\div ${rate} = ${tex(worth)}$ dollars.`,
          claim: `x = ${at.second ? `${n}*${rate}` : `${n}/${rate}`}`,
        },
        {
          text: `${at.first ? "Without" : "With"} the fee of ${percent}% it is multiplied by $${tex(decimal(factor))}$.`,
        },
        {
          text: `So the result is $${tex(decimal(factor))} \\cdot ${tex(worth)} = ${tex(key)}$.`,
          claim: `x*${inProse(factor)} = ${tex(key).replaceAll("{,}", "")}`,
        },
        {
          text: "The fee may just as well be taken first: the order of two factors does not matter.",
        },
      ],
      hint: "Is one dollar more or less than one unit of the other currency? Does the fee make the result greater or less?",
      tip: "Ask of each factor whether it must make the number greater or less before you use it.",
    };
  },
  facts: ({ rate, percent, n }, { first, second }) => ({
    kind: "value",
    given: [second ? `x = ${n}*${rate}` : `${rate}*x = ${n}`],
    ask: `x ${first ? "-" : "+"} x*${percent}/100`,
  }),
});

/** What an amount of money becomes in another currency when a percent fee is taken. */
export const moneyExchangedWithAFee = defineLevels({
  id: "money-exchanged-with-a-fee",
  version: 1,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA13"],
  optionDesign: "orbit",
  Medium: withFee,
});

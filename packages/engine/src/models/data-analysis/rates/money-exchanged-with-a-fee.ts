import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type Currency, currencies, exchangers } from "@sat/content/scenarios/currencies";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { decimal } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { multiply, rational } from "../../../math/rational.ts";

/** Currencies of which a dollar buys a few units, so that no amount falls out of scale. */
const NEAR: readonly Currency[] = [
  ...currencies.filter(({ to }) => to <= 5),
  { name: "Bulgarian leva", from: 1.5, to: 2 },
  { name: "Georgian lari", from: 2.4, to: 3.2 },
  { name: "Peruvian soles", from: 3.2, to: 3.9 },
  { name: "Israeli shekels", from: 3, to: 3.8 },
  { name: "Azerbaijani manats", from: 1.5, to: 1.8 },
  { name: "Swiss francs", from: 0.7, to: 0.9 },
  { name: "British pounds", from: 0.6, to: 0.8 },
];

interface Exchange {
  readonly who: string;
  readonly currency: Currency;
  /** Tenths of the currency's unit for one dollar. */
  readonly tenths: number;
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
  [7, 100],
  [8, 25],
  [9, 100],
  [10, 10],
  [12, 25],
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
    const currency = chance.pick(NEAR);
    const [percent, round] = chance.pick(FEES);
    const tenths = chance.int(Math.round(10 * currency.from), Math.round(10 * currency.to));
    // An amount that is whole after a multiplication by the rate, and after a division.
    const { num, den } = rational(tenths, 10);
    const unit = num * den * round;
    const n = unit * chance.int(1, Math.max(1, Math.floor(60_000 / unit)));
    chance.require(tenths !== 10 && n >= 200 && n <= 80_000, "no likely amount");
    return { who: chance.pick(exchangers), currency, tenths, percent, n };
  },
  answer: ({ tenths, percent, n }, { first, second }) =>
    multiply(
      second ? rational(n * tenths, 10) : rational(10 * n, tenths),
      rational(first ? 100 - percent : 100 + percent, 100),
    ),
  word: ({ who, currency: { name }, tenths, percent, n }, at, key) => {
    const rate = inProse(rational(tenths, 10));
    const [from, to] = at.second ? ["dollars", name] : [name, "dollars"];
    const amount = at.second ? `\\$${grouped(n)}` : `${grouped(n)} ${name}`;
    const worth = at.second ? rational(n * tenths, 10) : rational(10 * n, tenths);
    const factor = rational(at.first ? 100 - percent : 100 + percent, 100);
    const story = at.first
      ? `${who} exchanges ${amount} for ${to} at a bank that keeps ${percent}% of the amount as a fee. How many ${to} does the bank pay out?`
      : `${who} makes a purchase of ${amount} with a card that is charged in ${to}, and ${percent}% is added as a fee. How many ${to} are charged to the card?`;
    return {
      question: `One dollar is worth ${rate} ${name}. ${story}`,
      why: `The amount is changed to ${to} at the given rate, and the fee is ${at.first ? "kept from" : "added to"} it.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "adding the fee instead of taking it away"
            : "taking the fee away instead of adding it",
        },
        {
          code: "opposite-operation",
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
  facts: ({ currency: { name }, tenths, percent, n }, { first, second }) => {
    const rate = inProse(rational(tenths, 10));
    const [amount, other] = second
      ? [`\\$${grouped(n)}`, name]
      : [`${grouped(n)} ${name}`, "dollars"];
    return {
      kind: "value",
      given: [second ? `x = ${n}*${rate}` : `${rate}*x = ${n}`],
      ask: `x ${first ? "-" : "+"} x*${percent}/100`,
      told: [
        `one dollar is worth ${rate} ${name}`,
        ...(first
          ? [`exchanges ${amount} for ${other}`, `keeps ${percent}% as a fee`]
          : [`purchase of ${amount}`, `charged in ${other}`, `${percent}% is added as a fee`]),
        `how many ${other}`,
      ],
    };
  },
});

/** What an amount of money becomes in another currency when a percent fee is taken. */
export const moneyExchangedWithAFee = defineLevels({
  id: "money-exchanged-with-a-fee",
  version: 2,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA13"],
  optionDesign: "orbit",
  Medium: withFee,
});

import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type Currency, currencies, exchangers } from "@sat/content/scenarios/currencies";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { hundredths } from "../../../craft/percents/share.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { grouped, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

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
  work: ({ tenths, percent, n }, { first, second }) => {
    const rate = decimal(rational(tenths, 10));
    const factor = hundredths(first ? 100 - percent : 100 + percent);
    return times(factor, second ? times(n, rate) : quotient(n, rate));
  },
  word: ({ who, currency: { name }, tenths, percent, n }, at, key) => {
    const rate = inProse(rational(tenths, 10));
    const [from, to] = at.second ? ["dollars", name] : [name, "dollars"];
    const amount = at.second ? `\\$${grouped(n)}` : `${grouped(n)} ${name}`;
    const worth = at.second ? rational(n * tenths, 10) : rational(10 * n, tenths);
    const left = at.first ? 100 - percent : 100 + percent;
    const factor = rational(left, 100);
    const story = at.first
      ? `${who} exchanges ${amount} for ${to} at a bank that keeps ${percent}% of the amount as a fee. How many ${to} does the bank pay out?`
      : `${who} makes a purchase of ${amount} with a card that is charged in ${to}, and ${percent}% is added as a fee. How many ${to} are charged to the card?`;
    return {
      question: `One dollar is worth ${rate} ${name}. ${story}`,
      why: `It is ${left}% of the ${inline(worth)} ${to} that the amount is worth.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "adding the fee instead of subtracting it"
            : "subtracting the fee instead of adding it",
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? `dividing by ${rate} to convert ${from} to ${to}`
            : `multiplying by ${rate} to convert ${from} to ${to}`,
        },
      ],
      corner: {
        code: "opposite-operation",
        deed: `using $${tex(hundredths(200 - left))}$ and ${at.second ? "a division by" : "a multiplication by"} ${rate}`,
      },
      opening: "Convert the amount to the other currency, and then account for the fee.",
      steps: [
        {
          text: at.second
            ? `Each dollar is worth ${rate} ${name}, so multiply to convert the amount to ${name}.\n\n$${tex(n)} \\cdot ${rate} = ${tex(worth)}$`
            : `Each ${rate} ${name} are worth one dollar, so divide to convert the amount to dollars.\n\n$${tex(n)} \\div ${rate} = ${tex(worth)}$`,
          claim: `x = ${at.second ? `${n}*${rate}` : `${n}/${rate}`}`,
        },
        {
          text: `The fee is ${percent}% of this, so ${at.first ? "the bank pays out the rest" : "the card is charged the whole and the fee"}.\n\n$100\\% ${at.first ? "-" : "+"} ${percent}\\% = ${left}\\%$`,
        },
        {
          text: `Find ${left}% of the amount in ${to}.\n\n$${tex(decimal(factor))} \\cdot ${tex(worth)} = ${tex(key)}$`,
          claim: `x*${inProse(factor)} = ${tex(key).replaceAll("{,}", "")}`,
        },
      ],
      hint: `Is the number of ${to} greater or less than the number of ${from} it is worth?`,
      tip: "Decide of each factor whether it must make the number greater or less before you use it.",
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
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA13"],
  optionDesign: "orbit",
  Medium: withFee,
});

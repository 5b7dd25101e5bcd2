import type { ExactGrid } from "@sat/content/scenarios/exact-grid";
import { type Currency, currencies, exchangers } from "@sat/content/scenarios/currencies";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { onExactGrid } from "../../../craft/draws/exact-grid.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { decimal, quotient, times } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import { type Rational, add, compare, divide, multiply, subtract } from "../../../math/rational.ts";

interface Exchange {
  readonly who: string;
  readonly currency: Currency;
  /** What one dollar is worth. */
  readonly worth: Rational;
  readonly percent: Rational;
  readonly n: number;
}

/** The fee in tenths of a percent. */
const FEE: ExactGrid = { from: 10, to: 60, step: 5, parts: 10 };

/** What is left of an amount after a fee, or what it is with one. */
function factorOf({ percent }: Exchange, isKept: boolean): Rational {
  return divide(isKept ? subtract(100, percent) : add(100, percent), 100);
}

function storyOf({ who, currency, worth, percent, n }: Exchange, at: Twists): string[] {
  const { name, place } = currency;
  const [amount, to] = at.second
    ? [`\\$${grouped(n)}`, name]
    : [`${grouped(n)} ${name}`, "US dollars"];
  const when = `when one US dollar was worth ${inProse(worth)} ${name}`;
  const where = at.second ? `from ${place}` : `in ${place}`;
  return at.first
    ? [
        `${who} in ${place} exchanged ${amount} for ${to} ${when}.`,
        `The bank kept ${inProse(percent)}% of the converted amount as a fee.`,
        `How many ${to} did the bank pay out?`,
      ]
    : [
        `${who} ${where} paid ${amount} with a credit card ${when}.`,
        `The bank converted the amount to ${to} and added ${inProse(percent)}% of the converted amount as a fee.`,
        `What was the total charge to the card, in ${to}?`,
      ];
}

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
    const [worth, percent] = [onExactGrid(chance, currency.rate), onExactGrid(chance, FEE)];
    // An amount that is whole after a multiplication by the rate, and after a division.
    const unit = worth.num * worth.den * divide(percent, 100).den;
    chance.require(unit <= 60_000 && compare(worth, 1) !== 0, "no likely amount");
    const n = unit * chance.int(1, Math.floor(60_000 / unit));
    chance.require(n >= 200, "a small amount");
    return { who: chance.pick(exchangers), currency, worth, percent, n };
  },
  work: (exchange, { first, second }) => {
    const [rate, factor] = [decimal(exchange.worth), decimal(factorOf(exchange, first))];
    return times(factor, second ? times(exchange.n, rate) : quotient(exchange.n, rate));
  },
  word: (exchange, at, key) => {
    const { currency, worth, n } = exchange;
    const { name } = currency;
    const [rate, percent] = [inProse(worth), inProse(exchange.percent)];
    const [from, to] = at.second ? ["dollars", name] : [name, "dollars"];
    const value = at.second ? multiply(n, worth) : divide(n, worth);
    const factor = factorOf(exchange, at.first);
    const left = inProse(multiply(100, factor));
    return {
      question: storyOf(exchange, at).join(" "),
      why: `It is ${left}% of the ${inline(value)} ${to} that the amount was worth.`,
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
        deed: `using $${tex(decimal(factorOf(exchange, !at.first)))}$ and ${at.second ? "a division by" : "a multiplication by"} ${rate}`,
      },
      opening: "Convert the amount to the other currency, and then account for the fee.",
      steps: [
        {
          text: at.second
            ? `Each dollar was worth ${rate} ${name}, so multiply to convert the amount to ${name}.\n\n$${tex(n)} \\cdot ${rate} = ${tex(value)}$`
            : `Each ${rate} ${name} were worth one dollar, so divide to convert the amount to dollars.\n\n$${tex(n)} \\div ${rate} = ${tex(value)}$`,
          claim: `x = ${at.second ? `${n}*${rate}` : `${n}/${rate}`}`,
        },
        {
          text: `The fee was ${percent}% of this, so ${at.first ? "the bank paid out the rest" : "the card was charged the whole and the fee"}.\n\n$100\\% ${at.first ? "-" : "+"} ${percent}\\% = ${left}\\%$`,
        },
        {
          text: `Find ${left}% of the amount in ${to}.\n\n$${tex(decimal(factor))} \\cdot ${tex(value)} = ${tex(key)}$`,
          claim: `x*${inProse(factor)} = ${tex(key).replaceAll("{,}", "")}`,
        },
      ],
      hint: `Is the number of ${to} greater or less than the number of ${from} it was worth?`,
      tip: "Decide of each factor whether it must make the number greater or less before you use it.",
    };
  },
  facts: (exchange, at) => {
    const [rate, n] = [code(decimal(exchange.worth)), exchange.n];
    return {
      kind: "value",
      given: [at.second ? `x = ${n}*${rate}` : `${rate}*x = ${n}`],
      ask: `x ${at.first ? "-" : "+"} x*${code(decimal(exchange.percent))}/100`,
      told: storyOf(exchange, at),
    };
  },
});

/** What an amount of money becomes in another currency when a percent fee is taken. */
export const moneyExchangedWithAFee = defineLevels({
  id: "money-exchanged-with-a-fee",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA13"],
  optionDesign: "orbit",
  Medium: withFee,
});

import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { dollars } from "../../../craft/wording/story.ts";
import {
  type Expression,
  decimal,
  equation,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { inline, tex } from "../../../math/print.ts";
import { multiply, rational } from "../../../math/rational.ts";

/** A factor after a change by some percent, written as a decimal. */
function factorOf(percent: number): Expression {
  return decimal(rational(100 + percent, 100));
}

/** Prices at which the equations are tried: with the percents 2 and 90, numbers that no story needs to print. */
const PRICES = ["100", "180"];

interface Order {
  readonly thing: PricedThing;
  readonly letter: string;
  readonly percent: number;
  readonly fee: number;
  readonly tax: number;
}

/** The twists: the price is raised, not reduced; the fee is taxed, too. */
function total({ letter, percent, fee, tax }: Order, { first, second }: Twists): Expression {
  const share = rational(100 + (first ? percent : -percent), 100);
  if (second) return product(factorOf(tax), sum(product(decimal(share), letter), fee));
  return sum(product(decimal(multiply(share, rational(100 + tax, 100))), letter), fee);
}

/** An equation for what is paid in all for a thing that costs x dollars. */
const ofPrice = level({
  space: 300_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const order: Order = {
      thing: chance.pick(pricedThings),
      letter: chance.pick(["x", "c", "p", "n"]),
      percent: 5 * chance.int(1, 10),
      fee: chance.int(4, 30),
      tax: chance.int(3, 12),
    };
    return { order, at: twists(chance) };
  },
  build: ({ order, at }) => {
    const { thing, letter, percent, fee, tax } = order;
    const [more, less] = at.first ? ["raises", "reduces"] : ["reduces", "raises"];
    const changed = product(factorOf(at.first ? percent : -percent), letter);
    const taxes = at.second
      ? `A delivery fee of ${dollars(fee)} is added, and a tax of ${tax}% is charged on the sum of the new price and the fee.`
      : `A tax of ${tax}% is charged on the new price, and a delivery fee of ${dollars(fee)}, which is not taxed, is added.`;
    return {
      question: `A store ${more} the price of ${thing.a} by ${percent}% from $${letter}$ dollars. ${taxes} Which equation gives the total cost $T$, in dollars, of ${thing.the}?`,
      options: siblingOptions({
        at,
        answer: (each) => total(order, each),
        show: (cost) => formula(equation("T", cost)),
        why: `Each change of the text is one operation on the price of $${letter}$ dollars.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `using the factor of a store that ${less} the price`,
          },
          {
            code: "wrong-percent-base",
            deed: at.second ? "leaving the fee without the tax" : "taxing the fee, too,",
          },
        ],
      }),
      opening: "Turn each change into one operation, in the order in which the text tells them.",
      steps: [
        {
          text: `${at.first ? "Raised" : "Reduced"} by ${percent}%, the price is ${inline(changed)} dollars.`,
        },
        {
          text: at.second
            ? `With the fee it is ${inline(sum(changed, fee))} dollars, and all of this is taxed.`
            : `With the tax it is $${tex(factorOf(tax))} \\cdot ${tex(changed)}$ dollars, and the fee comes on top.`,
        },
        { text: `So the total cost is ${inline(total(order, at))} dollars, which is $T$.` },
        { text: `Test it with a price of $100$ dollars: follow the text, then put in $100$.` },
      ],
      hint: "What is multiplied by the factor of the tax: the new price only, or the fee, too?",
      tip: "Test an equation with an easy price such as $100$ dollars.",
      archetype: at.second ? "QB12" : "QB11",
    };
  },
  facts: ({ order: { thing, letter, percent, fee, tax }, at: { first, second } }) => {
    const price = `(${letter} ${first ? "+" : "-"} ${percent}/100*${letter})`;
    const cost = second
      ? `(${price} + ${fee}) + ${tax}/100*(${price} + ${fee})`
      : `${price} + ${tax}/100*${price} + ${fee}`;
    return {
      kind: "through",
      at: PRICES.map((value) => ({
        [letter]: value,
        T: cost.replaceAll(letter, value),
      })),
      told: [
        `${first ? "raises" : "reduces"} the price of ${thing.a} by ${percent}% from $${letter}$ dollars`,
        ...(second
          ? [
              `fee of ${dollars(fee)} added`,
              `tax of ${tax}% on the sum of the new price and the fee`,
            ]
          : [`tax of ${tax}% on the new price`, `fee of ${dollars(fee)}, not taxed, added`]),
        "total cost $T$, in dollars",
      ],
    };
  },
});

interface Unknown {
  readonly thing: PricedThing;
  readonly letter: string;
  readonly sale: number;
  readonly coupon: number;
}

/** The twists: the price is first raised by p percent, not reduced; the coupon is used before the sale's percent. */
function due({ letter, sale, coupon }: Unknown, { first, second }: Twists): Expression {
  const share = quotient("p", 100);
  const price = product(letter, sum(1, first ? share : product(-1, share)));
  const factor = factorOf(-sale);
  return second ? product(factor, sum(price, -coupon)) : sum(product(factor, price), -coupon);
}

/** An equation with an unknown percent. */
const withUnknownPercent = level({
  space: 150_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const order: Unknown = {
      thing: chance.pick(pricedThings),
      letter: chance.pick(["c", "d", "n", "x", "w"]),
      sale: chance.int(5, 48),
      coupon: chance.int(3, 30),
    };
    return { order, at: twists(chance) };
  },
  build: ({ order, at }) => {
    const { thing, letter, sale, coupon } = order;
    const [more, less] = at.first ? ["raises", "reduces"] : ["reduces", "raises"];
    const share = quotient("p", 100);
    const price = product(letter, sum(1, at.first ? share : product(-1, share)));
    const later = at.second
      ? `Later, a customer uses a coupon for ${dollars(coupon)} off the new price, and the result is reduced by ${sale}%.`
      : `Later, the new price is reduced by ${sale}%, and a customer uses a coupon for ${dollars(coupon)} off the result.`;
    return {
      question: `A store ${more} the price of ${thing.a} by $p$ percent from $${letter}$ dollars, where $0 < p < 100$. ${later} Which equation gives the amount $T$, in dollars, that the customer pays?`,
      options: siblingOptions({
        at,
        answer: (each) => due(order, each),
        show: (cost) => formula(equation("T", cost)),
        why: "Each change of the text is one operation, made in its order.",
        slips: [
          {
            code: "direction-turned-around",
            deed: `using the factor of a store that ${less} the price`,
          },
          {
            code: "order-of-steps",
            deed: at.second
              ? `taking the ${dollars(coupon)} off after the ${sale}%`
              : `taking the ${dollars(coupon)} off before the ${sale}%`,
          },
        ],
      }),
      opening: "A change by $p$ percent multiplies by $1$ plus or minus $p$ hundredths.",
      steps: [
        { text: `The new price is ${inline(price)} dollars.` },
        {
          text: at.second
            ? `With the coupon it is ${inline(sum(price, -coupon))} dollars.`
            : `Reduced by ${sale}% it is ${inline(product(factorOf(-sale), price))} dollars.`,
        },
        { text: `After the last change it is ${inline(due(order, at))} dollars, which is $T$.` },
        {
          text: `Test it with $p = 10$ and a price of $100$ dollars: follow the text, then put them in.`,
        },
      ],
      hint: "Which of the two later changes is made first? Does it act on all that comes before it?",
      tip: "Test an equation with easy numbers, such as a price of $100$ dollars and $10$ percent.",
      archetype: "QB12",
    };
  },
  facts: ({ order: { letter, sale, coupon }, at: { first, second } }) => {
    const price = `(${letter} ${first ? "+" : "-"} ${letter}*p/100)`;
    const cost = second
      ? `(${price} - ${coupon}) - ${sale}/100*(${price} - ${coupon})`
      : `${price} - ${sale}/100*${price} - ${coupon}`;
    const points = PRICES.flatMap((value) => ["2", "90"].map((p) => [value, p] as const));
    return {
      kind: "through",
      at: points.map(([value, p]) => ({
        [letter]: value,
        p,
        T: cost.replaceAll("p", p).replaceAll(letter, value),
      })),
      told: [
        `${first ? "raises" : "reduces"} the price by $p$ percent from $${letter}$ dollars`,
        "where $0 < p < 100$",
        ...(second
          ? [`${dollars(coupon)} off the new price`, `the result is reduced by ${sale}%`]
          : [`the new price is reduced by ${sale}%`, `${dollars(coupon)} off the result`]),
        "amount $T$, in dollars, that the customer pays",
      ],
    };
  },
});

/** Which equation gives a price after percent changes and a fee or a coupon. */
export const expressionForPercentChanges = defineLevels({
  id: "expression-for-percent-changes",
  version: 1,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB11", "QB12"],
  optionDesign: "orbit",
  Medium: ofPrice,
  Hard: withUnknownPercent,
});

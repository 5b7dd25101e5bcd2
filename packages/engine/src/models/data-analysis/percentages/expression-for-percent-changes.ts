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
import { capitalized } from "../../../language/noun.ts";
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

/** The share of the price that is due: the tax is of the new price, or of the original one. */
function shareDue({ percent, tax }: Order, { first, second }: Twists): Expression {
  const change = first ? percent : -percent;
  if (!second) return decimal(rational(100 + change + tax, 100));
  return decimal(multiply(rational(100 + change, 100), rational(100 + tax, 100)));
}

/** The twists: the price is raised, not reduced; the tax is a percent of the new price, not of the original one. */
function total(order: Order, at: Twists): Expression {
  return sum(product(shareDue(order, at), order.letter), order.fee);
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
      percent: chance.int(5, 45),
      fee: chance.int(4, 30),
      tax: chance.int(3, 12),
    };
    return { order, at: twists(chance) };
  },
  build: ({ order, at }) => {
    const { thing, letter, percent, fee, tax } = order;
    const [more, less] = at.first ? ["raises", "reduces"] : ["reduces", "raises"];
    const factor = factorOf(at.first ? percent : -percent);
    const changed = product(factor, letter);
    const base = at.second ? "new" : "original";
    const owed = product(shareDue(order, at), letter);
    const taxes = product(decimal(rational(tax, 100)), letter);
    return {
      question: `${capitalized(thing.seller)} ${more} the price of ${thing.a} by ${percent}% from $${letter}$ dollars. A tax of ${tax}% of the ${base} price and a delivery fee of ${dollars(fee)} are then added to the new price. Which equation represents the total cost $T$, in dollars, of ${thing.the}?`,
      options: siblingOptions({
        at,
        answer: (each) => total(order, each),
        show: (cost) => formula(equation("T", cost)),
        why: at.second
          ? `The factor $${tex(factorOf(tax))}$ of the tax multiplies the new price, and the fee is added after it.`
          : `The tax is $${tex(taxes)}$, a percent of the original price, and the fee is added after it.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `writing ${inline(product(factorOf(at.first ? -percent : percent), letter))}, the price of a seller that ${less} it by ${percent}%,`,
          },
          {
            code: "wrong-percent-base",
            deed: at.second
              ? `combining ${percent}% and ${tax}% into one change of the original price`
              : `taking the tax of ${tax}% of the new price, not of the original price,`,
          },
        ],
      }),
      opening: "Write each change as one operation, and decide what each percent is a percent of.",
      steps: [
        {
          text: `The price is ${at.first ? "raised" : "reduced"} by ${percent}%, so multiply $${letter}$ by $${tex(factor)}$ to find the new price.\n\n${inline(changed)}`,
        },
        {
          text: at.second
            ? `The tax is ${tax}% of the new price, so multiply the new price by $${tex(factorOf(tax))}$.\n\n$${tex(factorOf(tax))} \\cdot ${tex(changed)} = ${tex(owed)}$`
            : `The tax is ${tax}% of the original price, so add it to the new price.\n\n$${tex(changed)} + ${tex(taxes)} = ${tex(owed)}$`,
        },
        {
          text: `The tax is a percent of the price alone, so add the fee last.\n\n${inline(equation("T", total(order, at)))}`,
        },
      ],
      hint: "Is the tax a percent of the original price, or of the price after the change?",
      tip: "Test an equation with an easy price, such as 100 dollars: follow the text, and then substitute.",
      archetype: "QB11",
    };
  },
  facts: ({ order: { thing, letter, percent, fee, tax }, at: { first, second } }) => {
    const price = `(${letter} ${first ? "+" : "-"} ${percent}/100*${letter})`;
    const cost = `${price} + ${tax}/100*${second ? price : letter} + ${fee}`;
    return {
      kind: "through",
      at: PRICES.map((value) => ({
        [letter]: value,
        T: cost.replaceAll(letter, value),
      })),
      told: [
        `${first ? "raises" : "reduces"} the price of ${thing.a} by ${percent}% from $${letter}$ dollars`,
        `tax of ${tax}% of the ${second ? "new" : "original"} price`,
        `fee of ${dollars(fee)} are then added to the new price`,
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
    const other = product(letter, sum(1, at.first ? product(-1, share) : share));
    const later = at.second
      ? `a customer uses a coupon for ${dollars(coupon)} off the new price, and the result is then reduced by ${sale}%`
      : `the new price is then reduced by ${sale}%, and a customer uses a coupon for ${dollars(coupon)} off the result`;
    return {
      question: `${capitalized(thing.seller)} ${more} the price of ${thing.a} by $p$ percent from $${letter}$ dollars, where $0 < p < 100$. ${capitalized(later)}. Which equation represents the amount $T$, in dollars, that the customer pays for ${thing.the}?`,
      options: siblingOptions({
        at,
        answer: (each) => due(order, each),
        show: (cost) => formula(equation("T", cost)),
        why: at.second
          ? `The ${dollars(coupon)} are subtracted first, so the factor $${tex(factorOf(-sale))}$ multiplies the difference.`
          : `The factor $${tex(factorOf(-sale))}$ multiplies the new price, and the ${dollars(coupon)} are subtracted after it.`,
        slips: [
          {
            code: "direction-turned-around",
            deed: `writing ${inline(other)}, the price of a seller that ${less} it by $p$ percent,`,
          },
          {
            code: "order-of-steps",
            deed: at.second
              ? `subtracting the ${dollars(coupon)} after the reduction by ${sale}%`
              : `subtracting the ${dollars(coupon)} before the reduction by ${sale}%`,
          },
        ],
      }),
      opening: "Write each change as one operation, in the order in which it is made.",
      steps: [
        {
          text: `The price is ${at.first ? "raised" : "reduced"} by $\\frac{p}{100}$ of itself, so multiply $${letter}$ by $${tex(sum(1, at.first ? share : product(-1, share)))}$ to find the new price.\n\n${inline(price)}`,
        },
        ...(at.second
          ? [
              {
                text: `The coupon is used first. Subtract ${dollars(coupon)}.\n\n${inline(sum(price, -coupon))}`,
              },
              {
                text: `Then ${100 - sale}% of the result is left, so multiply all of it by $${tex(factorOf(-sale))}$.\n\n${inline(equation("T", due(order, at)))}`,
              },
            ]
          : [
              {
                text: `After the reduction by ${sale}%, ${100 - sale}% of the new price is left, so multiply it by $${tex(factorOf(-sale))}$.\n\n${inline(product(factorOf(-sale), price))}`,
              },
              {
                text: `The coupon is used last. Subtract ${dollars(coupon)}.\n\n${inline(equation("T", due(order, at)))}`,
              },
            ]),
      ],
      hint: "Which of the two later changes is made first, and does the second act on the whole result?",
      tip: "Test an equation with easy numbers, such as a price of 100 dollars and 10 percent.",
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
          ? [`${dollars(coupon)} off the new price`, `the result is then reduced by ${sale}%`]
          : [`the new price is then reduced by ${sale}%`, `${dollars(coupon)} off the result`]),
        "amount $T$, in dollars, that the customer pays",
      ],
    };
  },
});

/** Which equation gives a price after percent changes and a fee or a coupon. */
export const expressionForPercentChanges = defineLevels({
  id: "expression-for-percent-changes",
  version: 3,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB11", "QB12"],
  optionDesign: "orbit",
  Medium: ofPrice,
  Hard: withUnknownPercent,
});

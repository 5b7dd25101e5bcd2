import { defineLevels } from "../../../craft/assembly/levels.ts";
import {
  type ChangeScenario,
  amountOf,
  changeScenarios,
} from "../../../craft/scenarios/changes.ts";
import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { dollars, inProse, priceFace } from "../../../craft/wording/story.ts";
import { decimal } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  compare,
  gcd,
  isInteger,
  multiply,
  rational,
} from "../../../math/rational.ts";

interface OneChange {
  readonly scenario: ChangeScenario;
  readonly amount: number;
  /** Tenths of a percent; the change is this much, or ten times as much. */
  readonly tenths: number;
}

/** The factor of a change by so many tenths of a percent. */
function factorOf(tenths: number): Rational {
  return rational(1000 + tenths, 1000);
}

function tenthsAt({ tenths }: OneChange, { first, second }: Twists): number {
  return tenths * (second ? 1 : 10) * (first ? 1 : -1);
}

/** A number after one change; the twists are its direction, and whether the percent is ten times as great. */
const afterOne = siblingLevel<OneChange>({
  space: 100_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(changeScenarios);
    const tenths = chance.pick([10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 85, 90]);
    return { scenario, tenths, amount: amountOf(chance, scenario, 1000 / gcd(1000, tenths)) };
  },
  answer: (change, at) => multiply(change.amount, factorOf(tenthsAt(change, at))),
  word: (change, at, key) => {
    const { scenario, amount } = change;
    const tenths = tenthsAt(change, at);
    const [percent, misread] = [tenths, tenthsAt(change, { ...at, second: !at.second })].map(
      (each) => inProse(rational(Math.abs(each), 10)),
    );
    const [more, less] = at.first ? ["increased", "decreased"] : ["decreased", "increased"];
    const size = rational(Math.abs(tenths), 1000);
    return {
      question: `At the beginning of last year, ${scenario.thing} was ${grouped(amount)}. By the end of the year, ${scenario.short} had ${more} by ${percent}%. What was ${scenario.short} at the end of the year?`,
      why: `The number at the beginning has been ${more} by ${percent}% of itself.`,
      slips: [
        {
          code: "direction-turned-around",
          deed: `taking the number as ${less} instead of ${more}`,
        },
        { code: "percent-misread", deed: `changing it by ${misread}% instead of ${percent}%` },
      ],
      opening: "Find the change, which is a percent of the first number, and then the new number.",
      steps: [
        {
          text: `The change is ${percent}% of ${grouped(amount)}: $${tex(decimal(size))} \\cdot ${tex(amount)} = ${tex(multiply(size, amount))}$.`,
          claim: `${code(decimal(size))}*${amount} = ${code(multiply(size, amount))}`,
        },
        {
          text: `So the new number is $${tex(amount)} ${at.first ? "+" : "-"} ${tex(multiply(size, amount))} = ${tex(key)}$.`,
          claim: `x = ${code(key)}`,
        },
        {
          text: `In one step: $${tex(decimal(factorOf(tenths)))} \\cdot ${tex(amount)} = ${tex(key)}$.`,
        },
      ],
      hint: "What amount is the given percent of the number? Is it added or taken away?",
      tip: "A quick estimate with 1% or 10% of the number shows whether the decimal point is in place.",
      archetype: "QB04",
    };
  },
  facts: (change, at) => {
    const { thing, short } = change.scenario;
    const percent = inProse(rational(Math.abs(tenthsAt(change, at)), 10));
    return {
      kind: "value",
      given: [`x = ${change.amount} ${at.first ? "+" : "-"} ${change.amount}*${percent}/100`],
      ask: "x",
      told: [
        `at the beginning of last year, ${thing} was ${grouped(change.amount)}`,
        `by the end of the year, ${short} ${at.first ? "increased" : "decreased"} by ${percent}%`,
        `${short} at the end of the year`,
      ],
    };
  },
});

interface TwoChanges {
  readonly thing: PricedThing;
  readonly price: number;
  /** The first change, and the size of the second, in percent. */
  readonly one: number;
  readonly two: number;
}

/** The twists: the second change is upwards; it is a percent of the new price, not of the old one. */
function finalPrice({ price, one, two }: TwoChanges, { first, second }: Twists): Rational {
  const middle = multiply(price, rational(100 + one, 100));
  const change = multiply(second ? middle : price, rational(first ? two : -two, 100));
  return add(middle, change);
}

/** A price after two changes, the second of them a percent of the new price or of the original one. */
const afterTwo = siblingLevel<TwoChanges>({
  space: 300_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const thing = chance.pick(pricedThings);
    const [one, two] = [5 * chance.int(2, 10) * chance.sign(), 5 * chance.int(1, 6)];
    // A fourth of a percent of a percent is a whole number of cents.
    const price = 4 * chance.int(Math.ceil(thing.from / 4), Math.floor(thing.to / 4));
    return { thing, price, one, two };
  },
  answer: finalPrice,
  allows: (answer) => compare(answer, 1) >= 0 && isInteger(multiply(answer, 100)),
  show: (answer) => priceFace(answer, true),
  word: (changes, at, key) => {
    const { thing, price, one, two } = changes;
    const middle = multiply(price, rational(100 + one, 100));
    const [up, down] = at.first ? ["increased", "decreased"] : ["decreased", "increased"];
    const [base, other] = at.second ? ["new", "original"] : ["original", "new"];
    const whole = at.second ? middle : rational(price);
    const change = multiply(whole, rational(two, 100));
    return {
      question: `The original price of ${thing.a} was ${dollars(price)}. The price was first ${one > 0 ? "increased" : "decreased"} by ${Math.abs(one)}% and then ${up} by ${two}% of the ${base} price. What was the final price of ${thing.the}?`,
      why: `The second change is ${two}% of the ${base} price.`,
      slips: [
        {
          code: "direction-turned-around",
          deed: `taking the price as ${down} by the second change`,
        },
        { code: "wrong-percent-base", deed: `taking ${two}% of the ${other} price` },
      ],
      opening: "Make one change at a time, and ask of each percent what it is a percent of.",
      steps: [
        {
          text: `After the first change the price is $${tex(decimal(rational(100 + one, 100)))} \\cdot ${tex(price)} = ${tex(decimal(middle))}$ dollars.`,
          claim: `m = ${code(middle)}`,
        },
        {
          text: `The second change is ${two}% of the ${base} price: $${tex(decimal(rational(two, 100)))} \\cdot ${tex(decimal(whole))} = ${tex(decimal(change))}$ dollars.`,
          claim: `${code(change)} = ${two}/100*${at.second ? "m" : "p"}`,
        },
        {
          text: `So the final price is $${tex(decimal(middle))} ${at.first ? "+" : "-"} ${tex(decimal(change))} = ${tex(decimal(key))}$ dollars.`,
          claim: `x = ${code(key)}`,
        },
      ],
      hint: "Of which price is the second percent taken?",
      tip: "Two changes in a row are two factors only when the second is a percent of the new amount.",
      archetype: "QB07",
    };
  },
  facts: ({ thing, price, one, two }, { first, second }) => ({
    kind: "value",
    given: [
      `p = ${price}`,
      `m = p*(1 + (${one})/100)`,
      `x = m ${first ? "+" : "-"} ${second ? "m" : "p"}*${two}/100`,
    ],
    ask: "x",
    told: [
      `original price of ${thing.a} was ${dollars(price)}`,
      `first ${one > 0 ? "increased" : "decreased"} by ${Math.abs(one)}%`,
      `then ${first ? "increased" : "decreased"} by ${two}%`,
      `of the ${second ? "new" : "original"} price`,
      "final price",
    ],
  }),
});

interface Sale {
  readonly thing: PricedThing;
  readonly price: number;
  readonly coupon: number;
  readonly tax: number;
  readonly off: number;
}

/** The twists: the coupon is taken off before the discount; the tax is on what is paid, not on the original price. */
function paid({ price, coupon, tax, off }: Sale, { first, second }: Twists): Rational {
  const factor = rational(100 - off, 100);
  const sale = first ? multiply(price - coupon, factor) : add(multiply(price, factor), -coupon);
  return add(sale, multiply(second ? sale : price, rational(tax, 100)));
}

/** What is paid for a thing with a coupon, a discount and a tax. */
const atCheckout = siblingLevel<Sale>({
  space: 300_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const thing = chance.pick(pricedThings.filter(({ from }) => from >= 40));
    const price = 20 * chance.int(Math.ceil(thing.from / 20), Math.floor(thing.to / 20));
    const off = chance.pick([10, 15, 20, 25, 30, 40]);
    const [coupon, tax] = [5 * chance.int(1, 6), chance.pick([4, 5, 6, 8, 10])];
    return { thing, price, coupon, tax, off };
  },
  answer: paid,
  allows: (answer) => compare(answer, 10) >= 0 && isInteger(multiply(answer, 100)),
  show: (answer) => priceFace(answer, true),
  word: (sale, at, key) => {
    const { thing, price, coupon, tax, off } = sale;
    const factor = rational(100 - off, 100);
    const reduced = at.first
      ? multiply(price - coupon, factor)
      : add(multiply(price, factor), -coupon);
    const base = at.second ? reduced : rational(price);
    const taxed = multiply(base, rational(tax, 100));
    const order = at.first
      ? `A coupon takes ${dollars(coupon)} off the original price, and the result is then reduced by ${off}%.`
      : `The original price is reduced by ${off}%, and a coupon then takes ${dollars(coupon)} off the result.`;
    const taxes = at.second
      ? `A tax of ${tax}% of the reduced price is added.`
      : `A tax of ${tax}% of the original price is added.`;
    return {
      question: `The original price of ${thing.a} is ${dollars(price)}. ${order} ${taxes} What is the total amount paid for ${thing.the}?`,
      why: `The coupon, the discount and the tax are taken in the order of the text.`,
      slips: [
        {
          code: "order-of-steps",
          deed: at.first
            ? `taking the coupon off after the ${off}% instead of before`
            : `taking the coupon off before the ${off}% instead of after`,
        },
        {
          code: "wrong-percent-base",
          deed: `taking the tax on the ${at.second ? "original" : "reduced"} price`,
        },
      ],
      opening: "Follow the price through the text, one change at a time.",
      steps: [
        {
          text: at.first
            ? `With the coupon first, the reduced price is $${tex(decimal(factor))}(${tex(price)} - ${coupon}) = ${tex(decimal(reduced))}$ dollars.`
            : `With the coupon last, the reduced price is $${tex(decimal(factor))} \\cdot ${tex(price)} - ${coupon} = ${tex(decimal(reduced))}$ dollars.`,
          claim: `m = ${code(reduced)}`,
        },
        {
          text: `The tax is $${tex(decimal(rational(tax, 100)))} \\cdot ${tex(decimal(base))} = ${tex(decimal(taxed))}$ dollars.`,
          claim: `t = ${code(taxed)}`,
        },
        {
          text: `The total is $${tex(decimal(reduced))} + ${tex(decimal(taxed))} = ${tex(decimal(key))}$ dollars.`,
          claim: `m + t = ${code(key)}`,
        },
      ],
      hint: "Is the amount of the coupon reduced by the percent, too? What is the tax a percent of?",
      tip: "Write the price after each change before you make the next one.",
      archetype: "QB08",
    };
  },
  facts: ({ thing, price, coupon, tax, off }, { first, second }) => ({
    kind: "value",
    given: [
      `p = ${price}`,
      first ? `m = (p - ${coupon})*(1 - ${off}/100)` : `m = p*(1 - ${off}/100) - ${coupon}`,
      `t = ${tax}/100*${second ? "m" : "p"}`,
    ],
    ask: "m + t",
    told: [
      `original price of ${thing.a} is ${dollars(price)}`,
      ...(first
        ? [`${dollars(coupon)} off the original price`, `reduced by ${off}%`]
        : [`original price is reduced by ${off}%`, `${dollars(coupon)} off the result`]),
      `tax of ${tax}% of the ${second ? "reduced" : "original"} price is added`,
      "total amount paid",
    ],
  }),
});

/** A number or a price after one, two or three changes. */
export const resultOfPercentChanges = defineLevels({
  id: "result-of-percent-changes",
  version: 2,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB04", "QB07", "QB08"],
  optionDesign: "orbit",
  Easy: afterOne,
  Medium: afterTwo,
  Hard: atCheckout,
});

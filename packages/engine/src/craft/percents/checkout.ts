import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import { decimal, equation, sum, times } from "../../math/expression.ts";
import { type Rational, multiply, rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { poolLevel } from "../assembly/pool-level.ts";
import { type PoolSlip, slipTo } from "../options/pool.ts";
import { asPrice, isInCents } from "../options/shows.ts";
import { type Ways, drawWays, slipsAtForks } from "../options/ways.ts";
import { stepTo } from "../wording/steps.ts";
import { dollars } from "../wording/story.ts";
import { hundredths, percentIn, pricesOf, withCents } from "./share.ts";

interface Sale {
  readonly thing: PricedThing;
  readonly price: number;
  readonly coupon: number;
  /** Percents of the tax and of the discount. */
  readonly tax: Rational;
  readonly off: number;
  readonly ways: Ways<SaleFork>;
}

/** Whether the coupon is taken off before the discount, and whether the tax is on what is left, not on the original price. */
type SaleFork = "couponFirst" | "onReduced";

function reduced({ price, coupon, off }: Sale, couponFirst: boolean) {
  const left = hundredths(100 - off);
  return couponFirst ? times(left, sum(price, -coupon)) : sum(times(left, price), -coupon);
}

function paid(sale: Sale, { couponFirst, onReduced }: Ways<SaleFork>) {
  const left = decimal(workOut(reduced(sale, couponFirst)));
  return sum(left, times(hundredths(sale.tax), onReduced ? left : sale.price));
}

function saleSlips(sale: Sale): PoolSlip[] {
  const { price, coupon, tax, off, ways } = sale;
  const left = decimal(workOut(reduced(sale, ways.couponFirst)));
  const full = decimal(workOut(times(hundredths(100 - off), price)));
  const taxed = (amount: typeof left) =>
    sum(amount, times(hundredths(tax), ways.onReduced ? amount : price));
  const lessTax = multiply(tax, -1);
  return [
    ...slipsAtForks({
      ways,
      work: (each) => paid(sale, each),
      show: asPrice,
      slips: {
        couponFirst: {
          code: "order-of-steps",
          deed: ways.couponFirst
            ? `subtracting the ${dollars(coupon)} after the discount of ${off}%`
            : `subtracting the ${dollars(coupon)} before the discount of ${off}%`,
          isClassic: true,
          step: 1,
        },
        onReduced: {
          code: "wrong-percent-base",
          deed: `taking the tax on the ${ways.onReduced ? "original" : "reduced"} price`,
          step: 2,
        },
      },
    }),
    slipTo(
      reduced(sale, ways.couponFirst),
      { code: "term-left-out", deed: "leaving out the tax", step: 3 },
      asPrice,
    ),
    slipTo(
      sum(left, times(hundredths(lessTax), ways.onReduced ? left : price)),
      { code: "opposite-operation", deed: "subtracting the tax", step: 3 },
      asPrice,
    ),
    slipTo(
      taxed(full),
      { code: "term-left-out", deed: "leaving out the coupon", step: 1 },
      asPrice,
    ),
  ].map((slip) => ({ ...slip, reason: withCents(slip.reason) }));
}

function pricesFor(sale: Sale) {
  return pricesOf(asPrice(paid(sale, sale.ways)), saleSlips(sale));
}

function saleSteps(sale: Sale) {
  const { price, coupon, off, tax, ways } = sale;
  const middle = ways.couponFirst ? sum(price, -coupon) : times(hundredths(100 - off), price);
  const middleValue = decimal(workOut(middle));
  const left = decimal(workOut(reduced(sale, ways.couponFirst)));
  const base = ways.onReduced ? left : price;
  const taxes = decimal(workOut(times(hundredths(tax), base)));
  return [
    stepTo(
      ways.couponFirst
        ? "The coupon comes first, in dollars."
        : `The discount comes first and leaves ${100 - off}% of the price, in dollars.`,
      equation(middle, middleValue),
    ),
    stepTo(
      ways.couponFirst
        ? `The discount leaves ${100 - off}% of this amount.`
        : "The coupon is subtracted from this amount.",
      equation(
        ways.couponFirst ? times(hundredths(100 - off), middleValue) : sum(middleValue, -coupon),
        left,
      ),
    ),
    stepTo(
      `The tax is a percent of the ${ways.onReduced ? "reduced" : "original"} price.`,
      equation(times(hundredths(tax), base), taxes),
    ),
    stepTo(
      "Add the tax to the reduced price to find the total, in dollars.",
      equation(sum(left, taxes), decimal(workOut(paid(sale, ways)))),
    ),
  ].map((step) => ({ ...step, text: withCents(step.text) }));
}

function storyOf({ coupon, off, tax, ways }: Sale): string {
  const changes = ways.couponFirst
    ? `A customer uses a coupon for ${dollars(coupon)} off this price and then gets a discount of ${off}% off the result.`
    : `A customer gets a discount of ${off}% off this price and then uses a coupon for ${dollars(coupon)} off the result.`;
  return `${changes} If a sales tax of ${percentIn(tax)} of the ${ways.onReduced ? "reduced" : "original"} price is then added,`;
}

/** What is paid for a thing with a coupon, a discount and a tax. */
export const atCheckout = poolLevel<Sale>({
  space: 500_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const thing = chance.pick(pricedThings);
    const price = 20 * chance.int(Math.ceil(thing.from / 20), Math.floor(thing.to / 20));
    const off = chance.pick([10, 15, 20, 25, 30, 40]);
    const tax = rational(chance.pick([40, 45, 50, 60, 65, 75, 80, 85]), 10);
    const ways = drawWays(chance, "couponFirst", "onReduced");
    const sale: Sale = { thing, price, coupon: 5 * chance.int(1, 16), tax, off, ways };
    chance.require(3 * sale.coupon <= price, "a large coupon");
    chance.require(80 * sale.coupon >= price, "a coupon for next to nothing");
    const all = [true, false].flatMap((couponFirst) =>
      [true, false].map((onReduced) => paid(sale, { couponFirst, onReduced })),
    );
    chance.require(all.every(isInCents), "parts of a cent");
    return sale;
  },
  key: (sale) => pricesFor(sale).key,
  slips: (sale) => pricesFor(sale).slips,
  word: (sale) => {
    const { thing, price, coupon, off, tax, ways } = sale;
    return {
      question: `The original price of ${thing.a} is ${dollars(price)}. ${storyOf(sale)} what is the total amount that the customer pays for ${thing.the}?`,
      why: `The coupon is used ${ways.couponFirst ? "before" : "after"} the discount, and the tax is on the ${ways.onReduced ? "reduced" : "original"} price.`,
      opening: "Follow the price through the text, one change at a time.",
      steps: saleSteps(sale),
      hint: `Is the ${dollars(coupon)} subtracted before or after the ${off}% discount, and what is the ${percentIn(tax)} a percent of?`,
      tip: `Write the price after each change, starting from ${dollars(price)}, before you make the next one.`,
      archetype: "QB08",
    };
  },
  facts: ({ thing, price, coupon, off, tax, ways: { couponFirst, onReduced } }) => ({
    kind: "value",
    given: [
      `p = ${price}`,
      couponFirst ? `m = (p - ${coupon})*(1 - ${off}/100)` : `m = p*(1 - ${off}/100) - ${coupon}`,
      `t = ${percentIn(tax).slice(0, -1)}/100*${onReduced ? "m" : "p"}`,
    ],
    ask: "m + t",
    told: [
      `original price of ${thing.a} is ${dollars(price)}`,
      ...(couponFirst
        ? [`coupon for ${dollars(coupon)} off this price`, `discount of ${off}%`]
        : [`discount of ${off}% off this price`, `coupon for ${dollars(coupon)} off`]),
      `sales tax of ${percentIn(tax)} of the ${onReduced ? "reduced" : "original"} price is added`,
      "total amount that the customer pays",
    ],
  }),
});

import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import {
  type Expression,
  type Operand,
  decimal,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { type Rational, add, gcd, lcm, rational, subtract, toNumber } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { poolLevel } from "../assembly/pool-level.ts";
import type { PoolMisstep } from "../options/pool.ts";
import { asPrice, isInCents, slipsThatFit } from "../options/shows.ts";
import { type Ways, drawWays, mistaken } from "../options/ways.ts";
import { capitalized } from "../../language/noun.ts";
import { stepTo } from "../wording/steps.ts";
import { dollars } from "../wording/story.ts";
import { hundredths, pricesOf, withCents } from "./share.ts";

/** Whether the price was reduced at first, whether the constant is a fee, not a coupon, and comes before the percent, which is a tax, not a discount. */
type Fork = "reduced" | "fee" | "early" | "tax";

interface Paid {
  readonly thing: PricedThing;
  /** By what percent the original price was reduced or increased at first. */
  readonly off: number;
  readonly percent: number;
  readonly constant: number;
  readonly total: Rational;
  readonly ways: Ways<Fork>;
}

function factorOf({ percent }: Paid, { tax }: Ways<Fork>) {
  return hundredths(tax ? 100 + percent : 100 - percent);
}

/** The price after the first change, by what is paid for it in the end. */
function saleAt(paid: Paid, ways: Ways<Fork>) {
  const [factor, back] = [factorOf(paid, ways), ways.fee ? -paid.constant : paid.constant];
  const total = decimal(paid.total);
  return ways.early ? sum(quotient(total, factor), back) : quotient(sum(total, back), factor);
}

/** What percent the later price is of the original one. */
function percentLeft({ off }: Paid, { reduced }: Ways<Fork>): number {
  return reduced ? 100 - off : 100 + off;
}

/** The original price, by the later one. */
function originalBy(paid: Paid, sale: Operand, ways = paid.ways) {
  return quotient(sale, hundredths(percentLeft(paid, ways)));
}

function workAt(paid: Paid, ways: Ways<Fork>) {
  return originalBy(paid, saleAt(paid, ways), ways);
}

function changesOf({ constant, percent, ways }: Paid) {
  const money = ways.fee
    ? `a shipping fee of ${dollars(constant)}`
    : `a coupon for ${dollars(constant)}`;
  const rate = ways.tax ? `a tax of ${percent}%` : `a discount of ${percent}%`;
  return { money, rate };
}

function pricesFor(paid: Paid) {
  const slips = slipsThatFit((value) => isInCents(value), asPrice, workedSlips(paid));
  const inCents = slips.map((slip) => ({ ...slip, reason: withCents(slip.reason) }));
  return pricesOf(asPrice(workAt(paid, paid.ways)), inCents);
}

/** What comes of a percent of the wrong amount, or of the first change the other way. */
function percentSlips(paid: Paid): (readonly [Expression, PoolMisstep])[] {
  const { off, percent, constant, ways } = paid;
  const total = decimal(paid.total);
  const back = ways.fee ? -constant : constant;
  const share = times(hundredths(percent), total);
  const whole = sum(total, ways.tax ? negative(share) : share);
  return [
    [
      times(hundredths(percentLeft(paid, mistaken<Fork>(ways, "reduced"))), saleAt(paid, ways)),
      {
        code: "wrong-percent-base",
        deed: `${ways.reduced ? "adding" : "subtracting"} ${off}% of the new price to undo the first change`,
        isClassic: true,
        step: 4,
      },
    ],
    [
      workAt(paid, mistaken<Fork>(ways, "reduced")),
      {
        code: "direction-turned-around",
        deed: `treating the first change as ${ways.reduced ? "an increase" : "a reduction"} of ${off}%`,
        step: 4,
      },
    ],
    [
      originalBy(
        paid,
        ways.early
          ? sum(whole, back)
          : times(hundredths(ways.tax ? 100 - percent : 100 + percent), sum(total, back)),
      ),
      {
        code: "wrong-percent-base",
        deed: `${ways.tax ? "subtracting" : "adding"} ${percent}% of the later amount to undo ${ways.tax ? "the tax" : "the discount"}`,
        step: 3,
      },
    ],
  ];
}

/** What comes of undoing some of the changes alone. */
function unfinishedSlips(paid: Paid): (readonly [Expression, PoolMisstep])[] {
  const { constant, ways } = paid;
  const total = decimal(paid.total);
  return [
    [saleAt(paid, ways), { code: "stopped-early", deed: "stopping at the new price", step: 4 }],
    [
      originalBy(paid, quotient(total, factorOf(paid, ways))),
      {
        code: "term-left-out",
        deed: `leaving out ${ways.fee ? "the fee" : "the coupon"}`,
        step: 2,
      },
    ],
    [
      originalBy(paid, sum(total, ways.fee ? -constant : constant)),
      {
        isSpare: true,
        code: "term-left-out",
        deed: `leaving out ${ways.tax ? "the tax" : "the discount"}`,
        step: 3,
      },
    ],
  ];
}

function workedSlips(paid: Paid): (readonly [Expression, PoolMisstep])[] {
  const { percent, constant, ways } = paid;
  const [money, rate] = [
    ways.fee ? "the fee" : "the coupon",
    ways.tax ? "the tax" : "the discount",
  ];
  return [
    [
      workAt(paid, mistaken<Fork>(ways, "fee")),
      {
        code: "opposite-operation",
        deed: `${ways.fee ? "adding" : "subtracting"} the ${dollars(constant)} instead of undoing ${money}`,
        step: 2,
      },
    ],
    [
      workAt(paid, mistaken<Fork>(ways, "early")),
      {
        code: "order-of-steps",
        deed: ways.early ? `undoing ${money} before ${rate}` : `undoing ${rate} before ${money}`,
        step: 2,
      },
    ],
    [
      workAt(paid, mistaken<Fork>(ways, "tax")),
      {
        code: "direction-turned-around",
        deed: `dividing by the factor of ${ways.tax ? "a discount" : "a tax"} of ${percent}%`,
        step: 1,
      },
    ],
    ...percentSlips(paid),
    ...unfinishedSlips(paid),
  ];
}

function stepsOf(paid: Paid) {
  const { constant, total, ways } = paid;
  const factor = factorOf(paid, ways);
  const change = ways.fee ? constant : -constant;
  const inner: Operand = ways.early ? sum("s", change) : product(factor, "s");
  const left = ways.early ? product(factor, inner) : sum(inner, change);
  const undone = workOut(ways.early ? quotient(total, factor) : sum(total, -change));
  const sale = workOut(saleAt(paid, ways));
  const shift = `${ways.fee ? "Subtract" : "Add"} $${constant}$ ${ways.fee ? "from" : "to"} both sides.`;
  const division = `Divide both sides by ${inline(factor)}.`;
  return [
    stepTo(
      "Let $s$ be the new price, in dollars, and write the total.",
      equation(left, decimal(total)),
    ),
    stepTo(ways.early ? division : shift, equation(inner, decimal(undone))),
    stepTo(ways.early ? shift : division, equation("s", decimal(sale))),
    stepTo(
      `The new price is ${percentLeft(paid, ways)}% of the original price, $p$.`,
      equation(product(hundredths(percentLeft(paid, ways)), "p"), decimal(sale)),
    ),
    stepTo(
      `Divide both sides by ${inline(hundredths(percentLeft(paid, ways)))}.`,
      equation("p", decimal(workOut(workAt(paid, ways)))),
    ),
  ];
}

function storyOf(paid: Paid): string {
  const { money, rate } = changesOf(paid);
  const { ways } = paid;
  const [one, two] = ways.early ? [money, rate] : [rate, money];
  const first = isAdded(ways, ways.early) ? "added to" : "subtracted from";
  const second = isAdded(ways, !ways.early) ? "added to" : "subtracted from";
  return `${one} is ${first} the new price, and then ${two} is ${second} the result`;
}

function isAdded({ fee, tax }: Ways<Fork>, isMoney: boolean): boolean {
  return isMoney ? fee : tax;
}

/** The original price, from what is paid after two percent changes and a change by some dollars. */
export const priceBeforeTwoChanges = poolLevel<Paid>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const thing = chance.pick(pricedThings);
    const ways = drawWays(chance, "reduced", "fee", "early", "tax");
    const percent = ways.tax
      ? chance.pick([4, 5, 8, 10, 12])
      : chance.pick([5, 10, 15, 20, 25, 30, 40]);
    const off = chance.pick([20, 25, 40, 50]);
    chance.require(off !== percent, "one percent in two places");
    // So that the original price is whole, whichever way the first change went.
    const size = gcd(100, off);
    const unit = lcm((100 - off) / size, (100 + off) / size);
    const constant = unit * chance.int(1, Math.floor(60 / unit));
    chance.require(constant !== percent && constant !== off, "one number in two places");
    const price = unit * chance.int(Math.ceil(thing.from / unit), Math.floor(thing.to / unit));
    const changed = price + (ways.early ? (ways.fee ? constant : -constant) : 0);
    const taxed = workOut(times(hundredths(ways.tax ? 100 + percent : 100 - percent), changed));
    const total = ways.early ? taxed : add(taxed, ways.fee ? constant : -constant);
    const paid: Paid = { thing, off, percent, constant, total, ways };
    chance.require(isInCents(total), "parts of a cent");
    const original = toNumber(workOut(workAt(paid, ways)));
    chance.require(original >= thing.from && original <= thing.to, "no price for the thing");
    chance.require(6 * constant <= price, "a large fee or coupon");
    return paid;
  },
  key: (paid) => pricesFor(paid).key,
  slips: (paid) => pricesFor(paid).slips,
  word: (paid) => {
    const { thing, off, constant, total, ways } = paid;
    const { money, rate } = changesOf(paid);
    const sale = workOut(saleAt(paid, ways));
    const factor = factorOf(paid, ways);
    const change = ways.fee ? constant : -constant;
    const check = ways.early ? times(factor, sum(sale, change)) : sum(times(factor, sale), change);
    return {
      question: `${capitalized(thing.seller)} ${ways.reduced ? "reduced" : "increased"} the original price of ${thing.a} by ${off}% to get the new price. ${capitalized(storyOf(paid))}. If the customer pays a total of ${dollars(total)}, what was the original price of ${thing.the}?`,
      why: `With this price, the new price is ${dollars(sale)}, and ${inline(equation(check, decimal(total)))}.`,
      opening: "Undo the changes one at a time, the last of them first.",
      steps: stepsOf(paid),
      hint: `Which comes last, ${money} or ${rate}? What was the amount just before it?`,
      tip: "Undo changes in the opposite order, each by its inverse operation.",
      archetype: "QB06",
    };
  },
  facts: (paid) => {
    const { thing, off, percent, constant, total, ways } = paid;
    const [sign, way] = [ways.fee ? "+" : "-", ways.tax ? "+" : "-"];
    const share = code(subtract(1, rational(percent, 100)));
    const factor = ways.tax ? `(1 ${way} ${percent}/100)` : `(${share})`;
    return {
      kind: "value",
      given: [
        `s = p*(1 ${ways.reduced ? "-" : "+"} ${off}/100)`,
        ways.early ? `m = s ${sign} ${constant}` : `m = s*${factor}`,
        ways.early ? `${code(total)} = m*${factor}` : `${code(total)} = m ${sign} ${constant}`,
      ],
      ask: "p",
      told: [
        `${ways.reduced ? "reduced" : "increased"} the original price of ${thing.a} by ${off}% to get the new price`,
        storyOf(paid),
        `pays a total of ${dollars(total)}`,
        "original price",
      ],
    };
  },
});

import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import {
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
import { gcd, rational, subtract } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import { poolLevel } from "../assembly/pool-level.ts";
import type { PoolSlip } from "../options/pool.ts";
import { asPrice, isInCents, slipsThatFit } from "../options/shows.ts";
import { type Ways, drawWays, mistaken } from "../options/ways.ts";
import { stepTo } from "../wording/steps.ts";
import { dollars } from "../wording/story.ts";
import { hundredths } from "./share.ts";

/** Whether the constant is a fee, not a coupon, and comes before the percent, which is a tax, not a discount. */
type Fork = "fee" | "early" | "tax";

interface Paid {
  readonly thing: PricedThing;
  readonly percent: number;
  readonly constant: number;
  readonly total: number;
  readonly ways: Ways<Fork>;
}

function factorOf({ percent }: Paid, { tax }: Ways<Fork>) {
  return hundredths(tax ? 100 + percent : 100 - percent);
}

function workAt(paid: Paid, ways: Ways<Fork>) {
  const [factor, back] = [factorOf(paid, ways), ways.fee ? -paid.constant : paid.constant];
  const { total } = paid;
  return ways.early ? sum(quotient(total, factor), back) : quotient(sum(total, back), factor);
}

function changesOf({ constant, percent, ways }: Paid) {
  const money = ways.fee ? `a fee of ${dollars(constant)}` : `a coupon for ${dollars(constant)}`;
  const rate = ways.tax ? `a tax of ${percent}%` : `a discount of ${percent}%`;
  return { money, rate };
}

function slipsOf(paid: Paid): PoolSlip[] {
  const { percent, constant, total, ways } = paid;
  const factor = factorOf(paid, ways);
  const back = ways.fee ? -constant : constant;
  const share = times(hundredths(percent), total);
  const whole = sum(total, ways.tax ? negative(share) : share);
  const { money, rate } = changesOf(paid);
  return slipsThatFit((value) => isInCents(value), asPrice, [
    [
      workAt(paid, mistaken<Fork>(ways, "fee")),
      {
        code: "opposite-operation",
        deed: `${ways.fee ? "adding" : "subtracting"} the $${constant}$ instead of undoing ${money}`,
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
    [
      ways.early
        ? sum(whole, back)
        : times(hundredths(ways.tax ? 100 - percent : 100 + percent), sum(total, back)),
      {
        code: "wrong-percent-base",
        deed: `${ways.tax ? "subtracting" : "adding"} ${percent}% of the later amount to undo ${rate}`,
        isClassic: true,
        step: 3,
      },
    ],
    [quotient(total, factor), { code: "term-left-out", deed: `leaving out ${money}`, step: 2 }],
    [sum(total, back), { code: "term-left-out", deed: `leaving out ${rate}`, step: 3 }],
  ]);
}

function stepsOf(paid: Paid) {
  const { constant, total, ways } = paid;
  const factor = factorOf(paid, ways);
  const change = ways.fee ? constant : -constant;
  const inner: Operand = ways.early ? sum("p", change) : product(factor, "p");
  const left = ways.early ? product(factor, inner) : sum(inner, change);
  const undone = workOut(ways.early ? quotient(total, factor) : sum(total, -change));
  const shift = `${ways.fee ? "Subtract" : "Add"} $${constant}$ ${ways.fee ? "from" : "to"} both sides.`;
  const division = `Divide both sides by ${inline(factor)}.`;
  return [
    stepTo(
      "Let $p$ be the original price, in dollars, and write the total.",
      equation(left, total),
    ),
    stepTo(ways.early ? division : shift, equation(inner, decimal(undone))),
    stepTo(ways.early ? shift : division, equation("p", decimal(workOut(workAt(paid, ways))))),
  ];
}

function storyOf(paid: Paid): string {
  const { money, rate } = changesOf(paid);
  const { ways } = paid;
  const [one, two] = ways.early ? [money, rate] : [rate, money];
  const first = isAdded(ways, ways.early) ? "added to" : "subtracted from";
  const second = isAdded(ways, !ways.early) ? "added to" : "subtracted from";
  return `${one} is ${first} the original price, and then ${two} is ${second} the result`;
}

function isAdded({ fee, tax }: Ways<Fork>, isMoney: boolean): boolean {
  return isMoney ? fee : tax;
}

/** The original price, from what is paid after a percent change and a change by some dollars. */
export const priceBeforeTwoChanges = poolLevel<Paid>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const thing = chance.pick(pricedThings);
    const ways = drawWays(chance, "fee", "early", "tax");
    const percent = ways.tax
      ? chance.pick([4, 5, 8, 10, 12])
      : chance.pick([5, 10, 15, 20, 25, 30, 40]);
    const factor = ways.tax ? 100 + percent : 100 - percent;
    const unit = factor / gcd(factor, 100);
    const constant = unit * chance.int(1, Math.max(1, Math.floor(120 / unit)));
    const least = Math.ceil(Math.max(thing.from, 3 * constant) / unit);
    const total = unit * chance.int(least, Math.max(least, Math.floor(thing.to / unit)));
    return { thing, percent, constant, total, ways };
  },
  key: (paid) => asPrice(workAt(paid, paid.ways)),
  slips: slipsOf,
  word: (paid) => {
    const { thing, total, ways } = paid;
    const { money, rate } = changesOf(paid);
    return {
      question: `When a customer orders ${thing.a} online, ${storyOf(paid)}. The customer pays a total of ${dollars(total)}. What is the original price of ${thing.the}?`,
      why: `Applying ${ways.early ? money : rate} and then ${ways.early ? rate : money} to it leads to ${dollars(total)}.`,
      opening: "Write the two changes as an equation, and undo the last of them first.",
      steps: stepsOf(paid),
      hint: `Which comes last, ${money} or ${rate}? What was the amount just before it?`,
      tip: "Undo changes in the opposite order, each by its inverse operation.",
      archetype: "QB06",
    };
  },
  facts: (paid) => {
    const { thing, percent, constant, total, ways } = paid;
    const [sign, way] = [ways.fee ? "+" : "-", ways.tax ? "+" : "-"];
    const share = code(subtract(1, rational(percent, 100)));
    const factor = ways.tax ? `(1 ${way} ${percent}/100)` : `(${share})`;
    return {
      kind: "value",
      given: [
        ways.early ? `m = p ${sign} ${constant}` : `m = p*${factor}`,
        ways.early ? `${total} = m*${factor}` : `${total} = m ${sign} ${constant}`,
      ],
      ask: "p",
      told: [thing.a, storyOf(paid), `pays a total of ${dollars(total)}`, "original price"],
    };
  },
});

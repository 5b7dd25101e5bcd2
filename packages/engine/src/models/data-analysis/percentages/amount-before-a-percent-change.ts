import { defineLevels } from "../../../craft/assembly/levels.ts";
import {
  type ChangeScenario,
  amountOf,
  changeScenarios,
} from "../../../craft/scenarios/changes.ts";
import { type PricedThing, pricedThings } from "@sat/content/scenarios/prices";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { dollars, priceFace } from "../../../craft/wording/story.ts";
import { decimal } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  compare,
  divide,
  gcd,
  isInteger,
  lcm,
  rational,
} from "../../../math/rational.ts";

/** A number that is whole after division by 1 + p/100 and by 1 - p/100. */
function unitOf(percent: number): number {
  const [up, down] = [100 + percent, 100 - percent];
  return lcm(up / gcd(up, 100), down / gcd(down, 100));
}

interface Changed {
  readonly scenario: ChangeScenario;
  readonly percent: number;
  readonly now: number;
}

/** Numbers so large that many amounts are whole before and after any change. */
const largeNumbers = changeScenarios.filter(({ to }) => to >= 5000);

/** The twists: the number rose; it is asked, not the change. */
const before = siblingLevel<Changed>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(largeNumbers);
    const percent = chance.pick([
      10, 12, 15, 16, 20, 24, 25, 28, 30, 32, 35, 36, 40, 44, 45, 48, 50, 52, 55, 60, 64, 65, 68,
      70, 75, 80,
    ]);
    return { scenario, percent, now: amountOf(chance, scenario, unitOf(percent)) };
  },
  answer: ({ percent, now }, { first, second }) => {
    const was = rational(100 * now, first ? 100 + percent : 100 - percent);
    if (second) return was;
    return first ? add(now, -was.num / was.den) : add(was, -now);
  },
  word: ({ scenario: { thing, short }, percent, now }, at, key) => {
    const [more, less] = at.first ? ["increased", "decreased"] : ["decreased", "increased"];
    const factor = rational(at.first ? 100 + percent : 100 - percent, 100);
    const was = divide(now, factor);
    const ask = at.second
      ? `what was ${short} at the beginning of the year`
      : `by how much had ${short} ${more}`;
    return {
      question: `During a year, ${thing} ${more} by ${percent}%. If ${short} was ${grouped(now)} at the end of the year, ${ask}?`,
      why: `The change of ${percent}% is a percent of the number at the beginning.`,
      slips: [
        { code: "direction-turned-around", deed: `taking the number as ${less} by ${percent}%` },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? "finding only the size of the change"
            : "stopping at the number at the beginning",
        },
      ],
      opening: "The percent is one of the number at the beginning, which is unknown.",
      steps: [
        {
          text: `If $n$ is the number at the beginning, then $${tex(decimal(factor))}n = ${tex(now)}$.`,
          claim: `${code(decimal(factor))}*n = ${now}`,
        },
        {
          text: `Dividing gives $n = ${tex(now)} \\div ${tex(decimal(factor))} = ${tex(was)}$.`,
          claim: `n = ${code(was)}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The change is $${at.first ? `${tex(now)} - ${tex(was)}` : `${tex(was)} - ${tex(now)}`} = ${tex(key)}$.`,
                claim: `${at.first ? `${now} - n` : `n - ${now}`} = ${code(key)}`,
              },
            ]),
        { text: `Check: ${percent}% of $${tex(was)}$ is the change.` },
      ],
      hint: "By what factor was the unknown number at the beginning multiplied?",
      tip: "To undo a percent change, divide by its factor; the same percent the other way does not undo it.",
      archetype: "QB06",
    };
  },
  facts: ({ scenario: { thing, short }, percent, now }, { first, second }) => ({
    kind: "value",
    given: [`n ${first ? "+" : "-"} n*${percent}/100 = ${now}`],
    ask: second ? "n" : first ? `${now} - n` : `n - ${now}`,
    told: [
      `during a year, ${thing} ${first ? "increased" : "decreased"} by ${percent}%`,
      `${short} was ${grouped(now)} at the end of the year`,
      second
        ? `${short} at the beginning of the year`
        : `by how much ${short} ${first ? "increased" : "decreased"}`,
    ],
  }),
});

interface Paid {
  readonly thing: PricedThing;
  /** Percent of a tax, or of a discount when negative. */
  readonly percent: number;
  readonly constant: number;
  readonly total: number;
}

/** The twists: the constant is added, not taken away; it comes before the percent. */
function original({ percent, constant, total }: Paid, { first, second }: Twists): Rational {
  const [factor, change] = [rational(100 + percent, 100), first ? constant : -constant];
  return second ? add(divide(total, factor), -change) : divide(total - change, factor);
}

/** The original price, from what is paid after a percent change and a change by some dollars. */
const beforeTwo = siblingLevel<Paid>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    const thing = chance.pick(pricedThings);
    const percent = chance.pick([
      4, 5, 8, 10, 12, 15, 16, 20, 25, -4, -5, -8, -10, -12, -15, -20, -25, -30, -35, -40,
    ]);
    const unit = (100 + percent) / gcd(100 + percent, 100);
    const constant = unit * chance.int(1, Math.max(1, Math.floor(120 / unit)));
    const least = Math.max(thing.from, 3 * constant);
    const total =
      unit *
      chance.int(
        Math.ceil(least / unit),
        Math.max(Math.ceil(least / unit), Math.floor(thing.to / unit)),
      );
    return { thing, percent, constant, total };
  },
  answer: original,
  allows: (answer) => isInteger(answer) && compare(answer, 10) >= 0,
  show: (answer) => priceFace(answer, false),
  word: (paid, at, key) => {
    const { thing, percent, constant, total } = paid;
    const size = Math.abs(percent);
    const factor = rational(100 + percent, 100);
    const sum = at.first ? "fee" : "coupon";
    const money = at.first
      ? `a fee of ${dollars(constant)} is added to`
      : `a coupon takes ${dollars(constant)} off`;
    const rate =
      percent > 0 ? `a tax of ${size}% is added to` : `a discount of ${size}% is taken off`;
    const [one, two] = at.second ? [money, rate] : [rate, money];
    const sign = at.first ? "+" : "-";
    const left = at.second
      ? `${tex(decimal(factor))}(p ${sign} ${constant})`
      : `${tex(decimal(factor))}p ${sign} ${constant}`;
    const undone = at.second
      ? divide(total, factor)
      : rational(at.first ? total - constant : total + constant);
    return {
      question: `At a store, ${one} the original price of ${thing.a}, and then ${two} the result. The customer pays ${dollars(total)}. What is the original price of ${thing.the}?`,
      why: `The two changes, made in their order, lead from it to ${dollars(total)}.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? `adding the ${sum} of ${dollars(constant)} on the way back instead of subtracting it`
            : `subtracting the ${sum} of ${dollars(constant)} on the way back instead of adding it`,
        },
        {
          code: "order-of-steps",
          deed: at.second
            ? `undoing the ${dollars(constant)} before the percent`
            : `undoing the percent before the ${dollars(constant)}`,
        },
      ],
      opening: "Write the two changes as an equation, and undo the last of them first.",
      steps: [
        {
          text: `If $p$ is the original price, then $${left} = ${tex(total)}$.`,
          claim: `${at.second ? `${code(decimal(factor))}*(p ${sign} ${constant})` : `${code(decimal(factor))}*p ${sign} ${constant}`} = ${total}`,
        },
        {
          text: at.second
            ? `Dividing by $${tex(decimal(factor))}$ gives $p ${sign} ${constant} = ${tex(undone)}$.`
            : `Undoing the ${dollars(constant)} gives $${tex(decimal(factor))}p = ${tex(undone)}$.`,
          claim: at.second
            ? `p ${sign} ${constant} = ${code(undone)}`
            : `${code(decimal(factor))}*p = ${code(undone)}`,
        },
        { text: `So $p = ${tex(key)}$.`, claim: `p = ${code(key)}` },
        { text: `Check: start with ${dollars(key)} and make the two changes in their order.` },
      ],
      hint: "Which change was made last? It is the first to be undone.",
      tip: "Undo changes in the opposite order, each by its inverse operation.",
      archetype: "QB06",
    };
  },
  facts: ({ percent, constant, total }, { first, second }) => {
    const sign = first ? "+" : "-";
    const money = first ? `fee of ${dollars(constant)} added` : `coupon ${dollars(constant)} off`;
    const rate = percent > 0 ? `tax of ${percent}% added` : `discount of ${-percent}% off`;
    return {
      kind: "value",
      given: [
        second ? `m = p ${sign} ${constant}` : `m = p + p*(${percent})/100`,
        second ? `${total} = m + m*(${percent})/100` : `${total} = m ${sign} ${constant}`,
      ],
      ask: "p",
      told: [
        second ? money : rate,
        "original price",
        second ? rate : money,
        `pays ${dollars(total)}`,
        "original price",
      ],
    };
  },
});

/** What an amount was before a percent change, or the price before a percent and a constant. */
export const amountBeforeAPercentChange = defineLevels({
  id: "amount-before-a-percent-change",
  version: 2,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB06"],
  optionDesign: "orbit",
  Medium: before,
  Hard: beforeTwo,
});

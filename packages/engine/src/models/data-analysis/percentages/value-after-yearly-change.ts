import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type CountedThing, countedThings } from "@sat/content/scenarios/percent-changes";
import type { Step } from "../../../model.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { countOf } from "../../../craft/percents/one-change.ts";
import { hundredths, percentIn } from "../../../craft/percents/share.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { article } from "../../../language/noun.ts";
import { type Expression, decimal, power, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { type Rational, add, negate, rational, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import { byTheSame } from "./same-yearly-change.ts";

interface Yearly {
  readonly scenario: CountedThing;
  readonly amount: number;
  readonly percent: Rational;
  readonly years: number;
  readonly rises: boolean;
}

/** How many yearly changes there are, and how many a learner counts who is one off. */
function countsOf({ years }: Yearly, { second }: Twists): readonly [number, number] {
  return second ? [years, years - 1] : [years - 1, years];
}

/** The number after so many changes: each a percent of the number before it, or of the one at the start. */
function workOf({ amount, percent, rises }: Yearly, isOfNew: boolean, count: number): Expression {
  const change = rises ? percent : negate(percent);
  if (isOfNew) return times(amount, power(hundredths(add(100, change)), count));
  const yearly = times(hundredths(change), amount);
  return sum(amount, times(count, decimal(workOut(yearly))));
}

function exactly({ amount, percent, rises }: Yearly, isOfNew: boolean, count: number): number {
  const rate = ((rises ? 1 : -1) * toNumber(percent)) / 100;
  return isOfNew ? amount * (1 + rate) ** count : amount * (1 + rate * count);
}

function stepsOfYears(yearly: Yearly, at: Twists, key: Rational | number): Step[] {
  const { amount, percent, years, rises } = yearly;
  const [count] = countsOf(yearly, at);
  const [sign, way] = rises ? ["+", "increase"] : ["-", "decrease"];
  const left = add(100, rises ? percent : negate(percent));
  const begins: Step = {
    text: at.second
      ? `The number changes once in each year, and the end of year ${years} is ${count} years after the beginning of year 1, so there are ${count} changes.`
      : `The beginning of year ${years} is the end of year ${count}, which is ${count} years after the beginning of year 1, so there are ${count} changes.`,
  };
  const worked = tex(workOf(yearly, at.first, count));
  if (at.first) {
    return [
      {
        text: `After ${article(inProse(percent))} ${percentIn(percent)} ${way}, the number is $100\\% ${sign} ${inProse(percent)}\\% = ${inProse(left)}\\%$ of what it was. Write this percent as a decimal to find the factor of one year.\n\n$${tex(hundredths(left))}$`,
      },
      begins,
      {
        text: `Multiply ${grouped(amount)} by the factor ${count} times, and round to the nearest whole number.\n\n$${worked} \\approx ${tex(key)}$`,
      },
    ];
  }
  const change = times(hundredths(percent), amount);
  return [
    {
      text: `Each ${way} is ${percentIn(percent)} of ${grouped(amount)}.\n\n$${tex(change)} = ${tex(decimal(workOut(change)))}$`,
    },
    begins,
    {
      text: `${rises ? "Add" : "Subtract"} all the changes, and round to the nearest whole number.\n\n$${worked} \\approx ${tex(key)}$`,
    },
  ];
}

/** The twists: each change is a percent of the number before it, not of the one at the start; it is asked after so many years, not at the beginning of the last of them. */
const byPercent = siblingLevel<Yearly>({
  space: 500_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const yearly: Yearly = {
      scenario: chance.pick(countedThings),
      percent: rational(chance.int(12, 68), 10),
      years: chance.int(4, 9),
      rises: chance.flip(),
      amount: 0,
    };
    // A rise on top of rises is the greatest change, and counts for a fall too, so that both are drawn as often.
    const change = exactly({ ...yearly, rises: true, amount: 100 }, true, yearly.years) - 100;
    chance.require(change <= yearly.scenario.most, "too great a change in these years");
    const counted = { ...yearly, amount: countOf(chance, yearly.scenario, 10) };
    const values = siblingAnswers((at) => exactly(counted, at.first, countsOf(counted, at)[0]));
    // The second solver must round as we do.
    const isClear = values.every((value) => Math.abs((value % 1) - 1 / 2) > 1 / 1000);
    chance.require(isClear, "halfway between two whole numbers");
    return counted;
  },
  answer: (yearly, at) => Math.round(exactly(yearly, at.first, countsOf(yearly, at)[0])),
  word: (yearly, at, key) => {
    const { scenario, amount, percent, years, rises } = yearly;
    const { thing, short } = scenario;
    const way = rises ? "increase" : "decrease";
    const [count, otherCount] = countsOf(yearly, at);
    const when = at.second ? `at the end of year ${years}` : `at the beginning of year ${years}`;
    const worked = (isOfNew: boolean, changes: number) =>
      `$${tex(workOf(yearly, isOfNew, changes))}$`;
    const wrongBase = at.first
      ? `taking ${percentIn(percent)} of the number at the beginning of year 1 each year`
      : `taking ${percentIn(percent)} of the new number each year`;
    return {
      question: `At the beginning of year 1, ${thing} is ${grouped(amount)}. This number is expected to ${way} ${at.first ? `by ${percentIn(percent)} each year` : `each year by ${percentIn(percent)} of its value at the beginning of year 1`}. Based on this model, what is ${short} ${when}, to the nearest whole number?`,
      why: at.first
        ? `From the beginning of year 1 on, the number is multiplied by the factor of one year ${count} times.`
        : `From the beginning of year 1 on, the same number is ${rises ? "added" : "subtracted"} ${count} times.`,
      slips: [
        {
          code: at.first ? "linear-for-exponential" : "wrong-percent-base",
          deed: `${wrongBase}, ${worked(!at.first, count)},`,
        },
        {
          code: "off-by-one",
          deed: `counting ${otherCount} yearly changes instead of ${count}, ${worked(at.first, otherCount)},`,
        },
      ],
      corner: {
        code: at.first ? "linear-for-exponential" : "wrong-percent-base",
        deed: `${wrongBase} for ${otherCount} years, ${worked(!at.first, otherCount)},`,
      },
      opening: at.first
        ? "Each year the number is multiplied by one factor, so count the years that have passed."
        : "Each year the number changes by the same amount, so count the years that have passed.",
      steps: stepsOfYears(yearly, at, key),
      hint: `How many times does the number change from the beginning of year 1 to ${when.replace("at ", "")}?`,
      tip: "Count the changes for a small case first: from the beginning of year 1 to its end there is one.",
      archetype: "QB13",
    };
  },
  facts: ({ scenario: { thing, short }, amount, percent, years, rises }, { first, second }) => {
    const [sign, count] = [rises ? "+" : "-", second ? `${years}` : `(${years} - 1)`];
    const share = `${inProse(percent)}/100`;
    return {
      kind: "value",
      given: [
        first
          ? `x = ${amount}*(1 ${sign} ${share})^${count}`
          : `x = ${amount} ${sign} ${count}*${amount}*${share}`,
      ],
      ask: "x",
      rounded: 0,
      told: [
        `at the beginning of year 1, ${thing} is ${grouped(amount)}`,
        `${rises ? "increase" : "decrease"} ${first ? `by ${percentIn(percent)} each year` : `each year by ${percentIn(percent)} of its value at the beginning of year 1`}`,
        `${short} at the ${second ? "end" : "beginning"} of year ${years}, to the nearest whole number`,
      ],
      setting: settingOf("It names a year.", 1),
    };
  },
});

/** A number after years of the same change. */
export const valueAfterYearlyChange = defineLevels({
  id: "value-after-yearly-change",
  version: 5,
  topic: "data-analysis",
  skill: "Q.B",
  archetypes: ["QB13", "QB20"],
  optionDesign: "orbit",
  Medium: byPercent,
  Hard: byTheSame,
});

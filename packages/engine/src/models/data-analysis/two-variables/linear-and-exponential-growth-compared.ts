import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type EqualStartScenario, equalStartScenarios } from "@sat/content/scenarios/equal-starts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, decimal, negative, power, sum, times } from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { type Rational, rational, toNumber } from "../../../math/rational.ts";

interface Pair {
  readonly scenario: EqualStartScenario;
  readonly amount: number;
  readonly percent: number;
  /** Change of the first amount in a year. */
  readonly yearly: number;
  readonly years: number;
}

/** Percents, more often those with more amounts, and by what amounts must be divisible once for each year to stay whole. */
const WHOLE = [
  [10, 10],
  [20, 5],
  [20, 5],
  [20, 5],
  [25, 4],
  [25, 4],
  [25, 4],
] as const;

/** First twist: the amounts grow; second: they do so for the shorter time. */
function amounts(pair: Pair, { first, second }: Twists) {
  const sign = first ? 1 : -1;
  const years = second ? pair.years : pair.years + 1;
  const linear = pair.amount + sign * pair.yearly * years;
  const scaled = pair.amount * (100 + sign * pair.percent) ** years;
  return { years, linear, exponential: scaled / 100 ** years };
}

function factorOf({ percent }: Pair, { first }: Twists): Rational {
  return rational(first ? 100 + percent : 100 - percent, 100);
}

function linearWork(pair: Pair, at: Twists): Expression {
  const { years } = amounts(pair, at);
  return sum(pair.amount, times(at.first ? years : -years, pair.yearly));
}

function ahead(pair: Pair, at: Twists): Expression {
  const { years } = amounts(pair, at);
  const exponential = times(pair.amount, power(decimal(factorOf(pair, at)), years));
  return sum(exponential, negative(linearWork(pair, at)));
}

/** How far an amount that changes by a percent is ahead of one that changes by a fixed number. */
const difference = siblingLevel<Pair>({
  space: 100_000,
  steps: 5,
  context: true,
  numbers: (chance) => {
    const years = chance.int(2, 3);
    const [percent, divisor] = chance.pick(WHOLE);
    const unit = divisor ** (years + 1);
    const amount = unit * chance.int(Math.ceil(600 / unit), Math.max(5, Math.floor(40_000 / unit)));
    const exact = (amount * percent) / 100;
    const step = exact < 300 ? 5 : exact < 1_500 ? 10 : 50;
    const yearly = step * (Math.round(exact / step) + chance.nonzero(8));
    const pair = { scenario: chance.pick(equalStartScenarios), amount, percent, yearly, years };
    chance.require(yearly > 0 && yearly * (years + 1) < amount, "nothing left");
    return pair;
  },
  work: ahead,
  word: (pair, at, key) => {
    const { scenario, amount, percent, yearly } = pair;
    const { years, linear, exponential } = amounts(pair, at);
    const [verb, opposite] = at.first ? ["increases", "decrease"] : ["decreases", "increase"];
    const other = amounts(pair, { ...at, second: !at.second }).years;
    const factor = decimal(factorOf(pair, at));
    return {
      question: `${scenario.start(grouped(amount))} Each year from then on, ${scenario.first} ${verb} by ${grouped(yearly)}, and ${scenario.second} ${verb} by ${percent}%. After ${years} years, ${scenario.second} is how much greater than ${scenario.first}?`,
      why: `After ${years} years, the two amounts are ${inline(exponential)} and ${inline(linear)}.`,
      slips: [
        { code: "direction-turned-around", deed: `letting both amounts ${opposite}` },
        { code: "off-by-one", deed: `counting ${other} years instead of ${years}` },
      ],
      corner: {
        code: "direction-turned-around",
        deed: `letting both amounts ${opposite} for ${other} years`,
      },
      opening: "A fixed number each year is linear, and a fixed percent each year is exponential.",
      steps: [
        stepThrough(
          `Find ${scenario.first} after ${years} years: ${at.first ? "add" : "subtract"} ${inline(yearly)} for each year.`,
          linearWork(pair, at),
          linear,
        ),
        stepThrough(
          `Find ${scenario.second} after ${years} years: multiply by ${inline(factor)} for each year.`,
          times(amount, power(factor, years)),
          exponential,
        ),
        stepThrough(
          "Subtract the first amount from the second.",
          sum(exponential, -linear),
          toNumber(key),
        ),
      ],
      hint: `By what number is the second amount multiplied when it ${verb} by ${percent}%?`,
      tip: "Write each amount as a function of the number of years before you substitute that number.",
    };
  },
  facts: ({ scenario, amount, percent, yearly, years }, { first, second }) => {
    const sign = first ? "+" : "-";
    const changes = first ? "increases" : "decreases";
    return {
      kind: "value",
      given: [
        `t = ${second ? years : years + 1}`,
        `p = ${amount} ${sign} ${yearly}*t`,
        `q = ${amount}*(1 ${sign} ${percent}/100)^t`,
      ],
      ask: "q - p",
      told: [
        scenario.start(grouped(amount)),
        `each year, ${scenario.first} ${changes} by ${grouped(yearly)}`,
        `${scenario.second} ${changes} by ${percent}%`,
        `after ${second ? years : years + 1} years`,
        `${scenario.second} is how much greater than ${scenario.first}`,
      ],
    };
  },
});

/** An amount that changes by a percent compared with one that changes by a fixed number. */
export const linearAndExponentialGrowthCompared = defineLevels({
  id: "linear-and-exponential-growth-compared",
  version: 3,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD13"],
  optionDesign: "orbit",
  Hard: difference,
});

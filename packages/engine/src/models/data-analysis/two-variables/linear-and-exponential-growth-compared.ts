import { type EqualStartScenario, equalStartScenarios } from "@sat/content/scenarios/equal-starts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { areOfLikeForms, numeral } from "../../../craft/options/option.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { dollars, priceFace } from "../../../craft/wording/story.ts";
import {
  type Expression,
  decimal,
  equation,
  negative,
  power,
  sum,
  times,
} from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { exact, gcd, lcm, multiply, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Chance } from "../../../random/chance.ts";

interface Pair {
  readonly scenario: EqualStartScenario;
  readonly amount: number;
  readonly percent: number;
  /** Change of the first amount in a year. */
  readonly yearly: number;
  readonly rises: boolean;
}

/** First twist: the percent is one of the year before, not of the start; second: after two years, not three. */
function yearsOf({ second }: Twists): number {
  return second ? 2 : 3;
}

function signOf({ rises }: Pair): 1 | -1 {
  return rises ? 1 : -1;
}

function firstWork(pair: Pair, at: Twists): Expression {
  return sum(pair.amount, times(signOf(pair) * yearsOf(at), pair.yearly));
}

function secondWork(pair: Pair, at: Twists): Expression {
  const { amount, percent } = pair;
  const change = rational(signOf(pair) * percent, 100);
  return at.first
    ? times(amount, power(decimal(factorOf(pair)), yearsOf(at)))
    : sum(amount, times(yearsOf(at), decimal(multiply(amount, change))));
}

function factorOf(pair: Pair) {
  return rational(100 + signOf(pair) * pair.percent, 100);
}

function ahead(pair: Pair, at: Twists): Expression {
  return sum(secondWork(pair, at), negative(decimal(workOut(firstWork(pair, at)))));
}

/** A number of things as prose prints it, or an amount of money. */
function inText({ scenario: { isMoney } }: Pair, value: number): string {
  return isMoney ? dollars(value) : grouped(value);
}

/** "5% from the number one year earlier" */
function percentOf({ percent, scenario: { short } }: Pair, { first }: Twists): string {
  return `${percent}% ${first ? `from the ${short} one year earlier` : `of the starting ${short}`}`;
}

function sentences(pair: Pair, at: Twists) {
  const { scenario, amount, yearly, rises } = pair;
  const { start, first, second } = scenario;
  const verb = rises ? "increases" : "decreases";
  return {
    start: start(inText(pair, amount)),
    changes: `Each year from then on, ${first} ${verb} by ${inText(pair, yearly)}. Each year, ${second} ${verb} by ${percentOf(pair, at)}.`,
    ask: `how much greater is ${second} than ${first}`,
  };
}

/** Percents of the whole amounts, and a yearly change that leaves the first amount behind. */
function drawPair(chance: Chance): Pair {
  const scenario = chance.pick(equalStartScenarios);
  const percent = chance.pick(scenario.percents);
  const cube = (100 / gcd(100, percent)) ** 3;
  // Whole things, or whole cents of a price that is a multiple of $50.
  const unit = scenario.isMoney ? lcm(cube / gcd(cube, 100), 50) : cube;
  const amount = unit * chance.int(Math.ceil(scenario.from / unit), Math.floor(scenario.to / unit));
  const rises = chance.pick(scenario.ways) === "rises";
  const change = (amount * percent) / 100;
  const [least, most] = rises ? [0.6, 0.95] : [1.05, 1.4];
  const yearly = chance.int(Math.ceil(least * change), Math.floor(most * change));
  const pair = { scenario, amount, percent, yearly, rises };
  const answers = siblingAnswers((at) => workOut(ahead(pair, at)));
  chance.require(areOfLikeForms(answers), "one option of another form");
  // A price ends in a 0 then, which no number beside it does.
  chance.require(
    answers.every(({ den }) => den === 1 || 10 % den !== 0),
    "an answer in tenths",
  );
  return pair;
}

/** What the other way to take the percent comes to, in the words of a slip. */
function otherPercent(pair: Pair, at: Twists): string {
  return `taking ${pair.percent}% of the ${at.first ? "starting amount" : "year before"} in every year`;
}

/** How far an amount that changes by a percent is ahead of one that changes by a fixed number. */
const difference = siblingLevel<Pair>({
  space: 100_000,
  steps: 5,
  context: true,
  numbers: drawPair,
  work: ahead,
  allows: (answer) => exact(answer).num > 0 && 100 % exact(answer).den === 0,
  show: (answer, { scenario }) =>
    scenario.isMoney ? { ...priceFace(answer, false), value: exact(answer) } : numeral(answer),
  word: (pair, at, key) => {
    const { scenario, percent, yearly, rises } = pair;
    const { first, second } = scenario;
    const years = yearsOf(at);
    const other = yearsOf({ ...at, second: !at.second });
    const { start, changes, ask } = sentences(pair, at);
    const one = decimal(workOut(firstWork(pair, at)));
    const two = decimal(workOut(secondWork(pair, at)));
    return {
      question: `${start} ${changes} After ${years} years, ${ask}?`,
      why: `After ${years} years, the two amounts are ${inline(two)} and ${inline(one)}.`,
      slips: [
        { code: "linear-for-exponential", deed: otherPercent(pair, at) },
        { code: "off-by-one", deed: `counting ${other} years instead of ${years}` },
      ],
      corner: {
        code: "off-by-one",
        deed: `counting ${other} years and ${otherPercent(pair, at)}`,
      },
      opening: at.first
        ? "A fixed number each year is linear, and a fixed percent of the year before is exponential."
        : "A fixed percent of the start is the same number each year, so both amounts are linear.",
      steps: [
        stepTo(
          `Find ${first} after ${years} years: ${rises ? "add" : "subtract"} ${inline(yearly)} for each year.`,
          equation(firstWork(pair, at), one),
        ),
        stepTo(
          at.first
            ? `Find ${second} after ${years} years: multiply by ${inline(decimal(factorOf(pair)))} for each year.`
            : `Find ${second} after ${years} years: ${rises ? "add" : "subtract"} ${percent}% of the start for each year.`,
          equation(secondWork(pair, at), two),
        ),
        stepTo(
          "Subtract the first amount from the second.",
          equation(sum(two, negative(one)), decimal(exact(key))),
        ),
      ],
      hint: at.first
        ? `By what number is the second amount multiplied when it ${rises ? "increases" : "decreases"} by ${percent}%?`
        : `How much is ${percent}% of the starting amount, and how often does the second amount change by it?`,
      tip: "Ask what a percent is a percent of: one of the start is the same each year, one of the year before is not.",
    };
  },
  facts: (pair, at) => {
    const { amount, percent, yearly, rises } = pair;
    const sign = rises ? "+" : "-";
    const { start, changes, ask } = sentences(pair, at);
    return {
      kind: "value",
      given: [
        `t = ${yearsOf(at)}`,
        `p = ${amount} ${sign} ${yearly}*t`,
        at.first
          ? `q = ${amount}*(1 ${sign} ${percent}/100)^t`
          : `q = ${amount} ${sign} t*(${percent}/100)*${amount}`,
      ],
      ask: "q - p",
      told: [start, changes, `after ${yearsOf(at)} years`, ask],
      ...(at.first ? { setting: { "1": "It is the year before." } } : {}),
    };
  },
});

/** An amount that changes by a percent compared with one that changes by a fixed number. */
export const linearAndExponentialGrowthCompared = defineLevels({
  id: "linear-and-exponential-growth-compared",
  version: 4,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD13"],
  optionDesign: "orbit",
  Hard: difference,
});

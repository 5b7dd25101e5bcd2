import { type RateScenario, rateScenarios } from "@sat/content/scenarios/steady-rates";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { onExactGrid, valuesOf } from "../../../craft/draws/exact-grid.ts";
import { isShortDecimal } from "../../../craft/options/shows.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { settingOf } from "../../../craft/wording/setting.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import { type Operand, decimal, equation, quotient, times } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import {
  type Rational,
  compare,
  divide,
  equals,
  isInteger,
  multiply,
} from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** The next larger unit of time, and how many of the smaller one it has. */
const LARGER = {
  seconds: { many: "minutes", one: "a minute", factor: 60 },
  minutes: { many: "hours", one: "an hour", factor: 60 },
  hours: { many: "days", one: "a day", factor: 24 },
  days: { many: "weeks", one: "a week", factor: 7 },
} as const;

interface Rate {
  readonly scenario: RateScenario;
  readonly asksAmount: boolean;
  /** Two of the numbers that are told and asked about: times where an amount is asked, else amounts. */
  readonly pair: readonly [Rational, Rational];
  /** The amount, or the time, that is told with one of them. */
  readonly told: Rational;
}

/** The twists: which of the pair is told first; the larger unit of time in the question, not the smaller. */
function pairAt({ pair: [one, other] }: Rate, { first }: Twists): readonly [Rational, Rational] {
  return first ? [one, other] : [other, one];
}

function inSmallUnits(rate: Rate, at: Twists) {
  const [from, to] = pairAt(rate, at);
  return quotient(times(decimal(rate.told), decimal(to)), decimal(from));
}

function workOf(rate: Rate, at: Twists) {
  const small = inSmallUnits(rate, at);
  if (!at.second) return small;
  const { factor } = LARGER[rate.scenario.times];
  return rate.asksAmount ? times(small, factor) : quotient(small, factor);
}

function inOrder([one, other]: Rate["pair"]): Rate["pair"] {
  return compare(one, other) < 0 ? [one, other] : [other, one];
}

/** Whether two numbers differ, and neither is more than twice the other. */
function areNear(one: Rational, other: Rational): boolean {
  const [less, more] = inOrder([one, other]);
  return compare(less, more) < 0 && compare(multiply(2, less), more) >= 0;
}

/** Whether four numbers are short decimals, and none of them has a form of its own. */
function areAlike(rate: Rate): boolean {
  const values = siblingAnswers((at) => workOut(workOf(rate, at)));
  const whole = values.filter((value) => isInteger(value)).length;
  return values.every((value) => isShortDecimal(value)) && whole !== 1 && whole !== 3;
}

function wordsOf(rate: Rate, at: Twists) {
  const { scenario, asksAmount, told } = rate;
  const { name, things, times: small } = scenario;
  const [from, to] = pairAt(rate, at);
  const unit = at.second ? LARGER[small].many : small;
  const [amount, time] = asksAmount ? [told, from] : [from, told];
  return {
    story: scenario.told(inProse(amount), inProse(time)),
    ask: asksAmount
      ? `how many ${things} does ${name} ${scenario.do} in ${inProse(to)} ${unit}`
      : `how many ${unit} does it take ${name} to ${scenario.do} ${inProse(to)} ${things}`,
    amount,
    time,
    to,
  };
}

function stepsOf(rate: Rate, at: Twists) {
  const { scenario, asksAmount } = rate;
  const { name, things, times: small, does } = scenario;
  const { amount, time, to } = wordsOf(rate, at);
  const { factor, many } = LARGER[small];
  const each = divide(amount, time);
  const smallUnits = asksAmount ? multiply(to, at.second ? factor : 1) : divide(to, each);
  const per = quotient(decimal(amount), decimal(time));
  const shown: Operand = isShortDecimal(each) ? decimal(each) : per;
  const key = decimal(workOut(workOf(rate, at)));
  return [
    stepTo(
      `Divide to find how many ${things} ${name} ${does} per ${small.replace(/s$/, "")}.`,
      equation(per, shown),
    ),
    ...(asksAmount && at.second
      ? [
          stepTo(
            `Multiply by $${factor}$ to convert the time to ${small}.`,
            equation(times(decimal(to), factor), decimal(smallUnits)),
          ),
        ]
      : []),
    asksAmount
      ? stepTo(
          `Multiply the unit rate by the number of ${small}.`,
          equation(times(shown, decimal(smallUnits)), key),
        )
      : stepTo(
          `Divide the ${inProse(to)} ${things} by the unit rate to find the number of ${small}.`,
          equation(quotient(decimal(to), shown), decimal(smallUnits)),
        ),
    ...(!asksAmount && at.second
      ? [
          stepThrough(
            `Divide by $${factor}$ to convert the time to ${many}.`,
            quotient(decimal(smallUnits), factor),
            key,
          ),
        ]
      : []),
  ];
}

/** The pairs of times of each scenario that give short answers when a time is asked; few do. */
const TIMES = new Map(
  rateScenarios.map((scenario) => {
    const all = valuesOf(scenario.time);
    const pairs = all
      .flatMap((one) => all.map((other): Rate["pair"] => [one, other]))
      .filter((pair) => areNear(...pair))
      .filter((pair) => areAlike({ scenario, asksAmount: false, pair, told: pair[0] }));
    return [scenario, pairs];
  }),
);

/** The slip of the unit of time, for either question. */
function unitSlip({ scenario: { times: small }, asksAmount }: Rate, { second }: Twists): string {
  const { factor, many } = LARGER[small];
  if (asksAmount)
    return second
      ? `leaving out the conversion of ${many} to ${small}`
      : `multiplying by $${factor}$ as if the time were in ${many}`;
  return second
    ? `stopping at the number of ${small}`
    : `dividing by $${factor}$ to convert the time to ${many}`;
}

/** Something at a steady rate: how much it does in a time, or how long it takes. */
const atOneRate = siblingLevel<Rate>({
  space: 100_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(rateScenarios);
    const each = onExactGrid(chance, scenario.rate);
    const known = TIMES.get(scenario) ?? [];
    const asksAmount = known.length === 0 || chance.int(1, 16) > 1;
    const [one, other]: Rate["pair"] = asksAmount
      ? [onExactGrid(chance, scenario.time), onExactGrid(chance, scenario.time)]
      : chance.pick(known);
    const amounts = [multiply(each, one), multiply(each, other)] as const;
    const rate: Rate = asksAmount
      ? { scenario, asksAmount, pair: inOrder([one, other]), told: amounts[0] }
      : { scenario, asksAmount, pair: inOrder(amounts), told: one };
    // Either of the pair may be told, so that the rate must suit both.
    chance.require(areNear(one, other), "unlike times");
    chance.require(!rate.pair.some((value) => equals(value, rate.told)), "a rate of one");
    chance.require([each, ...amounts].every(isShortDecimal), "long decimals");
    chance.require(areAlike(rate), "answers of unlike forms");
    return rate;
  },
  work: workOf,
  allows: (answer) => compare(answer, 0) > 0,
  show: decimalFace,
  word: (rate, at) => {
    const { scenario, asksAmount } = rate;
    const { name, things, times: small } = scenario;
    const { story, ask } = wordsOf(rate, at);
    const [from, to] = pairAt(rate, at);
    const one = small.replace(/s$/, "");
    const inverted = `multiplying by ${inProse(from)} and dividing by ${inProse(to)}`;
    return {
      question: `${story}. At this rate, ${ask}?`,
      why: `The number of ${things} per ${one} is the same in both cases.`,
      slips: [
        { code: "ratio-upside-down", deed: inverted },
        { code: "unit-not-converted", deed: unitSlip(rate, at) },
      ],
      corner: {
        code: "ratio-upside-down",
        deed: `${inverted}, with the time taken in ${at.second ? small : LARGER[small].many},`,
      },
      opening: "Find how much is done in one unit of time, which is the unit rate.",
      steps: stepsOf(rate, at),
      hint: `How many ${things} does ${name} ${scenario.do} in one ${one}?`,
      tip: "Say the unit rate in words, such as feet per minute: the words tell whether to multiply or to divide.",
      archetype: asksAmount ? "QA01" : "QA15",
    };
  },
  facts: (rate, at) => {
    const { story, ask, ...numbers } = wordsOf(rate, at);
    const [amount, time, to] = [numbers.amount, numbers.time, numbers.to].map((value) =>
      code(decimal(value)),
    );
    const { factor, one } = LARGER[rate.scenario.times];
    const unit = at.second ? factor : 1;
    return {
      kind: "value",
      given: [
        rate.asksAmount
          ? `x/(${to}*${unit}) = ${amount}/${time}`
          : `${to}/(x*${unit}) = ${amount}/${time}`,
      ],
      ask: "x",
      told: [story, ask],
      setting: settingOf(`The number of ${rate.scenario.times} in ${one}.`, factor),
    };
  },
});

/** How much is done in a time, or how long it takes, at a steady rate. */
export const amountOrTimeAtARate = defineLevels({
  id: "amount-or-time-at-a-rate",
  version: 6,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA01", "QA15"],
  optionDesign: "orbit",
  Easy: atOneRate,
});

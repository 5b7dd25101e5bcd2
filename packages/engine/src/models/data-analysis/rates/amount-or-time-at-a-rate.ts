import { type RateScenario, rateScenarios } from "@sat/content/scenarios/steady-rates";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { onGrid } from "../../../craft/draws/grid.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { asDecimal, isInHundredths, slipsThatFit } from "../../../craft/options/shows.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { decimal, equation, quotient, sum, times } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import { type Rational, compare, multiply, subtract } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Rate {
  readonly scenario: RateScenario;
  /** What is done in the time that is told. */
  readonly amount: Rational;
  readonly time: Rational;
  /** Whether an amount is asked, not a time; and of the other the given value. */
  readonly asksAmount: boolean;
  readonly given: Rational;
}

function rateOf({ amount, time }: Rate): Rational {
  return workOut(quotient(amount, time));
}

function workOf(rate: Rate) {
  const [given, each] = [decimal(rate.given), decimal(rateOf(rate))];
  return rate.asksAmount ? times(each, given) : quotient(given, each);
}

function slipsOf(rate: Rate): PoolSlip[] {
  const { scenario, asksAmount } = rate;
  const [amount, time, given] = [rate.amount, rate.time, rate.given].map((value) => decimal(value));
  if (amount === undefined || time === undefined || given === undefined) return [];
  const [each, gap] = [
    decimal(rateOf(rate)),
    decimal(subtract(rate.given, asksAmount ? rate.time : rate.amount)),
  ];
  const one = scenario.times.replace(/s$/, "");
  return slipsThatFit(isInHundredths, asDecimal, [
    [
      quotient(times(amount, time), given),
      {
        code: "ratio-upside-down",
        deed: `multiplying by the first number of ${asksAmount ? scenario.times : scenario.things} and dividing by the second`,
        isClassic: true,
        step: 2,
      },
    ],
    [
      sum(asksAmount ? amount : time, gap),
      {
        code: "wrong-formula",
        deed: `changing the number of ${asksAmount ? scenario.things : scenario.times} by as much as the number of ${asksAmount ? scenario.times : scenario.things} changes`,
        step: 1,
      },
    ],
    [
      asksAmount ? times(amount, given) : quotient(given, time),
      {
        code: "rate-misapplied",
        deed: asksAmount
          ? `taking the ${inProse(rate.amount)} ${scenario.things} for the amount per ${one}`
          : `dividing by the number of ${scenario.times} that is given`,
        step: 1,
      },
    ],
    [
      asksAmount ? quotient(given, each) : times(each, given),
      {
        code: "opposite-operation",
        deed: asksAmount
          ? "dividing by the unit rate instead of multiplying by it"
          : "multiplying by the unit rate instead of dividing by it",
        step: 2,
      },
    ],
    [quotient(amount, time), { code: "stopped-early", deed: "stopping at the unit rate", step: 2 }],
  ]);
}

/** The question, and how it tells what is asked. */
function askedOf({ scenario, asksAmount, given }: Rate): string {
  const { name, things, times: units } = scenario;
  return asksAmount
    ? `how many ${things} does ${name} ${scenario.do} in ${inProse(given)} ${units}`
    : `how many ${units} does it take ${name} to ${scenario.do} ${inProse(given)} ${things}`;
}

/** Something at a steady rate: how much it does in a time, or how long it takes. */
const atOneRate = poolLevel<Rate>({
  space: 200_000,
  steps: 2,
  context: true,
  isEven: true,
  draw: (chance) => {
    const scenario = chance.pick(rateScenarios);
    const each = onGrid(chance, scenario.rate);
    const [time, other] = [onGrid(chance, scenario.time), onGrid(chance, scenario.time)];
    chance.require(compare(time, other) !== 0, "the same time twice");
    const asksAmount = chance.flip();
    const given = asksAmount ? other : multiply(each, other);
    return { scenario, amount: multiply(each, time), time, asksAmount, given };
  },
  key: (rate) => asDecimal(workOf(rate)),
  slips: slipsOf,
  word: (rate) => {
    const { scenario, amount, time, asksAmount, given } = rate;
    const { name, things, times: units, does } = scenario;
    const [each, one] = [rateOf(rate), units.replace(/s$/, "")];
    const key = workOut(workOf(rate));
    return {
      question: `${scenario.told(inProse(amount), inProse(time))}. At this rate, ${askedOf(rate)}?`,
      why: `The rate is ${inProse(each)} ${things} per ${one}.`,
      opening: "Find how much is done in one unit of time, which is the unit rate.",
      steps: [
        stepTo(
          `Divide to find how many ${things} ${name} ${does} per ${one}.`,
          equation(quotient(decimal(amount), decimal(time)), decimal(each)),
        ),
        stepTo(
          asksAmount
            ? `Multiply the unit rate by the ${inProse(given)} ${units} to find the number of ${things}.`
            : `Divide the ${inProse(given)} ${things} by the unit rate to find the number of ${units}.`,
          equation(workOf(rate), decimal(key)),
        ),
      ],
      hint: `How many ${things} does ${name} ${scenario.do} in one ${one}?`,
      tip: "Say the unit rate in words, such as feet per minute: the words tell whether to multiply or to divide.",
      archetype: asksAmount ? "QA01" : "QA15",
    };
  },
  facts: (rate) => {
    const { scenario, amount, time, asksAmount, given } = rate;
    const [made, taken, other] = [amount, time, given].map((value) => code(decimal(value)));
    return {
      kind: "value",
      given: [asksAmount ? `x/${other} = ${made}/${taken}` : `${other}/x = ${made}/${taken}`],
      ask: "x",
      told: [scenario.told(inProse(amount), inProse(time)), askedOf(rate)],
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
  optionDesign: "pool",
  Easy: atOneRate,
});

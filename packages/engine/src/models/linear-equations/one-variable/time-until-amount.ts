import { type Emptying, emptyings } from "@sat/content/scenarios/emptyings";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import {
  type Expression,
  type Operand,
  equation,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { grouped, inline } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

/** The amount that is lost up to some time, the amount that is left then, and both together: two are told. */
const AMOUNTS = ["gone", "left", "whole"] as const;
type Amount = (typeof AMOUNTS)[number];

interface Draining {
  readonly scenario: Emptying;
  /** So much is lost in so many units of time. */
  readonly loss: number;
  readonly every: number;
  readonly gone: number;
  readonly left: number;
  /** In which of the amounts the time asked for is lost. */
  readonly ask: Amount;
}

function sizeOf({ gone, left }: Draining, amount: Amount): number {
  return { gone, left, whole: gone + left }[amount];
}

/** The two amounts that are told. */
function toldOf({ ask }: Draining): Amount[] {
  return AMOUNTS.filter((each) => each !== ask);
}

/** The time in which so much is lost. */
function timeFor(lost: Operand, { loss, every }: Draining): Expression {
  return times(quotient(lost, loss), every);
}

/** The amount to be lost, by those that are told. */
function lostWork(tank: Draining, isOpposite = false): Expression {
  const { ask, gone, left } = tank;
  if (ask === "whole")
    return isOpposite ? sum(Math.max(gone, left), -Math.min(gone, left)) : sum(gone, left);
  const known = sizeOf(tank, ask === "gone" ? "left" : "gone");
  return sum(gone + left, isOpposite ? known : -known);
}

/** An amount with its unit as prose prints it: "400 gallons", "\\$400". */
function amountOf({ measure }: Emptying, amount: number): string {
  return measure === undefined ? `\\$${grouped(amount)}` : `${grouped(amount)} ${measure}`;
}

const WHEN: Readonly<Record<Amount, string>> = {
  gone: "by then",
  left: "from then on",
  whole: "in all",
};

function slipsOf(tank: Draining): PoolSlip[] {
  const { scenario, loss, every, ask } = tank;
  const { unit, fall } = scenario;
  return [
    ...toldOf(tank).map((told) =>
      slipTo(timeFor(sizeOf(tank, told), tank), {
        code: told === "whole" || ask === "whole" ? "another-quantity" : "rest-for-part",
        deed: `finding the time ${told === "gone" ? "so far" : WHEN[told]} for ${fall(amountOf(scenario, sizeOf(tank, told)))}`,
        isClassic: told !== "whole" && ask !== "whole",
        step: 1,
      }),
    ),
    slipTo(quotient(lostWork(tank), loss), {
      isSpare: true,
      code: "stopped-early",
      deed: `stopping at the number of ${every}-${unit} periods`,
      step: 3,
    }),
    slipTo(timeFor(lostWork(tank, true), tank), {
      code: "opposite-operation",
      deed: ask === "whole" ? "subtracting the two amounts" : "adding the two amounts",
      step: 1,
    }),
    slipTo(times(quotient(lostWork(tank), every), loss), {
      code: "ratio-upside-down",
      deed: `counting $${loss}$ ${unit}s for ${fall(amountOf(scenario, every))}`,
      isClassic: ask === "whole",
      step: 2,
    }),
    slipTo(quotient(lostWork(tank), every), {
      code: "rate-misapplied",
      deed: `dividing the change by $${every}$ ${unit}s and leaving the ${amountOf(scenario, loss)} out`,
      step: 2,
    }),
  ];
}

/** The situation and the question. */
function textsOf({ scenario, loss, every, ask, gone, left }: Draining): readonly [string, string] {
  const { falling, initially, soFar, now, until, atLast, inAll, unit, begins } = scenario;
  const lost = amountOf(scenario, gone);
  const rest = amountOf(scenario, left);
  const whole = amountOf(scenario, gone + left);
  const rate = `${falling} of ${amountOf(scenario, loss)} every ${every} ${unit}s`;
  switch (ask) {
    case "gone":
      return [
        `${rate}. ${capitalized(initially(whole))}.`,
        `How many ${unit}s after ${begins} ${until(rest)}?`,
      ];
    case "left":
      return [
        `${rate}. ${capitalized(initially(whole))}, and ${soFar(lost)}.`,
        `At this rate, in how many more ${unit}s ${atLast}?`,
      ];
    case "whole":
      return [
        `${rate}. So far, ${soFar(lost).replace(/ so far$/, "")}, and ${now(rest)}.`,
        `At this rate, how many ${unit}s in total ${inAll}?`,
      ];
  }
}

const FIRST: Readonly<Record<Amount, string>> = {
  gone: "Subtract what is left from the initial amount to find the change.",
  left: "Subtract the change so far from the initial amount to find what is left.",
  whole: "Add the change so far and what is left to find the initial amount.",
};

/** A falling amount; the time in which so much of it is lost is asked. */
const untilLeft = poolLevel<Draining>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(emptyings);
    const [loss, every] = [chance.int(2, 9), chance.int(2, 9)];
    chance.require(gcd(loss, every) === 1, "the rate is not in lowest terms");
    // So that the times are whole, and those with the rate upside down.
    const unit = loss * every;
    const [left, gone] = [unit * chance.int(1, 40), unit * chance.int(1, 40)];
    chance.require(left !== gone, "half is left");
    const start = left + gone;
    chance.require(start >= scenario.from / 2 && start <= scenario.to, "the start does not suit");
    chance.require(left * 4 >= gone && gone * 4 >= left, "one part is small");
    return { scenario, loss, every, gone, left, ask: chance.pick(AMOUNTS) };
  },
  key: (tank) => numeral(workOut(timeFor(lostWork(tank), tank))),
  slips: slipsOf,
  word: (tank) => {
    const { scenario, loss, every, ask } = tank;
    const { unit } = scenario;
    const lost = sizeOf(tank, ask);
    const key = workOut(timeFor(lost, tank));
    const [size, whole] = [tank.left, tank.gone + tank.left].map((each) =>
      amountOf(scenario, each),
    );
    const hints: Readonly<Record<Amount, string>> = {
      gone: `What is the difference between ${whole} and ${size}?`,
      left: `How much of the ${whole} is left after the change so far?`,
      whole: "What was the amount at the beginning, before any of the change?",
    };
    return {
      question: sentences(...textsOf(tank)),
      why: `In $${key.num}$ ${unit}s the amount changes by ${inline(equation(times(loss, quotient(key, every)), lost))}.`,
      opening: `Find ${scenario.change} ${WHEN[ask]}, and then how long that takes.`,
      steps: [
        stepTo(FIRST[ask], equation(lostWork(tank), lost)),
        stepTo(
          `Divide by ${amountOf(scenario, loss)} to find how many times ${every} ${unit}s that takes.`,
          equation(quotient(lost, loss), lost / loss),
        ),
        stepTo(
          `Multiply by $${every}$ to find the time, in ${unit}s.`,
          equation(times(lost / loss, every), key),
        ),
      ],
      hint: hints[ask],
      tip: `Note the time that a rate is given for: here it is $${every}$ ${unit}s, not one.`,
    };
  },
  facts: (tank) => {
    const { loss, every, gone, left, ask } = tank;
    const amounts = {
      gone: `${gone + left} - lost = ${left}`,
      left: `${gone + left} - lost = ${gone}`,
      whole: `lost - ${left} = ${gone}`,
    };
    return {
      kind: "value",
      given: [`lost - ${loss}*t/${every} = 0`, amounts[ask]],
      ask: "t",
      told: textsOf(tank),
    };
  },
});

/** The time in which a falling amount comes to be so much, or is gone. */
export const timeUntilAmount = defineLevels({
  id: "time-until-amount",
  version: 6,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA14"],
  optionDesign: "pool",
  Medium: untilLeft,
});

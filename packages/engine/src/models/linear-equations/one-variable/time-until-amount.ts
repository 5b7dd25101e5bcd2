import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { type SteadyChange, amountOf, emptying } from "../../../craft/scenarios/steady-changes.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Operand,
  equation,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

/** The amount that is lost up to some time, the amount that is left then, and both together: two are told. */
const AMOUNTS = ["gone", "left", "whole"] as const;
type Amount = (typeof AMOUNTS)[number];

interface Draining {
  readonly scenario: SteadyChange;
  readonly loss: number;
  /** The loss happens in so many units of time. */
  readonly every: number;
  readonly gone: number;
  readonly left: number;
  /** In which of the amounts the time asked for is lost. */
  readonly ask: Amount;
}

interface Problem {
  readonly tank: Draining;
  /** Whether the loss is that of one unit of time. */
  readonly ways: Ways<"each">;
}

function sizeOf({ gone, left }: Draining, amount: Amount): number {
  return { gone, left, whole: gone + left }[amount];
}

/** The two amounts that are told. */
function toldOf({ ask }: Draining): Amount[] {
  return AMOUNTS.filter((each) => each !== ask);
}

/** The time in which so much is lost. */
function timeFor(lost: Operand, { tank: { loss, every }, ways: { each } }: Problem): Expression {
  return each ? quotient(lost, loss) : times(quotient(lost, loss), every);
}

/** The amount to be lost, by those that are told. */
function lostWork(tank: Draining, isOpposite = false): Expression {
  const { ask, gone, left } = tank;
  if (ask === "whole")
    return isOpposite ? sum(Math.max(gone, left), -Math.min(gone, left)) : sum(gone, left);
  const known = sizeOf(tank, ask === "gone" ? "left" : "gone");
  return sum(gone + left, isOpposite ? known : -known);
}

const DEEDS: Readonly<Record<Amount, string>> = {
  gone: "finding the time of the decrease so far",
  left: "finding the time in which the rest is lost",
  whole: "finding the time in which the whole amount is lost",
};

function slipsOf(problem: Problem): PoolSlip[] {
  const { tank, ways } = problem;
  const { scenario, loss, every, ask } = tank;
  const { unit } = scenario;
  const amount = amountOf(scenario, loss);
  return [
    ...toldOf(tank).map((told) =>
      slipTo(timeFor(sizeOf(tank, told), problem), {
        code: told === "whole" || ask === "whole" ? "another-quantity" : "rest-for-part",
        deed: DEEDS[told],
        isClassic: told !== "whole" && ask !== "whole",
        step: 1,
      }),
    ),
    ...slipsAtForks({
      ways,
      work: (each) => timeFor(lostWork(tank), { tank, ways: each }),
      slips: {
        each: ways.each
          ? {
              code: "rate-misapplied",
              deed: `counting $${every}$ ${unit}s for each decrease of ${amount}`,
              step: 2,
            }
          : {
              code: "stopped-early",
              deed: `counting only one ${unit} for each decrease of ${amount}`,
              step: 3,
            },
      },
    }),
    slipTo(timeFor(lostWork(tank, true), problem), {
      code: "opposite-operation",
      deed: ask === "whole" ? "subtracting the two amounts" : "adding the two amounts",
      step: 1,
    }),
    ...(ways.each
      ? []
      : [
          slipTo(quotient(quotient(lostWork(tank), loss), every), {
            code: "opposite-operation",
            deed: `dividing by $${every}$ ${unit}s instead of multiplying`,
            step: 3,
          }),
        ]),
  ];
}

/** What is told of the amounts, and the question. */
function storyOf({ scenario, ask, gone, left }: Draining): readonly [string, string] {
  const { thing, unit } = scenario;
  const [lost, rest, whole] = [gone, left, gone + left].map((each) => amountOf(scenario, each));
  switch (ask) {
    case "gone":
      return [
        `At first, ${thing} is ${whole}.`,
        `After how many ${unit}s will ${thing} be ${rest}?`,
      ];
    case "left":
      return [
        `At first, ${thing} was ${whole}, and it has decreased by ${lost} so far.`,
        `In how many more ${unit}s will ${thing} reach $0$?`,
      ];
    case "whole":
      return [
        `So far, ${thing} has decreased by ${lost}, and it is now ${rest}.`,
        `Counted from the start, in how many ${unit}s in all does ${thing} reach $0$?`,
      ];
  }
}

const FIRST: Readonly<Record<Amount, string>> = {
  gone: "Subtract what is left from the amount at the start to find the decrease.",
  left: "Subtract the decrease so far from the amount at the start to find what is left.",
  whole: "Add the decrease so far and what is left to find the amount at the start.",
};

/** A falling amount; the time in which so much of it is lost is asked. */
const untilLeft = poolLevel<Problem>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(emptying);
    const loss = chance.int(2, scenario.fastest);
    const [left, gone] = [chance.int(4, 50), chance.int(4, 50)];
    chance.require(left !== gone, "half is left");
    const start = loss * (left + gone);
    chance.require(start >= scenario.from / 2 && start <= scenario.to, "the start does not suit");
    const ask = chance.pick(AMOUNTS);
    const amounts = { gone: loss * gone, left: loss * left };
    const tank = { scenario, loss, every: chance.int(2, 5), ...amounts, ask };
    return { tank, ways: drawWays(chance, "each") };
  },
  key: (problem) => numeral(workOut(timeFor(lostWork(problem.tank), problem))),
  slips: slipsOf,
  word: (problem) => {
    const { tank, ways } = problem;
    const { scenario, loss, every, ask } = tank;
    const { unit, thing, falling } = scenario;
    const lost = sizeOf(tank, ask);
    const key = workOut(timeFor(lost, problem));
    const rate = ways.each ? `per ${unit}` : `every ${every} ${unit}s`;
    const [told, asks] = storyOf(tank);
    const periods = ways.each ? key : quotient(key, every);
    return {
      question: sentences(`${falling} of ${amountOf(scenario, loss)} ${rate}. ${told}`, asks),
      why: `In $${key.num}$ ${unit}s the amount that is lost is ${inline(equation(times(loss, periods), lost))}.`,
      opening: "Find how much is lost in the time that is asked for, then how long that takes.",
      steps: [
        stepTo(FIRST[ask], equation(lostWork(tank), lost)),
        stepTo(
          `Divide by the decrease of ${amountOf(scenario, loss)} ${rate}.`,
          equation(quotient(lost, loss), lost / loss),
        ),
        ways.each
          ? { text: `The rate is for one ${unit}, so the time is $${key.num}$ ${unit}s.` }
          : stepTo(
              `Each such decrease takes $${every}$ ${unit}s, so multiply to find the time, in ${unit}s.`,
              equation(times(lost / loss, every), key),
            ),
      ],
      hint:
        ask === "gone"
          ? `By how much must ${thing} decrease to go from ${amountOf(scenario, sizeOf(tank, "whole"))} to ${amountOf(scenario, tank.left)}?`
          : ask === "left"
            ? `How much of the ${amountOf(scenario, sizeOf(tank, "whole"))} is left after the decrease so far?`
            : "What was the amount at the start, before any of it was lost?",
      tip: ways.each
        ? "Decide whether a number in the question is an amount that is left or an amount that is gone."
        : `Note the time that a rate is given for: here it is $${every}$ ${unit}s, not one.`,
    };
  },
  facts: ({ tank, ways }) => {
    const { scenario, loss, every, gone, left, ask } = tank;
    const { unit, falling } = scenario;
    const lost = `lost - ${loss}*t${ways.each ? "" : `/${every}`} = 0`;
    const amounts = {
      gone: `${gone + left} - lost = ${left}`,
      left: `${gone + left} - lost = ${gone}`,
      whole: `lost - ${left} = ${gone}`,
    };
    return {
      kind: "value",
      given: [lost, amounts[ask]],
      ask: "t",
      told: [
        `${falling} ${amountOf(scenario, loss)} ${ways.each ? `per ${unit}` : `every ${every} ${unit}s`}`,
        ...storyOf(tank),
      ],
    };
  },
});

/** The time in which a falling amount comes to be so much, or is gone. */
export const timeUntilAmount = defineLevels({
  id: "time-until-amount",
  version: 3,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA14"],
  optionDesign: "pool",
  Medium: untilLeft,
});

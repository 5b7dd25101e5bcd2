import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type SteadyChange, amountOf, emptying } from "../../../craft/scenarios/steady-changes.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { code, grouped } from "../../../math/print.ts";

interface Draining {
  readonly scenario: SteadyChange;
  readonly start: number;
  readonly loss: number;
  /** The loss happens in so many units of time. */
  readonly every: number;
  readonly told: number;
}

/** The twists are whether the told amount is what is left, and whether the loss is that of one unit of time. */
function timeAt({ start, loss, every, told }: Draining, { first, second }: Twists): number {
  return ((first ? start - told : told) / loss) * (second ? 1 : every);
}

/** A falling amount; the time until so much is left, or gone, is asked. */
const untilLeft = siblingLevel<Draining>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(emptying);
    const loss = chance.int(2, scenario.fastest);
    const [left, gone] = [chance.int(5, 50), chance.int(5, 50)];
    chance.require(left !== gone, "half is left");
    const start = loss * (left + gone);
    chance.require(start >= scenario.from / 2 && start <= scenario.to, "the start does not suit");
    return { scenario, loss, start, every: chance.int(2, 5), told: loss * left };
  },
  answer: timeAt,
  allows: (time) => typeof time === "number" && Number.isInteger(time) && time > 1,
  word: (draining, at, key) => {
    const { scenario, start, loss, every, told } = draining;
    const { unit, thing, falling } = scenario;
    const gone = at.first ? start - told : told;
    const rate = at.second ? `per ${unit}` : `every ${every} ${unit}s`;
    const goal = at.first
      ? `is ${thing} ${amountOf(scenario, told)}`
      : `has ${thing} decreased by ${amountOf(scenario, told)}`;
    return {
      question: sentences(
        `${falling} of ${amountOf(scenario, loss)} ${rate}. At first, ${thing} is ${amountOf(scenario, start)}.`,
        `After how many ${unit}s ${goal}?`,
      ),
      why: `In this time the amount falls by ${amountOf(scenario, gone)}.`,
      slips: [
        {
          code: "rest-for-part",
          deed: at.first
            ? `taking ${grouped(told)} for the decrease instead of what is left`
            : `taking ${grouped(told)} for what is left instead of the decrease`,
        },
        {
          code: "rate-misapplied",
          deed: at.second
            ? `letting the amount fall only every ${every} ${unit}s`
            : `letting the amount fall by ${grouped(loss)} each ${unit}`,
        },
      ],
      opening: "Find by how much the amount must fall, then how long that takes.",
      steps: [
        {
          text: at.first
            ? `${capitalized(thing)} must fall from ${grouped(start)} to ${grouped(told)}, so by ${grouped(gone)}.`
            : `${capitalized(thing)} must fall by ${grouped(gone)}.`,
          claim: at.first ? `${start} - ${told} = ${gone}` : `${told} = ${gone}`,
        },
        {
          text: `It falls by ${grouped(loss)} ${rate}, and ${grouped(gone)} is $${gone / loss}$ times as much.`,
          claim: `${gone}/${loss} = ${gone / loss}`,
        },
        at.second
          ? { text: `So it takes that many ${unit}s.` }
          : {
              text: `Each time takes ${every} ${unit}s, so the time is $${gone / loss} \\cdot ${every}$ ${unit}s.`,
              claim: `${gone / loss}*${every} = ${code(key)}`,
            },
      ],
      hint: "How much is to be lost? How much is lost in one step, and how long does a step take?",
      tip: "Read whether a number tells what is left or what is gone.",
    };
  },
  facts: ({ scenario, start, loss, every, told }, at) => {
    const { unit, thing, falling } = scenario;
    return {
      kind: "value",
      given: [
        `left = ${start} - ${loss}*t${at.second ? "" : `/${every}`}`,
        at.first ? `left = ${told}` : `${start} - left = ${told}`,
      ],
      ask: "t",
      told: [
        `${falling} ${amountOf(scenario, loss)} ${at.second ? `per ${unit}` : `every ${every} ${unit}s`}`,
        `first ${thing} ${amountOf(scenario, start)}`,
        `after ${unit}s ${thing} ${at.first ? "" : "decreased by"} ${amountOf(scenario, told)}`,
      ],
    };
  },
});

/** The time until a falling amount is so much, or so much less. */
export const timeUntilAmount = defineLevels({
  id: "time-until-amount",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA14"],
  optionDesign: "orbit",
  Medium: untilLeft,
});

import {
  type AskedPart,
  numbersOf,
  partKey,
  partSlips,
} from "../../../craft/algebra/two-parts-slips.ts";
import { amountStep, firstPart, partSteps } from "../../../craft/algebra/two-parts.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { inUnits, onGrid, partsInProse } from "../../../craft/draws/grid.ts";
import type { PoolSlip } from "../../../craft/options/pool.ts";
import { drawWays } from "../../../craft/options/ways.ts";
import { askedIf, sentences } from "../../../craft/wording/words.ts";
import { sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";
import { speedParts, twoLegs } from "@sat/content/scenarios/two-legs";
import { scenarioAt, withRatio } from "./times-in-a-ratio.ts";

/** A trip in two parts, their speeds, and its whole time; a distance is told that may be the whole or a difference. */
interface Trip extends AskedPart {
  /** Place of the scenario in its list. */
  readonly scenario: number;
}

function drawTrip(chance: Chance): Trip {
  const scenario = chance.int(0, twoLegs.length - 1);
  const { fast, slow, most } = scenarioAt(scenario);
  const [a, b] = [onGrid(chance, fast), onGrid(chance, slow)];
  // With the distance as a whole the second part takes y; as a difference, y(a - b)/(a + b), also whole.
  const part = (a + b) / gcd(a + b, 2 * b);
  const half = Math.floor(most / 2);
  chance.require(part <= half, "too long");
  const y = part * chance.int(1, Math.floor(half / part));
  const x = chance.int(Math.ceil(most / 12), half);
  const ways = drawWays(chance, "first", "total");
  const sizes = { a, b, per: speedParts, count: x + y, amount: a * x + b * y };
  const trip = { scenario, ...sizes, things: chance.flip(), ways };
  const least = Math.min(x, y, firstPart(trip, false), trip.count - firstPart(trip, false));
  chance.require(least > 1 && least * 8 >= trip.count, "a part too short");
  return trip;
}

function shownLength({ amount }: Trip): string {
  return partsInProse(amount, speedParts);
}

function slipsOf(trip: Trip): PoolSlip[] {
  const { count, ways } = trip;
  const { legs, time, length, timeOf, lengthOf } = scenarioAt(trip.scenario);
  const [first, second] = legs;
  const bare = (text: string) => text.replace(/, in [a-z]+,/, "");
  return partSlips(trip, {
    numbers: [bare(timeOf(first)), bare(timeOf(second))],
    amounts: [bare(lengthOf(first)), bare(lengthOf(second))],
    each: [`the speed for the time ${first}`, `the speed for the time ${second}`],
    whole: "the total time",
    wholeShown: `the ${grouped(count)} ${time}`,
    misread: `using the ${shownLength(trip)} ${length} as the ${ways.total ? "difference of the two distances" : "total distance"}`,
    gap: [
      `how many more ${time} were spent ${first} than ${second}`,
      `how many more ${time} were spent ${second} than ${first}`,
    ],
  });
}

function stepsOfBoth(trip: Trip): Step[] {
  const { things, ways } = trip;
  const { legs, time, length } = scenarioAt(trip.scenario);
  return [
    ...partSteps(trip, {
      isTotal: ways.total,
      letters: `Let $x$ be the number of ${time} ${legs[0]} and $y$ the number of ${time} ${legs[1]}. Write one equation for the time and one for the ${ways.total ? "total distance" : "difference of the distances"}.`,
      rest: ways.first ? undefined : "Subtract from the total time to find $y$.",
    }),
    ...(things
      ? []
      : [
          amountStep(
            `Multiply the speed by the time to find the distance ${legs[ways.first ? 0 : 1]}, in ${length}.`,
            trip,
            { isFirst: ways.first, isTotal: ways.total },
          ),
        ]),
  ];
}

/** What the question says, and what it asks. */
function tellingOf(trip: Trip): string[] {
  const { a, b, count, things, ways } = trip;
  const { told, both, farther, timeOf, lengthOf, legs } = scenarioAt(trip.scenario);
  return [
    told(partsInProse(a, speedParts), partsInProse(b, speedParts)),
    askedIf(
      (ways.total ? both : farther)(shownLength(trip), grouped(count)),
      `what is ${(things ? timeOf : lengthOf)(legs[ways.first ? 0 : 1])}`,
      things,
    ),
  ];
}

/** The time of a trip, and its length or how much farther one part is. */
const ofBothParts = poolLevel<Trip>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: drawTrip,
  key: partKey,
  slips: slipsOf,
  word: (trip) => {
    const { a, b, amount, count, ways } = trip;
    const { legs, time, length } = scenarioAt(trip.scenario);
    const [x, y] = numbersOf(trip);
    const first = times(inUnits(a, speedParts), x);
    const second = times(inUnits(ways.total ? b : -b, speedParts), y);
    return {
      question: sentences(...tellingOf(trip)),
      why: `With $${x}$ ${time} ${legs[0]} and $${y}$ ${time} ${legs[1]}, both conditions hold: $${tex(sum(first, second))} = ${tex(inUnits(amount, speedParts))}$.`,
      opening: "Write one equation for the time and one for the distance, then solve the system.",
      steps: stepsOfBoth(trip),
      hint: `There are two unknown times. What equations do the ${grouped(count)} ${time} and the ${shownLength(trip)} ${length} give?`,
      tip: "Speed times time is distance: write each part of a trip that way.",
    };
  },
  facts: (trip) => {
    const { count, things, ways } = trip;
    const [a, b, length] = [trip.a, trip.b, trip.amount].map((parts) =>
      code(inUnits(parts, speedParts)),
    );
    const [number, speed] = ways.first ? ["x", a] : ["y", b];
    return {
      kind: "value",
      given: [`x + y = ${count}`, `x*${a} ${ways.total ? "+" : "-"} y*${b} = ${length}`],
      ask: things ? number : `${speed}*${number}`,
      told: tellingOf(trip),
    };
  },
});

/** Times and distances of a trip in two parts. */
export const timeOrDistanceAtTwoSpeeds = defineLevels({
  id: "time-or-distance-at-two-speeds",
  version: 4,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD14"],
  optionDesign: "orbit",
  Medium: ofBothParts,
  Hard: withRatio,
});

import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type TravelersScenario, travelers } from "@sat/content/scenarios/travelers";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { inProse } from "../../../craft/wording/story.ts";
import { decimal, fraction, sum, times } from "../../../math/expression.ts";
import { code, grouped, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  divide,
  gcd,
  multiply,
  negate,
  rational,
  subtract,
} from "../../../math/rational.ts";

interface Travel {
  readonly scenario: TravelersScenario;
  readonly fast: Rational;
  readonly slow: Rational;
  readonly time: number;
}

const YARDS = 1760;

function storyOf({ scenario, fast, slow }: Travel, { first }: Twists): string {
  const way = first ? "in opposite directions" : "in the same direction";
  return `${scenario.start} and move ${way} ${scenario.along}. One moves at a constant speed of ${inProse(fast)} miles per hour and the other at a constant speed of ${inProse(slow)} miles per hour. Given that 1 mile is ${grouped(YARDS)} yards and 1 yard is 3 feet`;
}

function askOf({ scenario, time }: Travel, { second }: Twists): string {
  return `how many ${second ? "feet" : "yards"} apart are ${scenario.names} after ${time} minutes`;
}

/** How far apart two are after some minutes; the twists are the directions, and feet or yards. */
const apart = siblingLevel<Travel>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(travelers);
    // Speeds in halves of a mile per hour.
    const fast = chance.int(2 * scenario.from + 1, 2 * scenario.to);
    const [least, most] = [
      Math.max(2 * scenario.from, Math.ceil(fast / 4)),
      Math.floor(0.7 * fast),
    ];
    chance.require(least <= most, "no slower one");
    const slow = chance.int(least, most);
    // Minutes in which either speed covers a whole number of yards.
    const unit = 120 / gcd(gcd(fast + slow, fast - slow) * YARDS, 120);
    const [from, to] = [Math.ceil(4 / unit), Math.floor(40 / unit)];
    chance.require(from <= to, "no likely time");
    return {
      scenario,
      fast: rational(fast, 2),
      slow: rational(slow, 2),
      time: unit * chance.int(from, to),
    };
  },
  work: ({ fast, slow, time }, { first, second }) => {
    const speed = sum(decimal(fast), decimal(first ? slow : negate(slow)));
    const miles = times(speed, fraction(time, 60));
    return second ? times(miles, YARDS, 3) : times(miles, YARDS);
  },
  word: (travel, at, key) => {
    const { scenario, fast, slow, time } = travel;
    const speed = at.first ? add(fast, slow) : subtract(fast, slow);
    const miles = divide(multiply(speed, time), 60);
    const yards = multiply(miles, YARDS);
    return {
      question: `${storyOf(travel, at)}, ${askOf(travel, at)}?`,
      why: `In ${time} minutes, the distance grows to $${tex(miles)}$ miles, and a mile is ${at.second ? "$1{,}760 \\cdot 3$ feet" : "1,760 yards"}.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "subtracting the speeds instead of adding them"
            : "adding the speeds instead of subtracting them",
        },
        {
          code: "unit-not-converted",
          deed: at.second
            ? "stopping at the distance in yards"
            : "converting the distance to feet, although it is asked in yards,",
        },
      ],
      corner: {
        code: "another-quantity",
        deed: `finding how many ${at.second ? "yards" : "feet"} apart they would be ${at.first ? "in the same direction" : "in opposite directions"}`,
      },
      opening: at.first
        ? "In opposite directions, the distance grows by the sum of the two speeds."
        : "In the same direction, the distance grows by the difference of the two speeds.",
      steps: [
        {
          text: `${at.first ? "Add" : "Subtract"} to find by how many miles per hour the distance grows.\n\n$${tex(decimal(fast))} ${at.first ? "+" : "-"} ${tex(decimal(slow))} = ${tex(decimal(speed))}$`,
          claim: `v = ${code(speed)}`,
        },
        {
          text: `An hour has 60 minutes. Multiply by the part of an hour to find the distance in miles.\n\n$${tex(decimal(speed))} \\cdot \\frac{${time}}{60} = ${tex(miles)}$`,
          claim: `v*${time}/60 = ${miles.num}/${miles.den}`,
        },
        {
          text: `Multiply by ${grouped(YARDS)} to convert the distance to yards.\n\n$${tex(miles)} \\cdot ${tex(YARDS)} = ${tex(yards)}$`,
          claim: `v*${time}/60*${YARDS} = ${code(yards)}`,
        },
        ...(at.second
          ? [
              {
                text: `Multiply by 3 to convert it to feet.\n\n$3 \\cdot ${tex(yards)} = ${tex(key)}$`,
                claim: `v*${time}/60*${YARDS}*3 = ${code(key)}`,
              },
            ]
          : []),
      ],
      hint: `By how many miles in an hour does the distance between ${scenario.names} grow?`,
      tip: "Write the units beside the numbers, and cancel them as factors are canceled.",
      archetype: "QA09",
    };
  },
  facts: (travel, at) => {
    const [fast, slow] = [code(decimal(travel.fast)), code(decimal(travel.slow))];
    return {
      kind: "value",
      given: [
        `v = ${fast} ${at.first ? "+" : "-"} ${slow}`,
        `h = ${travel.time}/60`,
        "foot = 1",
        "yard = 3*foot",
        `mile = ${YARDS}*yard`,
        `x*${at.second ? "foot" : "yard"} = v*h*mile`,
      ],
      ask: "x",
      told: [storyOf(travel, at), askOf(travel, at)],
      setting: { "60": "An hour has so many minutes." },
    };
  },
});

/** How far apart two travelers are after some minutes. */
export const distanceBetweenTwoTravelers = defineLevels({
  id: "distance-between-two-travelers",
  version: 4,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA09"],
  optionDesign: "orbit",
  Medium: apart,
});

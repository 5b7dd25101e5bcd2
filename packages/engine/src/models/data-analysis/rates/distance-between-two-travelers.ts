import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type TravelersScenario, travelers } from "@sat/content/scenarios/travelers";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { fraction, sum, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";

interface Travel {
  readonly scenario: TravelersScenario;
  readonly fast: number;
  readonly slow: number;
  readonly time: number;
}

/** All of them with speeds in miles per hour. */
const inMiles = travelers.map((scenario) => {
  const { metric, from, to } = scenario;
  if (!metric) return scenario;
  return { ...scenario, metric: false, from: Math.ceil(from / 1.6), to: Math.floor(to / 1.6) };
});

const YARDS = 1760;

/** How far apart two are after some minutes; the twists are the directions, and feet or yards. */
const apart = siblingLevel<Travel>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(inMiles);
    const fast = chance.int(scenario.from + 1, scenario.to);
    const [least, most] = [Math.max(scenario.from, Math.ceil(fast / 4)), Math.floor(0.7 * fast)];
    chance.require(least <= most, "no slower one");
    const slow = chance.int(least, most);
    // Minutes in which either speed covers a whole number of yards.
    const unit = 60 / gcd(gcd(fast + slow, fast - slow) * YARDS, 60);
    return { scenario, fast, slow, time: unit * chance.int(Math.ceil(6 / unit), 96 / unit) };
  },
  work: ({ fast, slow, time }, { first, second }) => {
    const miles = times(sum(fast, first ? slow : -slow), fraction(time, 60));
    return second ? times(miles, YARDS, 3) : times(miles, YARDS);
  },
  word: ({ scenario, fast, slow, time }, at, key) => {
    const way = at.first ? "in opposite directions" : "in the same direction";
    const unit = at.second ? "feet" : "yards";
    const speed = at.first ? fast + slow : fast - slow;
    const miles = rational(speed * time, 60);
    const yards = (speed * time * YARDS) / 60;
    return {
      question: `${scenario.two} leave the same point at the same time and move ${way} along a straight line, one at a constant speed of ${fast} miles per hour and the other at a constant speed of ${slow} miles per hour. Given that 1 mile is ${grouped(YARDS)} yards and 1 yard is 3 feet, how many ${unit} apart are they after ${time} minutes?`,
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
          text: `${at.first ? "Add" : "Subtract"} to find by how many miles per hour the distance grows.\n\n$${fast} ${at.first ? "+" : "-"} ${slow} = ${speed}$`,
          claim: `v = ${speed}`,
        },
        {
          text: `An hour has 60 minutes. Multiply by the part of an hour to find the distance in miles.\n\n$${speed} \\cdot \\frac{${time}}{60} = ${tex(miles)}$`,
          claim: `v*${time}/60 = ${miles.num}/${miles.den}`,
        },
        {
          text: `Multiply by ${grouped(YARDS)} to convert the distance to yards.\n\n$${tex(miles)} \\cdot ${tex(YARDS)} = ${tex(yards)}$`,
          claim: `v*${time}/60*${YARDS} = ${yards}`,
        },
        ...(at.second
          ? [
              {
                text: `Multiply by 3 to convert it to feet.\n\n$3 \\cdot ${tex(yards)} = ${tex(key)}$`,
                claim: `v*${time}/60*${YARDS}*3 = ${tex(key).replaceAll("{,}", "")}`,
              },
            ]
          : []),
      ],
      hint: "By how many miles in an hour does the distance between the two grow?",
      tip: "Write the units beside the numbers, and cancel them as factors are canceled.",
      archetype: "QA09",
    };
  },
  facts: ({ scenario, fast, slow, time }, { first, second }) => ({
    kind: "value",
    given: [
      `v = ${fast} ${first ? "+" : "-"} ${slow}`,
      `h = ${time}/60`,
      "foot = 1",
      "yard = 3*foot",
      `mile = ${YARDS}*yard`,
      `x*${second ? "foot" : "yard"} = v*h*mile`,
    ],
    ask: "x",
    told: [
      scenario.two,
      first ? "opposite directions" : "same direction",
      `one ${fast} miles per hour, the other ${slow} miles per hour`,
      `1 mile is ${grouped(YARDS)} yards, 1 yard is 3 feet`,
      `how many ${second ? "feet" : "yards"} apart after ${time} minutes`,
    ],
    setting: { "60": "An hour has so many minutes." },
  }),
});

/** How far apart two travelers are after some minutes. */
export const distanceBetweenTwoTravelers = defineLevels({
  id: "distance-between-two-travelers",
  version: 3,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA09"],
  optionDesign: "orbit",
  Medium: apart,
});

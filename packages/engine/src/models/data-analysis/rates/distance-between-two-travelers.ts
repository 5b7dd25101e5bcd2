import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type TravelersScenario, travelers } from "@sat/content/scenarios/travelers";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
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
  answer: ({ fast, slow, time }, { first, second }) => {
    const speed = first ? fast + slow : fast - slow;
    return rational(speed * time * YARDS * (second ? 3 : 1), 60);
  },
  word: ({ scenario, fast, slow, time }, at, key) => {
    const way = at.first ? "in opposite directions" : "in the same direction";
    const unit = at.second ? "feet" : "yards";
    const speed = at.first ? fast + slow : fast - slow;
    const yards = (speed * time * YARDS) / 60;
    return {
      question: `${scenario.two} leave the same point at the same time and move ${way} along a straight line, one at a constant speed of ${fast} miles per hour and the other at a constant speed of ${slow} miles per hour. Given that 1 mile is ${grouped(YARDS)} yards and 1 yard is 3 feet, how many ${unit} apart are they after ${time} minutes?`,
      why: `The distance grows by ${speed} miles in each hour, and it is asked in ${unit}.`,
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
            : "multiplying by $3$ as if the distance were asked in feet",
        },
      ],
      opening: at.first
        ? "In opposite directions the distances that the two cover add up."
        : "In the same direction the faster one gains the difference of the two speeds.",
      steps: [
        {
          text: `The distance between them grows by $${fast} ${at.first ? "+" : "-"} ${slow} = ${speed}$ miles per hour.`,
          claim: `v = ${speed}`,
        },
        {
          text: `In ${time} minutes, which are $\\frac{${time}}{60}$ of an hour, it grows to $${speed} \\cdot \\frac{${time}}{60} \\cdot ${tex(YARDS)} = ${tex(yards)}$ yards.`,
          claim: `v*${time}/60*${YARDS} = ${yards}`,
        },
        at.second
          ? {
              text: `In feet this is $3 \\cdot ${tex(yards)} = ${tex(key)}$.`,
              claim: `v*${time}/60*${YARDS}*3 = ${tex(key).replaceAll("{,}", "")}`,
            }
          : { text: "The distance is asked in yards, so no other unit is needed." },
      ],
      hint: "By how many miles in an hour does the distance between the two grow?",
      tip: "Write the units into the fractions and cancel them like factors.",
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
  version: 2,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA09"],
  optionDesign: "orbit",
  Medium: apart,
});

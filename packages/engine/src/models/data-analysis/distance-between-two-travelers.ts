import { defineLevels } from "../../craft/levels.ts";
import { type TravelersScenario, travelers } from "../../craft/scenarios/travelers.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { grouped, tex } from "../../math/print.ts";
import { gcd, multiply, rational } from "../../math/rational.ts";

interface Travel {
  readonly scenario: TravelersScenario;
  readonly fast: number;
  readonly slow: number;
  readonly time: number;
}

function lengths(metric: boolean) {
  return metric
    ? { long: "kilometers", one: "kilometer", short: "meters", factor: 1000 }
    : { long: "miles", one: "mile", short: "feet", factor: 5280 };
}

/** How far apart two are after some time; the twists are the directions, and seconds or minutes. */
const apart = siblingLevel<Travel>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(travelers);
    const fast = chance.int(scenario.from + 1, scenario.to);
    const slow = chance.int(Math.max(scenario.from, Math.ceil(fast / 3)), fast - 1);
    // Seconds of which a speed in the scenario's units makes whole meters or feet.
    const { factor } = lengths(scenario.metric);
    const divisor = gcd(gcd(fast + slow, fast - slow) * factor, 3600);
    const unit = 3600 / divisor;
    return {
      scenario,
      fast,
      slow,
      time: unit * chance.int(1, Math.max(1, Math.floor(150 / unit))),
    };
  },
  answer: ({ scenario, fast, slow, time }, { first, second }) => {
    const speed = first ? fast + slow : fast - slow;
    return multiply(rational(speed * time, second ? 3600 : 60), lengths(scenario.metric).factor);
  },
  word: ({ scenario, fast, slow, time }, at, key) => {
    const { two, metric } = scenario;
    const { long, one: single, short, factor } = lengths(metric);
    const way = at.first ? "in opposite directions" : "in the same direction";
    const [unit, hour] = at.second ? ["seconds", 3600] : ["minutes", 60];
    const speed = at.first ? fast + slow : fast - slow;
    return {
      question: `${two} leave the same point at the same time and move ${way} along a straight line, one at a constant speed of ${fast} ${long} per hour and the other at ${slow} ${long} per hour. Given that 1 ${single} is ${grouped(factor)} ${short}, how many ${short} apart are they after ${time} ${unit}?`,
      why: `The distance grows by ${speed} ${long} in each hour, which has ${grouped(hour)} ${unit}.`,
      slips: [
        {
          code: "M-SIGN",
          deed: at.first
            ? "subtracting the speeds instead of adding them"
            : "adding the speeds instead of subtracting them",
        },
        {
          code: "M-UNIT",
          deed: `dividing by $${at.second ? 60 : "3{,}600"}$, as if the time were in ${at.second ? "minutes" : "seconds"},`,
        },
      ],
      opening: at.first
        ? "In opposite directions the distances that the two cover add up."
        : "In the same direction the faster one gains the difference of the two speeds.",
      steps: [
        {
          text: `The distance between them grows by $${fast} ${at.first ? "+" : "-"} ${slow} = ${speed}$ ${long} per hour.`,
          claim: `v = ${speed}`,
        },
        {
          text: `In ${short} and ${unit} this is $\\frac{${speed} \\cdot ${tex(factor)}}{${tex(hour)}}$ ${short} in one of the ${unit}.`,
        },
        {
          text: `In ${time} ${unit} this gives $\\frac{${speed} \\cdot ${tex(factor)}}{${tex(hour)}} \\cdot ${time} = ${tex(key)}$.`,
          claim: `v*${factor}/${hour}*${time} = ${tex(key).replaceAll("{,}", "")}`,
        },
      ],
      hint: `By how many ${long} in an hour does the distance between the two grow?`,
      tip: "Write the units into the fractions and cancel them like factors.",
      archetype: "QA09",
    };
  },
  facts: ({ scenario, fast, slow, time }, { first, second }) => ({
    kind: "value",
    given: [
      `v = ${fast} ${first ? "+" : "-"} ${slow}`,
      `h = ${time}/${second ? 3600 : 60}`,
      `x = v*h*${lengths(scenario.metric).factor}`,
    ],
    ask: "x",
  }),
});

/** How far apart two travelers are after some seconds or minutes. */
export const distanceBetweenTwoTravelers = defineLevels({
  id: "distance-between-two-travelers",
  version: 1,
  topic: "data-analysis",
  skill: "Q.A",
  archetypes: ["QA09"],
  optionDesign: "orbit",
  Medium: apart,
});

import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { type WheelScenario, wheelScenarios } from "@sat/content/scenarios/wheels";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { product } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";

interface Rolling {
  readonly scenario: WheelScenario;
  /** The radius or the diameter. */
  readonly size: number;
  /** Turns in a minute, and for how many minutes. */
  readonly rate: number;
  readonly minutes: number;
}

/** About what a walker covers in a minute. */
const PACE = { inches: 1_000, centimeters: 2_500 };

/** The twists: whether the size is the radius, and whether the distance of a single minute is asked. */
const distanceRolled = siblingLevel<Rolling>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(wheelScenarios);
    // As a radius, and as a diameter, it must suit.
    const size = chance.int(Math.ceil(0.6 * scenario.from), Math.floor(0.7 * scenario.to));
    const fastest = Math.floor(PACE[scenario.small === "inches" ? "inches" : "centimeters"] / size);
    const rate = chance.int(Math.ceil(fastest / 4), fastest);
    return { scenario, size, rate, minutes: chance.int(3, 6) };
  },
  answer: ({ size, rate, minutes }, { first, second }) =>
    (first ? 2 : 1) * size * rate * (second ? 1 : minutes),
  show: multipleOfPi,
  word: ({ scenario, size, rate, minutes }, at, key) => {
    const { wheel, travels, again, small } = scenario;
    const turns = rate * minutes;
    const diameter = at.first ? 2 * size : size;
    const all = diameter * turns;
    return {
      question: `${wheel} has a ${at.first ? "radius" : "diameter"} of $${size}$ ${small} and turns without slipping. In $${minutes}$ minutes, ${again} makes ${inline(turns)} complete turns at a constant rate. How far, in ${small}, ${travels} in ${at.second ? "each of these minutes" : `these $${minutes}$ minutes`}?`,
      why: "Each turn covers one circumference.",
      slips: [
        {
          code: "radius-for-diameter",
          deed: at.first
            ? `taking $${size}$ ${small} as the diameter`
            : `taking $${size}$ ${small} as the radius`,
        },
        at.second
          ? { code: "stopped-early", deed: `stopping at the distance of all $${minutes}$ minutes` }
          : { code: "another-quantity", deed: "giving the distance of a single minute" },
      ],
      opening: "In one complete turn, a wheel rolls as far as its circumference is long.",
      steps: [
        {
          text: `The circumference is $${at.first ? `2\\pi(${size})` : `\\pi(${size})`} = ${diameter}\\pi$ ${small}.`,
          claim: `around = ${diameter}*pi`,
        },
        {
          text: `In ${inline(turns)} turns this makes $${tex(turns)} \\cdot ${diameter}\\pi = ${tex(product(all, "pi"))}$ ${small}.`,
          claim: `way = ${all}*pi`,
        },
        ...(at.second
          ? [
              {
                text: `One minute's share is $\\frac{${tex(product(all, "pi"))}}{${minutes}} = ${tex(product(key, "pi"))}$ ${small}.`,
                claim: `asked = ${code(product(key, "pi"))}`,
              },
            ]
          : []),
      ],
      hint: "How far does the wheel roll while it turns once?",
      tip: "Circumference is $2\\pi r$ or $\\pi d$; check which of the two lengths you are given.",
    };
  },
  facts: ({ scenario: { small, again }, size, rate, minutes }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? "radius" : "2*radius"} = ${size}`,
      "around = 2*pi*radius",
      `way = ${rate * minutes}*around`,
      `each = way/${minutes}`,
      `asked = ${second ? "each" : `${minutes}*each`}`,
    ],
    ask: "asked",
    told: [
      `${first ? "radius" : "diameter"} ${size} ${small} ${minutes} minutes`,
      `${again} ${rate * minutes} complete turns ${small}`,
      second ? "each of these minutes" : `these ${minutes} minutes`,
    ],
  }),
});

/** How far something round rolls. */
export const wheelDistance = defineLevels({
  id: "wheel-distance",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD22"],
  optionDesign: "orbit",
  Medium: distanceRolled,
});

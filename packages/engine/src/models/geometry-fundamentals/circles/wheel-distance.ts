import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { type WheelScenario, wheelScenarios } from "@sat/content/scenarios/wheels";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { product, quotient, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

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
  work: ({ size, rate, minutes }, { first, second }) => {
    const all = times(rate * minutes, first ? 2 * size : size, "pi");
    return second ? quotient(all, minutes) : all;
  },
  show: multipleOfPi,
  word: ({ scenario, size, rate, minutes }, at, key) => {
    const { wheel, travels, again, small } = scenario;
    const turns = rate * minutes;
    const diameter = at.first ? 2 * size : size;
    const all = diameter * turns;
    return {
      question: `${wheel} has a ${at.first ? "radius" : "diameter"} of $${size}$ ${small} and turns without slipping. In $${minutes}$ minutes, ${again} makes ${inline(turns)} complete turns at a constant rate. How far, in ${small}, ${travels} in ${at.second ? "each of these minutes" : `these $${minutes}$ minutes`}?`,
      why: `Each turn covers one circumference, $${diameter}\\pi$ ${small}, and ${inline(turns)} turns take ${inline(minutes)} minutes.`,
      slips: [
        {
          code: "radius-for-diameter",
          deed: `using $${size}$ ${small} as the ${at.first ? "diameter" : "radius"}`,
        },
        at.second
          ? { code: "stopped-early", deed: `stopping at the distance of all $${minutes}$ minutes` }
          : { code: "another-quantity", deed: "finding the distance of one minute" },
      ],
      corner: {
        code: at.second ? "stopped-early" : "another-quantity",
        deed: `finding the distance of ${at.second ? `all $${minutes}$ minutes` : "one minute"} with $${size}$ ${small} as the ${at.first ? "diameter" : "radius"}`,
      },
      opening: "In one complete turn, the distance covered is equal to the circumference.",
      steps: [
        {
          ...stepThrough(
            `Find the circumference, ${at.first ? "$2\\pi r$" : "$\\pi d$"}, in ${small}.`,
            at.first ? times(2, "pi", size) : product(size, "pi"),
            product(diameter, "pi"),
          ),
          claim: `around = ${diameter}*pi`,
        },
        {
          ...stepThrough(
            `Multiply by the ${inline(turns)} turns to find the distance in ${inline(minutes)} minutes, in ${small}.`,
            times(turns, product(diameter, "pi")),
            product(all, "pi"),
          ),
          claim: `way = ${all}*pi`,
        },
        ...(at.second
          ? [
              {
                ...stepThrough(
                  `Divide by ${inline(minutes)} to find the distance in one minute, in ${small}.`,
                  quotient(product(all, "pi"), minutes),
                  product(key, "pi"),
                ),
                claim: `asked = ${code(product(key, "pi"))}`,
              },
            ]
          : []),
      ],
      hint: `What distance is covered in one complete turn, and how many turns are made in ${at.second ? "one minute" : `all $${minutes}$ minutes`}?`,
      tip: "The circumference is $2\\pi r$ or $\\pi d$: check which of the two lengths is given.",
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
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD22"],
  optionDesign: "orbit",
  Medium: distanceRolled,
});

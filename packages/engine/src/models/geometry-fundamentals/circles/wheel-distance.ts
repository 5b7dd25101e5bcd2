import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { type WheelScenario, wheelScenarios } from "@sat/content/scenarios/wheels";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, decimal, product, quotient, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Rolling {
  readonly scenario: WheelScenario;
  /** The radius or the diameter, in halves of a unit. */
  readonly size: number;
  /** Turns in a minute, and for how many minutes. */
  readonly rate: number;
  readonly minutes: number;
}

/** About what a walker covers in a minute. */
const PACE = { inches: 1_000, centimeters: 2_500 };

/** A size in halves of a unit as it is printed and calculated with: 13.5. */
function lengthOf(halves: number): Expression {
  return decimal(rational(halves, 2));
}

/** The twists: whether the size is the radius, and whether the distance of a single minute is asked. */
const distanceRolled = siblingLevel<Rolling>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(wheelScenarios);
    // As a radius, and as a diameter, it must suit.
    const size = chance.int(Math.ceil(1.2 * scenario.from), Math.floor(1.4 * scenario.to));
    const fastest = Math.floor(PACE[scenario.unit] / size);
    // Even, so that no distance ends in a half.
    const rate = 2 * chance.int(Math.ceil(fastest / 4), fastest);
    return { scenario, size, rate, minutes: chance.int(3, 6) };
  },
  answer: ({ size, rate, minutes }, { first, second }) =>
    ((first ? 2 : 1) * size * rate * (second ? 1 : minutes)) / 2,
  work: ({ size, rate, minutes }, { first, second }) => {
    const all = times(rate * minutes, lengthOf(first ? 2 * size : size), "pi");
    return second ? quotient(all, minutes) : all;
  },
  show: multipleOfPi,
  word: ({ scenario, size, rate, minutes }, at, key) => {
    const { wheel, travels, unit } = scenario;
    const turns = rate * minutes;
    const given = inline(lengthOf(size));
    const diameter = lengthOf(at.first ? 2 * size : size);
    const all = ((at.first ? 2 * size : size) * turns) / 2;
    return {
      question: `${wheel} has a ${at.first ? "radius" : "diameter"} of ${given} ${unit} and turns at a constant rate without slipping. It makes ${inline(turns)} complete turns in $${minutes}$ minutes. How far, in ${unit}, ${travels} in ${at.second ? "each of these minutes" : `these $${minutes}$ minutes`}?`,
      why: `Each turn covers one circumference, ${inline(product(diameter, "pi"))} ${unit}, and ${inline(turns)} turns take ${inline(minutes)} minutes.`,
      slips: [
        {
          code: "radius-for-diameter",
          deed: `using ${given} ${unit} as the ${at.first ? "diameter" : "radius"}`,
        },
        at.second
          ? { code: "stopped-early", deed: `stopping at the distance of all $${minutes}$ minutes` }
          : { code: "another-quantity", deed: "finding the distance of one minute" },
      ],
      corner: {
        code: at.second ? "stopped-early" : "another-quantity",
        deed: `finding the distance of ${at.second ? `all $${minutes}$ minutes` : "one minute"} with ${given} ${unit} as the ${at.first ? "diameter" : "radius"}`,
      },
      opening: "In one complete turn, the distance covered is equal to the circumference.",
      steps: [
        {
          ...stepThrough(
            `Find the circumference, ${at.first ? "$2\\pi r$" : "$\\pi d$"}, in ${unit}.`,
            at.first ? times(2, "pi", lengthOf(size)) : product(diameter, "pi"),
            product(diameter, "pi"),
          ),
          claim: `around = ${code(diameter)}*pi`,
        },
        {
          ...stepThrough(
            `Multiply by the ${inline(turns)} turns to find the distance in ${inline(minutes)} minutes, in ${unit}.`,
            times(turns, product(diameter, "pi")),
            product(all, "pi"),
          ),
          claim: `way = ${all}*pi`,
        },
        ...(at.second
          ? [
              {
                ...stepThrough(
                  `Divide by ${inline(minutes)} to find the distance in one minute, in ${unit}.`,
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
  facts: ({ scenario: { unit }, size, rate, minutes }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? "radius" : "2*radius"} = ${size}/2`,
      "around = 2*pi*radius",
      `way = ${rate * minutes}*around`,
      `each = way/${minutes}`,
      `asked = ${second ? "each" : `${minutes}*each`}`,
    ],
    ask: "asked",
    told: [
      `${first ? "radius" : "diameter"} ${inline(lengthOf(size))} ${unit}`,
      `${inline(rate * minutes)} complete turns ${minutes} minutes ${unit}`,
      second ? "each of these minutes" : `these ${minutes} minutes`,
    ],
  }),
});

/** How far something round rolls. */
export const wheelDistance = defineLevels({
  id: "wheel-distance",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD22"],
  optionDesign: "orbit",
  Medium: distanceRolled,
});

import { defineLevels } from "../../craft/levels.ts";
import { multipleOfPi } from "../../craft/option.ts";
import { type WheelScenario, wheelScenarios } from "../../craft/scenarios/wheels.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { product } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { gcd, multiply, rational } from "../../math/rational.ts";

interface Rolling {
  readonly scenario: WheelScenario;
  /** The radius or the diameter. */
  readonly size: number;
  readonly turns: number;
}

/** The twists: whether the size is the radius, and whether the distance is asked in the large unit. */
const distanceRolled = siblingLevel<Rolling>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(wheelScenarios);
    // As a radius, and as a diameter, it must suit.
    const size = chance.int(Math.ceil(0.6 * scenario.from), Math.floor(0.7 * scenario.to));
    const step = scenario.ratio / gcd(size, scenario.ratio);
    const turns = step * chance.int(1, Math.floor(4_000 / step));
    chance.require(turns > 4, "hardly a turn");
    return { scenario, size, turns };
  },
  answer: ({ scenario, size, turns }, { first, second }) =>
    multiply((first ? 2 : 1) * size * turns, rational(1, second ? scenario.ratio : 1)),
  show: multipleOfPi,
  word: ({ scenario, size, turns }, at, key) => {
    const { wheel, travels, again, small, large, ratio } = scenario;
    const diameter = at.first ? 2 * size : size;
    const inSmall = diameter * turns;
    const count = inline(turns);
    return {
      question: `${wheel} has a ${at.first ? "radius" : "diameter"} of $${size}$ ${small} and turns without slipping. ${at.second ? `There are $${ratio}$ ${small} in $1$ ${large === "feet" ? "foot" : "meter"}. ` : ""}How far, in ${at.second ? large : small}, ${travels} while ${again} makes ${count} complete turns?`,
      why: "Each turn covers one circumference.",
      slips: [
        {
          code: "M-FORM",
          deed: at.first
            ? `taking $${size}$ ${small} as the diameter`
            : `taking $${size}$ ${small} as the radius`,
        },
        {
          code: "M-UNIT",
          deed: at.second
            ? `leaving the distance in ${small}`
            : `dividing by $${ratio}$, as for ${large},`,
        },
      ],
      opening: "In one complete turn, a wheel rolls as far as its circumference is long.",
      steps: [
        {
          text: `The circumference is $${at.first ? `2\\pi(${size})` : `\\pi(${size})`} = ${diameter}\\pi$ ${small}.`,
        },
        {
          text: `In ${count} turns this makes $${tex(turns)} \\cdot ${diameter}\\pi = ${tex(inSmall)}\\pi$ ${small}.`,
          claim: `way = ${inSmall}*pi`,
        },
        ...(at.second
          ? [
              {
                text: `Dividing by $${ratio}$ gives $${tex(product(key, "pi"))}$ ${large}.`,
                claim: `asked = ${code(product(key, "pi"))}`,
              },
            ]
          : []),
      ],
      hint: "How far does the wheel roll while it turns once?",
      tip: "Circumference is $2\\pi r$ or $\\pi d$; check which of the two lengths you are given.",
    };
  },
  facts: ({ scenario, size, turns }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? "radius" : "2*radius"} = ${size}`,
      `way = ${turns}*2*pi*radius`,
      `asked = way/${second ? scenario.ratio : 1}`,
    ],
    ask: "asked",
  }),
});

/** How far something round rolls. */
export const wheelDistance = defineLevels({
  id: "wheel-distance",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD22"],
  optionDesign: "orbit",
  Medium: distanceRolled,
});

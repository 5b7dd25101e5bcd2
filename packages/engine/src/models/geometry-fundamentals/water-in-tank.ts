import { defineLevels } from "../../craft/levels.ts";
import { type ShapeScenario, tanks } from "../../craft/scenarios/shapes.ts";
import { siblingLevel } from "../../craft/sibling-level.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

interface Tank {
  readonly scenario: ShapeScenario;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

const LITER = 1_000;

/** The twists: whether the water is asked or the room above it, and whether in liters. */
const waterOrRoom = siblingLevel<Tank>({
  space: 300_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(tanks);
    const [from, to] = [scenario.from / 10, scenario.to / 10];
    const [length, width] = [10 * chance.int(from, to), 10 * chance.int(from, to)];
    const height = chance.int(20, 80);
    const depth = chance.int(5, height - 5);
    chance.require(width <= length && 2 * depth !== height, "a square or half full");
    chance.require((length * width) % LITER === 0 || depth % 10 === 0, "no whole liters");
    return { scenario, length, width, height, depth };
  },
  answer: ({ length, width, height, depth }, { first, second }) =>
    rational(length * width * (first ? depth : height - depth), second ? LITER : 1),
  word: ({ scenario, length, width, height, depth }, at, key) => {
    const { thing } = scenario;
    const high = at.first ? depth : height - depth;
    const volume = length * width * high;
    const unit = at.second ? "liters" : "cubic centimeters";
    return {
      question: `A ${thing} has the shape of a right rectangular prism with a length of $${length}$ centimeters, a width of $${width}$ centimeters, and a height of $${height}$ centimeters. It is filled with water to a depth of $${depth}$ centimeters. ${at.second ? `(There are ${inline(LITER)} cubic centimeters in $1$ liter.) ` : ""}${at.first ? `What is the volume, in ${unit}, of the water?` : `How many more ${unit} of water can the ${thing} hold?`}`,
      why: at.first ? "It is the room below the surface." : "It is the room above the surface.",
      slips: [
        {
          code: "M-OTHER",
          deed: at.first ? "finding the room above the water" : "finding the volume of the water",
        },
        {
          code: "M-UNIT",
          deed: at.second
            ? "leaving the volume in cubic centimeters"
            : `dividing by ${inline(LITER)}, as for liters,`,
        },
      ],
      opening: at.first
        ? "The water is a prism as high as it is deep."
        : "The room above the water is a prism with the same base.",
      steps: [
        ...(at.first
          ? []
          : [
              {
                text: `The room above the water is $${height} - ${depth} = ${high}$ centimeters high.`,
                claim: `high = ${high}`,
              },
            ]),
        {
          text: `Its volume is $${length} \\cdot ${width} \\cdot ${high} = ${tex(volume)}$ cubic centimeters.`,
          claim: `${length}*${width}*high = ${volume}`,
        },
        ...(at.second
          ? [
              {
                text: `Dividing by ${inline(LITER)} gives ${inline(key)} liters.`,
                claim: `asked = ${code(key)}`,
              },
            ]
          : []),
      ],
      hint: `How high is the prism that the ${at.first ? "water" : "missing water"} fills?`,
      tip: "Underline the unit that the question asks for before you compute.",
      archetype: at.second ? "SA22" : "SA11",
    };
  },
  facts: ({ length, width, height, depth }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `high = ${depth}` : `high + ${depth} = ${height}`,
      `asked = ${length}*${width}*high/${second ? LITER : 1}`,
    ],
    ask: "asked",
  }),
});

/** The water in a tank, or the room above it. */
export const waterInTank = defineLevels({
  id: "water-in-tank",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA11", "SA22"],
  optionDesign: "orbit",
  Medium: waterOrRoom,
});

import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type ShapeScenario, boxes } from "@sat/content/scenarios/shapes";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Wrapped {
  readonly scenario: ShapeScenario;
  readonly side: number;
  readonly surface: number;
}

/** Boxes on a square base whose heights are whole, with a lid or without. */
function stockOf(scenario: ShapeScenario): Wrapped[] {
  return range(Math.ceil(scenario.from / 4), Math.floor(scenario.to / 4)).flatMap((quarter) => {
    const side = 4 * quarter;
    // With a lid, and without one, it is no cube.
    return range(Math.ceil(side / 3), 2 * side)
      .filter((height) => height !== side && height + side / 4 !== side)
      .map((height) => ({ scenario, side, surface: 2 * side * side + 4 * side * height }));
  });
}

/** The twists: whether there is a lid, and whether the height is asked. */
const withOrWithoutLid = siblingStock<Wrapped>({
  steps: 4,
  context: true,
  stock: () => boxes.flatMap(stockOf),
  answer: ({ side, surface }, { first, second }) => {
    const rest = surface - (first ? 2 : 1) * side * side;
    return second ? rational(rest, 4 * side) : rational(rest + 4 * side * side, 2 * side);
  },
  word: ({ scenario, side, surface }, at, key) => {
    const { thing, unit } = scenario;
    const square = side * side;
    const ends = (at.first ? 2 : 1) * square;
    const rest = surface - ends;
    const height = rest / (4 * side);
    return {
      question: `A ${thing} has the shape of a right rectangular prism with a square base. It has a ${at.first ? "top as well as a bottom" : "bottom but no top"}, and each side of its base is $${side}$ ${unit} long. The total area of ${at.first ? "all six faces" : "its five faces"} is ${inline(surface)} square ${unit}. What is the ${at.second ? `height, in ${unit}, of the ${thing}` : `perimeter, in ${unit}, of each of its four side faces`}?`,
      why: "It fits the area of the faces that there are.",
      slips: [
        {
          code: "wrong-formula",
          deed: at.first
            ? "counting one square face instead of two"
            : "counting two square faces instead of one",
        },
        at.second
          ? { code: "another-quantity", deed: "going on to the perimeter of a side face" }
          : { code: "stopped-early", deed: "stopping at the height" },
      ],
      opening: `Take the area of the ${at.first ? "two square faces" : "square bottom"} away: four equal faces remain.`,
      steps: [
        {
          text: at.first
            ? `The two square faces have an area of $2 \\cdot ${side}^{2} = ${tex(ends)}$ square ${unit}.`
            : `The square bottom has an area of $${side}^{2} = ${tex(ends)}$ square ${unit}.`,
          claim: `ends = ${ends}`,
        },
        {
          text: `The four other faces share $${tex(surface)} - ${tex(ends)} = ${tex(rest)}$ square ${unit}.`,
          claim: `4*${side}*h = ${rest}`,
        },
        {
          text: `Each of them is $${side}$ ${unit} wide, so the height is $\\frac{${tex(rest)}}{4 \\cdot ${side}} = ${height}$ ${unit}.`,
          claim: `h = ${height}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The perimeter of a side face is $2(${side} + ${height}) = ${tex(key)}$ ${unit}.`,
                claim: `2*${side} + 2*h = ${code(key)}`,
              },
            ]),
      ],
      hint: "How many faces does it have, and which of them do you know completely?",
      tip: "Sketch the net of a solid, and write the area into each face.",
    };
  },
  facts: ({ scenario: { thing, unit }, side, surface }, { first, second }) => ({
    kind: "value",
    given: [
      `ends = ${first ? 2 : 1}*${side}^2`,
      `ends + 2*(${side}*h) + 2*(${side}*h) = ${surface}`,
      `asked = ${second ? "h" : `${side} + h + ${side} + h`}`,
    ],
    ask: "asked",
    told: [
      `${thing} prism square base ${first ? "top as well as a bottom" : "bottom but no top"}`,
      `each side base ${side} ${unit} area ${first ? "all six" : "its five"} faces`,
      `${surface} square ${unit}`,
      second ? `height ${unit}` : `perimeter ${unit} each four side faces`,
    ],
  }),
});

/** The height of a box, or the perimeter of its side faces, from the area of its faces. */
export const boxFromSurfaceArea = defineLevels({
  id: "box-from-surface-area",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA12"],
  closed: true,
  optionDesign: "orbit",
  Hard: withOrWithoutLid,
});

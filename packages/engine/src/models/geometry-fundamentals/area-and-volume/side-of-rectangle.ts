import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type ShapeScenario, rectangles } from "@sat/content/scenarios/shapes";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational, subtract } from "../../../math/rational.ts";

interface Rectangle {
  readonly scenario: ShapeScenario;
  readonly width: number;
  /** The area or the perimeter. */
  readonly measure: number;
}

const RECTANGLES: readonly ShapeScenario[] = [
  ...rectangles,
  { thing: "hallway", unit: "feet", from: 8, to: 70 },
  { thing: "swimming pool", unit: "feet", from: 12, to: 100 },
  { thing: "deck", unit: "feet", from: 8, to: 60 },
  { thing: "bulletin board", unit: "inches", from: 18, to: 96 },
  { thing: "flag", unit: "inches", from: 16, to: 100 },
  { thing: "driveway", unit: "feet", from: 14, to: 100 },
  { thing: "corral", unit: "yards", from: 14, to: 90 },
  { thing: "sheet of metal", unit: "centimeters", from: 12, to: 120 },
  { thing: "stage", unit: "feet", from: 12, to: 70 },
  { thing: "rug", unit: "feet", from: 8, to: 40 },
];

function lengthOf({ width, measure }: Rectangle, isArea: boolean) {
  return isArea ? measure / width : measure / 2 - width;
}

/** Rectangles with whole sides, whether the measure is the area or the perimeter. */
function stockOf(scenario: ShapeScenario): Rectangle[] {
  const { from, to } = scenario;
  return range(Math.ceil(Math.max(4, from / 2)), 20).flatMap((width) =>
    range(width + 2, Math.min(18, to))
      .map((length) => ({ scenario, width, measure: width * length }))
      .filter((rectangle) => {
        const [short, long] = [lengthOf(rectangle, true), lengthOf(rectangle, false)];
        return (
          long > width && long <= to && long < 10 * (short - width) && short < 10 * (long - width)
        );
      }),
  );
}

/** The twists: whether the area is known, and whether the length is asked or by how much it is greater. */
const fromMeasure = siblingStock<Rectangle>({
  steps: 2,
  context: true,
  stock: () => RECTANGLES.flatMap(stockOf),
  answer: (rectangle, { first, second }) => {
    const { width, measure } = rectangle;
    const length = first ? rational(measure, width) : rational(measure - 2 * width, 2);
    return second ? length : subtract(length, width);
  },
  word: (rectangle, at, key) => {
    const { scenario, width, measure } = rectangle;
    const { thing, unit } = scenario;
    const length = lengthOf(rectangle, at.first);
    const area = `an area of ${inline(measure)} square ${unit}`;
    const perimeter = `a perimeter of ${inline(measure)} ${unit}`;
    return {
      question: `A rectangular ${thing} has a width of $${width}$ ${unit} and ${at.first ? area : perimeter}. ${at.second ? `What is the length, in ${unit}, of the ${thing}?` : `How much greater, in ${unit}, is the length of the ${thing} than its width?`}`,
      why: "It fits the width and the measure that are given.",
      slips: [
        {
          code: "quantities-exchanged",
          deed: at.first
            ? `taking ${inline(measure)} as the perimeter`
            : `taking ${inline(measure)} as the area`,
        },
        at.second
          ? { code: "another-quantity", deed: "going on to subtract the width" }
          : { code: "stopped-early", deed: "stopping at the length" },
      ],
      opening: at.first
        ? "The area of a rectangle is its length times its width."
        : "The perimeter of a rectangle is twice its length and its width together.",
      steps: [
        {
          text: at.first
            ? `So the length is $\\frac{${tex(measure)}}{${width}} = ${length}$ ${unit}.`
            : `Half of the perimeter is $${tex(measure / 2)}$ ${unit}, so the length is $${tex(measure / 2)} - ${width} = ${length}$ ${unit}.`,
          claim: `l = ${length}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `The length is greater than the width by $${length} - ${width} = ${tex(key)}$ ${unit}.`,
                claim: `asked = ${code(key)}`,
              },
            ]),
      ],
      hint: at.first
        ? "How is the area of a rectangle made of its two sides?"
        : "How many times does each side count in the perimeter?",
      tip: "Square units belong to an area, plain units to a perimeter.",
      archetype: at.first ? "SA02" : "SA01",
    };
  },
  facts: ({ scenario: { thing, unit }, width, measure }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? `${width}*l` : `2*${width} + 2*l`} = ${measure}`,
      `asked = l${second ? "" : ` - ${width}`}`,
    ],
    ask: "asked",
    told: [
      `rectangular ${thing} width ${width} ${unit}`,
      first ? `area ${measure} square ${unit}` : `perimeter ${measure} ${unit}`,
      second ? `length ${unit} ${thing}` : `how much greater ${unit} length than width`,
    ],
  }),
});

/** The length of a rectangle, or how it compares with the width. */
export const sideOfRectangle = defineLevels({
  id: "side-of-rectangle",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA01", "SA02"],
  closed: true,
  optionDesign: "orbit",
  Easy: fromMeasure,
});

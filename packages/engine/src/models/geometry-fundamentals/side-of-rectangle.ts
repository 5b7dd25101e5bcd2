import { defineLevels } from "../../craft/levels.ts";
import { range } from "../../craft/ranges.ts";
import { type ShapeScenario, rectangles } from "../../craft/scenarios/shapes.ts";
import { siblingStock } from "../../craft/sibling-level.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

interface Rectangle {
  readonly scenario: ShapeScenario;
  readonly length: number;
  /** The area or the perimeter. */
  readonly measure: number;
}

function width({ length, measure }: Rectangle, isArea: boolean) {
  return isArea ? measure / length : measure / 2 - length;
}

/** Whole rectangles with such a perimeter, and such an area. */
function stockOf(scenario: ShapeScenario): Rectangle[] {
  return range(scenario.from, Math.min(60, scenario.to)).flatMap((length) =>
    range(3, 12)
      .map((times) => ({ scenario, length, measure: length * times }))
      .filter((rectangle) => width(rectangle, false) < 4 * length),
  );
}

/** The twists: whether the area is known, and whether the other side is asked. */
const fromMeasure = siblingStock<Rectangle>({
  steps: 2,
  context: true,
  stock: rectangles.flatMap(stockOf),
  answer: (rectangle, { first, second }) => {
    const { length, measure } = rectangle;
    const side = first ? rational(measure, length) : rational(measure - 2 * length, 2);
    if (second) return side;
    return first
      ? rational(2 * length * length + 2 * measure, length)
      : rational(length * (measure - 2 * length), 2);
  },
  word: (rectangle, at, key) => {
    const { scenario, length, measure } = rectangle;
    const { thing, unit } = scenario;
    const side = width(rectangle, at.first);
    const area = `an area of ${inline(measure)} square ${unit}`;
    const perimeter = `a perimeter of ${inline(measure)} ${unit}`;
    const other = at.first ? `perimeter, in ${unit},` : `area, in square ${unit},`;
    return {
      question: `A rectangular ${thing} has a length of $${length}$ ${unit} and ${at.first ? area : perimeter}. What is the ${at.second ? `width, in ${unit},` : other} of the ${thing}?`,
      why: "It fits the length and the measure that are given.",
      slips: [
        {
          code: "M-FORM",
          deed: at.first
            ? `taking ${inline(measure)} as the perimeter`
            : `taking ${inline(measure)} as the area`,
        },
        at.second
          ? { code: "M-OTHER", deed: `finding the ${at.first ? "perimeter" : "area"} as well` }
          : { code: "M-STOP", deed: "stopping at the width" },
      ],
      opening: at.first
        ? "The area of a rectangle is its length times its width."
        : "The perimeter of a rectangle is twice its length and its width together.",
      steps: [
        {
          text: at.first
            ? `So the width is $\\frac{${tex(measure)}}{${length}} = ${side}$ ${unit}.`
            : `Half of the perimeter is $${tex(measure / 2)}$ ${unit}, so the width is $${tex(measure / 2)} - ${length} = ${side}$ ${unit}.`,
          claim: `w = ${side}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: at.first
                  ? `The perimeter is $2(${length} + ${side}) = ${tex(key)}$ ${unit}.`
                  : `The area is $${length} \\cdot ${side} = ${tex(key)}$ square ${unit}.`,
                claim: `asked = ${code(key)}`,
              },
            ]),
      ],
      hint: at.first
        ? "How is the area of a rectangle made of its two sides?"
        : "How many times does each side count in the perimeter?",
      tip: "Square units belong to an area, plain units to a perimeter.",
      archetype: at.first && at.second ? "SA02" : "SA01",
    };
  },
  facts: ({ length, measure }, { first, second }) => {
    const other = first ? `2*${length} + 2*w` : `${length}*w`;
    return {
      kind: "value",
      given: [
        `${first ? `${length}*w` : `2*${length} + 2*w`} = ${measure}`,
        `asked = ${second ? "w" : other}`,
      ],
      ask: "asked",
    };
  },
});

/** The other side, area or perimeter of a rectangle. */
export const sideOfRectangle = defineLevels({
  id: "side-of-rectangle",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA01", "SA02"],
  closed: true,
  optionDesign: "orbit",
  Easy: fromMeasure,
});

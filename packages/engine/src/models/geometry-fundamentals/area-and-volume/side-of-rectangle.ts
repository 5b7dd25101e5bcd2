import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { rectangles } from "@sat/content/scenarios/flat-shapes";
import type { ShapeScenario } from "@sat/content/scenarios/shapes";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Rectangle {
  readonly scenario: ShapeScenario;
  readonly width: number;
  /** The area or the perimeter. */
  readonly measure: number;
}

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

function missteps(
  { measure }: Rectangle,
  at: Twists,
): Record<"measure" | "asked" | "both", Misstep> {
  const treated = `using ${inline(measure)} as the ${at.first ? "perimeter instead of the area" : "area instead of the perimeter"}`;
  return {
    measure: { code: "quantities-exchanged", deed: treated },
    asked: at.second
      ? { code: "another-quantity", deed: "subtracting the width from the length" }
      : { code: "stopped-early", deed: "stopping at the length" },
    both: {
      code: "quantities-exchanged",
      deed: `${treated} and ${at.second ? "subtracting the width" : "stopping at the length"}`,
    },
  };
}

function steps(rectangle: Rectangle, at: Twists, key: Rational | number): Step[] {
  const { scenario, width, measure } = rectangle;
  const { unit } = scenario;
  const length = lengthOf(rectangle, at.first);
  const found = equation("l", length);
  return [
    ...(at.first
      ? [
          stepTo(
            `Substitute the width and the area, with $l$ for the length in ${unit}.`,
            equation(product(width, "l"), measure),
          ),
          stepTo(`Divide both sides by $${width}$.`, found),
        ]
      : [
          stepTo(
            `Substitute the width and the perimeter, with $l$ for the length in ${unit}.`,
            equation(sum(product(2, "l"), times(2, width)), measure),
          ),
          stepTo(
            `Subtract ${inline(equation(times(2, width), 2 * width))} from both sides.`,
            equation(product(2, "l"), measure - 2 * width),
          ),
          stepTo("Divide both sides by $2$.", found),
        ]),
    ...(at.second
      ? []
      : [
          stepTo(
            `Subtract the width from the length to find how much greater the length is, in ${unit}.`,
            equation(sum(length, -width), key),
            `asked = ${code(key)}`,
          ),
        ]),
  ];
}

/** The twists: whether the area is known, and whether the length is asked or by how much it is greater. */
const fromMeasure = siblingStock<Rectangle>({
  steps: 2,
  context: true,
  stock: () => rectangles.flatMap(stockOf),
  work: ({ width, measure }, { first, second }) => {
    const length = first ? quotient(measure, width) : quotient(sum(measure, times(-2, width)), 2);
    return second ? length : sum(length, -width);
  },
  word: (rectangle, at, key) => {
    const { scenario, width, measure } = rectangle;
    const { thing, placed, unit } = scenario;
    const length = lengthOf(rectangle, at.first);
    const slips = missteps(rectangle, at);
    const area = `an area of ${inline(measure)} square ${unit}`;
    const perimeter = `a perimeter of ${inline(measure)} ${unit}`;
    return {
      question: `A rectangular ${thing} ${placed} has a width of $${width}$ ${unit} and ${at.first ? area : perimeter}. ${at.second ? `What is the length, in ${unit}, of the ${thing}?` : `How much greater, in ${unit}, is the length of the ${thing} than its width?`}`,
      why: at.first
        ? `A length of $${length}$ ${unit} gives the area, ${inline(equation(times(length, width), measure))}.`
        : `A length of $${length}$ ${unit} gives the perimeter, ${inline(equation(sum(times(2, length), times(2, width)), measure))}.`,
      slips: [slips.measure, slips.asked],
      corner: slips.both,
      opening: at.first
        ? "The area of a rectangle is its length times its width."
        : "The perimeter of a rectangle is twice its length plus twice its width.",
      steps: steps(rectangle, at, key),
      hint: at.first
        ? `Which number, times $${width}$, is equal to the given area?`
        : `How much of the perimeter do the two sides of $${width}$ ${unit} use?`,
      tip: at.second
        ? "Square units measure an area, and plain units measure a perimeter."
        : "Underline what is asked: the length, or how much greater it is than the width.",
      archetype: at.first ? "SA02" : "SA01",
    };
  },
  facts: ({ scenario: { thing, placed, unit }, width, measure }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? `${width}*l` : `2*${width} + 2*l`} = ${measure}`,
      `asked = l${second ? "" : ` - ${width}`}`,
    ],
    ask: "asked",
    told: [
      `rectangular ${thing} ${placed} width ${width} ${unit}`,
      first ? `area ${measure} square ${unit}` : `perimeter ${measure} ${unit}`,
      second ? `length ${unit} ${thing}` : `how much greater ${unit} length than width`,
    ],
  }),
});

/** The length of a rectangle, or how it compares with the width. */
export const sideOfRectangle = defineLevels({
  id: "side-of-rectangle",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA01", "SA02"],
  closed: true,
  optionDesign: "orbit",
  Easy: fromMeasure,
});

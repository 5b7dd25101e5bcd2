import { article, capitalized } from "../../../language/noun.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { boxes } from "@sat/content/scenarios/solid-shapes";
import type { ShapeScenario } from "@sat/content/scenarios/shapes";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

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

function areas({ side, surface }: Wrapped, hasLid: boolean) {
  const ends = (hasLid ? 2 : 1) * side * side;
  return { ends, rest: surface - ends, height: (surface - ends) / (4 * side) };
}

function missteps(at: Twists): Record<"faces" | "asked" | "both", Misstep> {
  const faces = at.first
    ? "subtracting one square face instead of two"
    : "subtracting two square faces instead of one";
  return {
    faces: { code: "wrong-formula", deed: faces },
    asked: at.second
      ? { code: "another-quantity", deed: "finding the perimeter of a side face" }
      : { code: "stopped-early", deed: "stopping at the height" },
    both: {
      code: "wrong-formula",
      deed: `${faces} and ${at.second ? "finding the perimeter of a side face" : "stopping at the height"}`,
    },
  };
}

function steps(box: Wrapped, at: Twists, key: Rational | number): Step[] {
  const { side, surface } = box;
  const { unit } = box.scenario;
  const { ends, rest, height } = areas(box, at.first);
  return [
    stepTo(
      at.first
        ? `The top and the bottom are squares: find the area of both, in square ${unit}.`
        : `The bottom is a square: find its area, in square ${unit}.`,
      equation(times(...(at.first ? [2] : []), side, side), ends),
      `ends = ${ends}`,
    ),
    stepTo(
      "Subtract this area from the total to find the area of the four side faces together.",
      equation(sum(surface, -ends), rest),
      `${surface} - ends = ${rest}`,
    ),
    stepTo(
      `Each side face is $${side}$ ${unit} wide and $h$ ${unit} high, so set the area of all four equal to this.`,
      equation(times(4, side, "h"), rest),
    ),
    stepThrough(
      `Divide both sides by ${inline(times(4, side))} to find the height, in ${unit}.`,
      "h",
      quotient(rest, times(4, side)),
      height,
    ),
    ...(at.second
      ? []
      : [
          stepThrough(
            `The perimeter of a side face, in ${unit}, is twice its width and height together.`,
            times(2, sum(side, height)),
            times(2, side + height),
            key,
          ),
        ]),
  ];
}

/** The twists: whether there is a lid, and whether the height is asked. */
const withOrWithoutLid = siblingStock<Wrapped>({
  steps: 4,
  context: true,
  stock: () => boxes.flatMap(stockOf),
  work: ({ side, surface }, { first, second }) => {
    const height = quotient(
      sum(surface, first ? times(-2, side * side) : -side * side),
      times(4, side),
    );
    return second ? height : times(2, sum(side, height));
  },
  word: (box, at, key) => {
    const { scenario, side, surface } = box;
    const { thing, placed, unit } = scenario;
    const { ends, rest } = areas(box, at.first);
    const slips = missteps(at);
    return {
      question: `${capitalized(article(thing))} ${thing} ${placed} is a right rectangular prism with a square base and ${at.first ? "a top" : "no top"}. Each side of the base is $${side}$ ${unit} long, and the total area of the ${at.first ? "six" : "five"} faces is ${inline(surface)} square ${unit}. What is the ${at.second ? `height, in ${unit}, of the ${thing}` : `perimeter, in ${unit}, of each of the four side faces`}?`,
      why: `The ${at.first ? "square faces" : "bottom"} and the four side faces have ${inline(equation(sum(ends, rest), surface))} square ${unit} together.`,
      slips: [slips.faces, slips.asked],
      corner: slips.both,
      opening: `Without the ${at.first ? "two square faces" : "square bottom"}, the four equal side faces remain.`,
      steps: steps(box, at, key),
      hint: `Which of the ${at.first ? "six" : "five"} faces have an area that you can find from $${side}$ ${unit} alone?`,
      tip: at.second
        ? "List the faces of a solid before you add their areas: a box without a top has five."
        : "Reread the question at the end: a height on the way is not the perimeter that is asked.",
    };
  },
  facts: ({ scenario: { thing, placed, unit }, side, surface }, { first, second }) => ({
    kind: "value",
    given: [
      `ends = ${first ? 2 : 1}*${side}^2`,
      `ends + 2*(${side}*h) + 2*(${side}*h) = ${surface}`,
      `asked = ${second ? "h" : `${side} + h + ${side} + h`}`,
    ],
    ask: "asked",
    told: [
      `${thing} ${placed} prism square base ${first ? "a top" : "no top"}`,
      `each side base ${side} ${unit} area ${first ? "six" : "five"} faces`,
      `${surface} square ${unit}`,
      second ? `height ${unit}` : `perimeter ${unit} each four side faces`,
    ],
  }),
});

/** The height of a box, or the perimeter of its side faces, from the area of its faces. */
export const boxFromSurfaceArea = defineLevels({
  id: "box-from-surface-area",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA12"],
  closed: true,
  optionDesign: "orbit",
  Hard: withOrWithoutLid,
});

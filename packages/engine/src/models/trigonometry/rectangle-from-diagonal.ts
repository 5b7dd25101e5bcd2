import { otherSide, rectangleWithDiagonal } from "../../craft/figures/rectangle-with-diagonal.ts";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { type Triple, triplesWithin } from "../../craft/geometry/pythagorean.ts";
import { legSteps, legWork } from "../../craft/geometry/pythagorean-steps.ts";
import { rectangleFromCondition } from "../../craft/geometry/rectangle-from-condition.ts";
import {
  type Drawn,
  type FigureAsk,
  UNITS,
  faces,
  measure,
  requireLike,
} from "../../craft/geometry/rectangle-measures.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import { sentences } from "../../craft/wording/words.ts";
import { type Operand, equation, power, sum, times } from "../../math/expression.ts";
import { inline } from "../../math/print.ts";

const FIGURE_ASKS = ["side", "perimeter", "corner", "half"] as const;

function figureWords(item: Shown): Readonly<Record<FigureAsk, string>> {
  const [A = "", B = "", C = ""] = item.letters;
  const asked = `side $${otherSide(item)}$`;
  return {
    side: `the length of ${asked}`,
    perimeter: "the perimeter of the rectangle",
    corner: `the sum of the lengths of sides $${side(A, B)}$ and $${side(B, C)}$`,
    half: `the perimeter of triangle $${A}${B}${C}$`,
  };
}

interface Shown extends Drawn {
  readonly ask: FigureAsk;
  readonly upright: boolean;
}

/** The calculation of a measure: of the side from what is given, and of the others from the side. */
function workInFigure([a, b, c]: Triple, ask: FigureAsk): Operand {
  return {
    side: legWork(c, a),
    perimeter: sum(times(2, a), times(2, b)),
    corner: sum(a, b),
    half: sum(a, b, c),
  }[ask];
}

const DEEDS: Readonly<Record<FigureAsk, (item: Shown) => string>> = {
  side: () => "Use the Pythagorean theorem",
  perimeter: () => "Add the lengths of all four sides",
  corner: (item) => `${equalSides(item)} Add the lengths of the two sides`,
  half: (item) => `${equalSides(item)} Add the two sides and $${diagonalOf(item)}$`,
};

function equalSides({ letters }: Shown): string {
  const [A = "", B = "", C = "", D = ""] = letters;
  return `Opposite sides are equal, so $${side(B, C)} = ${side(A, D)}$.`;
}

function diagonalOf({ letters }: Shown): string {
  return `${letters.charAt(0)}${letters.charAt(2)}`;
}

/** The decisive numbers: those that the measure is made of. */
function whyRight(item: Shown): string {
  const { triple, ask } = item;
  const [a, b, c] = triple;
  const result = inline(equation(workInFigure(triple, ask), measure(triple, ask)));
  return {
    side: `The sides are the legs of a right triangle, and ${inline(equation(sum(power(a, 2), power(b, 2)), power(c, 2)))}.`,
    perimeter: `The sides have the lengths $${a}$ and $${b}$, and ${result}.`,
    corner: `$${otherSide(item)} = ${b}$, and ${result}.`,
    half: `The triangle has sides of $${a}$, $${b}$, and $${c}$, and ${result}.`,
  }[ask];
}

const TIPS: Readonly<Record<FigureAsk, string>> = {
  side: "A side is shorter than the diagonal: check your answer against it.",
  perimeter:
    "Any two adjacent sides are together longer than the diagonal: check your answer against that.",
  corner: "Two sides are half of the perimeter: check how many sides are asked for.",
  half: "The triangle is half of the rectangle, and the diagonal is one of its sides.",
};

/** A side and the diagonal are given in a figure. */
const inFigure = level<Shown>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const triple = chance.pick(triplesWithin(400));
    requireLike(chance, triple, FIGURE_ASKS);
    return {
      triple,
      letters: chance.pick(pointRuns).slice(0, 4),
      unit: chance.pick(UNITS),
      ask: chance.pick(FIGURE_ASKS),
      upright: chance.flip(),
    };
  },
  build: (item) => {
    const { triple, letters, unit, ask } = item;
    const [a, , c] = triple;
    const words = figureWords(item);
    return {
      question: sentences(
        `Rectangle $${letters}$ and one of its diagonals are shown, where all lengths are in ${unit}.`,
        `What is ${words[ask]}, in ${unit}?`,
      ),
      figure: rectangleWithDiagonal(item),
      options: rotatingOptions<FigureAsk>({
        faces: faces(triple, FIGURE_ASKS),
        ask,
        why: whyRight(item),
        slip: (other) => ({
          code: other === "side" ? "stopped-early" : "another-quantity",
          deed: `finding ${words[other]}`,
          work: workInFigure(triple, other),
        }),
      }),
      opening: "The diagonal is the hypotenuse of a right triangle whose legs are two sides.",
      steps: [
        ...legSteps(c, a, `side $${otherSide(item)}$`),
        ...(ask === "side"
          ? []
          : [
              stepTo(
                `${DEEDS[ask](item)} to find ${words[ask]}, in ${unit}.`,
                equation(workInFigure(triple, ask), measure(triple, ask)),
              ),
            ]),
      ],
      hint: `The diagonal forms a right triangle with two sides. Is side $${otherSide(item)}$ a leg or the hypotenuse?`,
      tip: TIPS[ask],
    };
  },
  facts: (item) => {
    const { letters, triple, unit, ask } = item;
    const [a, , c] = triple;
    const [A = "", B = "", C = ""] = letters;
    return {
      kind: "value",
      given: [
        `known = ${a}`,
        `diagonal = ${c}`,
        "known^2 + side^2 = diagonal^2",
        "perimeter = 2*known + 2*side",
        "corner = known + side",
        "half = known + side + diagonal",
      ],
      where: ["side > 0"],
      ask,
      told: [
        `rectangle $${letters}$ lengths in ${unit}`,
        {
          side: `length of side $${otherSide(item)}$`,
          perimeter: "perimeter of the rectangle",
          corner: `sum of the lengths of sides $${side(A, B)}$ and $${side(B, C)}$`,
          half: `perimeter of triangle $${A}${B}${C}$`,
        }[ask],
        unit,
      ],
    };
  },
});

/** Sides, perimeter and other lengths of a rectangle from its diagonal. */
export const rectangleFromDiagonal = defineLevels({
  id: "rectangle-from-diagonal",
  version: 6,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC04"],
  optionDesign: "rotating-ask",
  Medium: inFigure,
  Hard: rectangleFromCondition,
});

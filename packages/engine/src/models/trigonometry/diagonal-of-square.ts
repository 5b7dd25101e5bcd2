import type { GeometryFigure } from "@sat/item";
import { spoken } from "../../craft/figures/spoken.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { type SquareScenario, squareScenarios } from "@sat/content/scenarios/squares";
import { type Twists, rotatingOptions, siblingOptions } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import {
  type RootForm,
  overRoot,
  rootFace,
  rootForm,
  rootTree,
  timesRoot,
} from "../../craft/geometry/square-roots.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import { type Operand, equation, product, quotient, root, times } from "../../math/expression.ts";
import { code } from "../../math/print.ts";

interface Labeled {
  readonly letters: string;
  readonly length: number;
  /** Whether a side is given and the diagonal asked; whether the given length holds a root. */
  readonly at: Twists;
}

const EVEN = Array.from({ length: 24 }, (_, at) => 2 * at + 4);

const labeled = (): readonly Labeled[] =>
  pointRuns.flatMap((run) =>
    EVEN.flatMap((length) =>
      [true, false].flatMap((first) =>
        [true, false].map((second) => ({
          letters: run.slice(0, 4),
          length,
          at: { first, second },
        })),
      ),
    ),
  );

const ROOT_2 = rootForm(1, 2);

function lengthGiven({ length }: Labeled, { second }: Twists): RootForm {
  return second ? rootForm(length, 2) : rootForm(length);
}

function answer(item: Labeled, at: Twists): RootForm {
  const given = lengthGiven(item, at);
  return at.first ? timesRoot(given, ROOT_2) : overRoot(given, ROOT_2);
}

function figureOf(item: Labeled): GeometryFigure {
  const [A = "", B = "", C = "", D = ""] = item.letters.split("");
  const shown = rootText(lengthGiven(item, item.at));
  const label = `$${shown}$`;
  return {
    kind: "geometry",
    toScale: false,
    points: [
      { name: A, at: [0, 0] },
      { name: B, at: [5, 0] },
      { name: C, at: [5, 5] },
      { name: D, at: [0, 5] },
    ],
    segments: [
      { from: A, to: B, ...(item.at.first ? { label } : {}) },
      { from: B, to: C },
      { from: C, to: D },
      { from: A, to: D },
      { from: A, to: C, ...(item.at.first ? {} : { label }) },
    ],
    angles: [{ at: B, from: A, to: C, right: true }],
    circles: [],
    alt: `Square ${item.letters} with diagonal ${A}${C}. ${item.at.first ? `Side ${A}${B}` : `Diagonal ${A}${C}`} is labeled ${spoken(shown)}.`,
  };
}

const DIAGONAL_STEP = {
  text: "Let $s$ be the length of a side, and find the diagonal by the Pythagorean theorem.\n\n$\\sqrt{s^2 + s^2} = s\\sqrt{2}$",
  claim: "diagonal = side*sqrt(2)",
};

/** The diagonal from a side, or a side from the diagonal, in a figure. */
const inFigure = stockLevel<Labeled>({
  steps: 2,
  stock: labeled,
  build: (item) => {
    const { letters, at } = item;
    const [deed, otherDeed] = at.first ? ["dividing", "multiplying"] : ["multiplying", "dividing"];
    const [known, asked] = at.first ? ["side", "diagonal"] : ["diagonal", "side"];
    const kept: Misstep = {
      code: "another-quantity",
      deed: `giving the length of the ${known} itself`,
    };
    const length = rootTree(lengthGiven(item, at));
    const factorTwo: Misstep = {
      code: "wrong-formula",
      deed: `${at.second ? "halving" : "doubling"} the length of the ${known}`,
      work: at.second ? quotient(length, 2) : times(2, length),
    };
    const [given, key] = [rootText(lengthGiven(item, at)), answer(item, at)];
    const diagonal = [letters.charAt(0), letters.charAt(2)].join("");
    return {
      question: `Square $${letters}$ is shown. What is the length of ${at.first ? `diagonal $${diagonal}$` : `side $${letters.slice(0, 2)}$`}?`,
      figure: figureOf(item),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: rootFace,
        why: "The diagonal of a square is $\\sqrt{2}$ times as long as a side.",
        slips: [
          {
            code: "opposite-operation",
            deed: `${deed} by $\\sqrt{2}$ instead of ${otherDeed}`,
            work: at.first ? quotient(length, root(2)) : times(length, root(2)),
          },
          at.first === at.second ? kept : factorTwo,
        ],
        corner: at.first === at.second ? factorTwo : kept,
      }),
      opening: "A diagonal cuts a square into two right triangles with equal legs.",
      steps: [
        DIAGONAL_STEP,
        {
          text: at.first
            ? `Multiply the side by $\\sqrt{2}$ to find the diagonal.\n\n$${given} \\cdot \\sqrt{2} = ${rootText(key)}$`
            : `Divide the diagonal by $\\sqrt{2}$ to find the side.\n\n$\\frac{${given}}{\\sqrt{2}} = ${rootText(key)}$`,
          claim: `${asked} = ${code(rootTree(key))}`,
        },
      ],
      hint: "Write the Pythagorean theorem for a triangle made of two sides and the diagonal.",
      tip: "A diagonal is longer than a side: see at once whether your answer can be right.",
    };
  },
  facts: (item) => {
    const { letters, at } = item;
    const given = at.first ? "side" : "diagonal";
    return {
      kind: "value",
      given: [
        `${given} = ${code(rootTree(lengthGiven(item, at)))}`,
        "side^2 + side^2 = diagonal^2",
      ],
      where: ["side > 0", "diagonal > 0"],
      ask: at.first ? "diagonal" : "side",
      told: [
        `square $${letters}$ length`,
        at.first
          ? `diagonal $${letters.charAt(0)}${letters.charAt(2)}$`
          : `side $${letters.slice(0, 2)}$`,
      ],
    };
  },
});

const ASKS = ["side", "perimeter", "around", "middle"] as const;
type Ask = (typeof ASKS)[number];

interface SquareThing {
  readonly scenario: SquareScenario;
  readonly side: number;
  readonly ask: Ask;
}

const objects = (): readonly SquareThing[] =>
  squareScenarios.flatMap((scenario) =>
    Array.from({ length: scenario.to - scenario.from + 1 }, (_, at) => scenario.from + at)
      .filter((side) => side % 2 === 0 && side !== 4 && side !== 8)
      .flatMap((side) => ASKS.map((ask) => ({ scenario, side, ask }))),
  );

function measure(side: number, ask: Ask): number {
  return { side, perimeter: 4 * side, around: 2 * side, middle: side / 2 }[ask];
}

function words(thing: string, ask: Ask): string {
  return {
    side: `the length of a side of ${thing}`,
    perimeter: `the perimeter of ${thing}`,
    around: `the total length of two sides of ${thing}`,
    middle: `the distance from the center of ${thing} to one of its sides`,
  }[ask];
}

/** The calculation of a measure: of the side from the diagonal, and of the others from the side. */
function workOfMeasure(side: number, ask: Ask): Operand {
  return {
    side: quotient(product(side, root(2)), root(2)),
    perimeter: times(4, side),
    around: times(2, side),
    middle: quotient(side, 2),
  }[ask];
}

const WHY: Readonly<Record<Ask, string>> = {
  side: "With sides of this length, the square has the given diagonal.",
  perimeter: "It is four times the length of a side.",
  around: "It is twice the length of a side.",
  middle: "It is half of the length of a side.",
};

const TIPS: Readonly<Record<Ask, string>> = {
  side: "A side of a square is shorter than its diagonal: check your answer against it.",
  perimeter: "Find the length of one side first, and check how many sides are asked for.",
  around: "Two sides together are longer than the diagonal: check your answer against it.",
  middle:
    "A line through the center, parallel to a side, is as long as a side and is halved there.",
};

/** Measures of a square thing from its diagonal. */
const fromDiagonal = stockLevel<SquareThing>({
  steps: 3,
  context: true,
  stock: objects,
  build: ({ scenario, side, ask }) => {
    const { some, thing, unit } = scenario;
    const work = (each: Ask) => workOfMeasure(side, each);
    const face = (each: Ask) => numeral(measure(side, each));
    return {
      question: `${some} has a diagonal of $${side}\\sqrt{2}$ ${unit}. What is ${words(thing, ask)}, in ${unit}?`,
      options: rotatingOptions<Ask>({
        faces: {
          side: face("side"),
          perimeter: face("perimeter"),
          around: face("around"),
          middle: face("middle"),
        },
        ask,
        why: WHY[ask],
        slip: (other) => ({
          code: other === "side" ? "stopped-early" : "another-quantity",
          deed: `finding ${words(thing, other)}`,
          work: work(other),
        }),
      }),
      opening: "The diagonal of a square is $\\sqrt{2}$ times as long as a side.",
      steps: [
        DIAGONAL_STEP,
        stepTo(
          `Divide the diagonal by $\\sqrt{2}$ to find the length of a side, in ${unit}.`,
          equation(work("side"), side),
          `side = ${side}`,
        ),
        ...(ask === "side"
          ? []
          : [
              stepTo(
                `Use this length to find ${words(thing, ask)}, in ${unit}.`,
                equation(work(ask), measure(side, ask)),
              ),
            ]),
      ],
      hint: "The diagonal is the hypotenuse of a right triangle. How long are its two equal legs?",
      tip: TIPS[ask],
    };
  },
  facts: ({ scenario: { unit }, side, ask }) => ({
    kind: "value",
    given: [
      `diagonal = ${side}*sqrt(2)`,
      "side^2 + side^2 = diagonal^2",
      "perimeter = side + side + side + side",
      "around = 2*side",
      "middle = side/2",
    ],
    where: ["side > 0"],
    ask,
    told: [
      `square diagonal of $${side}\\sqrt{2}$ ${unit}`,
      {
        side: "length of a side",
        perimeter: "perimeter",
        around: "total length of two sides",
        middle: "distance from the center to one of its sides",
      }[ask],
      unit,
    ],
  }),
});

/** The diagonal of a square, its side, perimeter and other lengths, from one another. */
export const diagonalOfSquare = defineLevels({
  id: "diagonal-of-square",
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC23"],
  closed: true,
  optionDesign: "rotating-ask",
  Easy: inFigure,
  Medium: fromDiagonal,
});

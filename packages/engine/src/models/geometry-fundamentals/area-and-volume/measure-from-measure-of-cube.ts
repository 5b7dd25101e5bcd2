import { type CubeScenario, cubes } from "@sat/content/scenarios/cubes";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { CUBE } from "../../../craft/geometry/cube.ts";
import { right } from "../../../craft/options/option.ts";
import { type Misstep, leadingTo } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { decimalFace, inProse } from "../../../craft/wording/story.ts";
import {
  type Expression,
  type Operand,
  decimal,
  equation,
  power,
  product,
  quotient,
  root,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

/** What may be asked of a cube whose surface area is known, and of one whose volume is. */
const ASKS = {
  surface: ["edge", "face", "perimeter", "volume"],
  volume: ["edge", "face", "sides", "surface"],
} as const;
type Given = keyof typeof ASKS;
type Ask = (typeof ASKS)[Given][number];

interface Measured {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** In tenths of the unit. */
  readonly edge: number;
  readonly given: Given;
  readonly ask: Ask;
}

/** Edges at which two measures are one number, in tenths. */
const ALIKE = [10, 20, 40, 60];

const stock = (): readonly Measured[] =>
  cubes
    .flatMap(({ edges: [from, to, step] }, scenario) =>
      range(0, (to - from) / step).flatMap((at) =>
        (["surface", "volume"] as const).flatMap((given) =>
          ASKS[given].map((ask) => ({ scenario, edge: from + at * step, given, ask })),
        ),
      ),
    )
    .filter(({ edge }) => !ALIKE.includes(edge));

function scenarioOf({ scenario }: Measured): CubeScenario {
  return cubes[scenario] as CubeScenario; // from the stock
}

function edgeOf({ edge }: Measured): Rational {
  return rational(edge, 10);
}

/** A measure of a cube with this edge, as it is worked out. */
function workOf(edge: Operand, ask: Ask): Expression {
  const square = power(edge, 2);
  return {
    edge: product(edge),
    face: square,
    perimeter: times(4, edge),
    sides: times(4, square),
    surface: times(6, square),
    volume: power(edge, 3),
  }[ask];
}

function valueOf(cube: Measured, ask: Ask): Rational {
  return workOut(workOf(edgeOf(cube), ask));
}

/** "volume", and its unit. */
function named(ask: Ask, unit: string): readonly [string, string] {
  return (
    {
      edge: ["length of one edge", unit],
      face: ["area of one face", `square ${unit}`],
      perimeter: ["perimeter of one face", unit],
      sides: ["total area of the four side faces", `square ${unit}`],
      surface: ["surface area", `square ${unit}`],
      volume: ["volume", `cubic ${unit}`],
    } as const
  )[ask];
}

/** How another measure is answered. */
function misstep(cube: Measured, other: Ask): Misstep {
  const { given, ask } = cube;
  const edge = decimal(edgeOf(cube));
  const known = decimal(valueOf(cube, given));
  if (given === "surface" && ask === "edge" && other === "face")
    return {
      code: "power-or-root-left-out",
      deed: "dividing the surface area by $6$ and taking no square root",
      work: quotient(known, 6),
    };
  if (given === "surface" && other === "edge")
    return {
      code: "stopped-early",
      deed: "stopping at the length of one edge",
      work: root(valueOfFace(cube)),
    };
  if (given === "volume" && other === "edge")
    return {
      code: "stopped-early",
      deed: "stopping at the length of one edge",
      work: root(known, 3),
    };
  if (ask === "surface" && other === "sides")
    return {
      code: "term-left-out",
      deed: "counting four faces instead of six",
      work: workOf(edge, other),
    };
  if (ask === "sides" && other === "surface")
    return {
      code: "term-left-out",
      deed: "counting all six faces instead of the four side faces",
      work: workOf(edge, other),
    };
  return {
    code: "another-quantity",
    deed: `finding the ${named(other, "")[0]}`,
    work: workOf(edge, other),
  };
}

function valueOfFace(cube: Measured): Expression {
  return decimal(valueOf(cube, "face"));
}

function toEdge(cube: Measured): Step[] {
  const { unit } = scenarioOf(cube);
  const [known, edge] = [decimal(valueOf(cube, cube.given)), decimal(edgeOf(cube))];
  if (cube.given === "volume")
    return [
      stepThrough(
        `The volume is the cube of the edge $e$, in ${unit}, so take the cube root.`,
        "e",
        root(known, 3),
        edge,
      ),
    ];
  const face = valueOfFace(cube);
  return [
    stepThrough(
      `Divide the surface area by $6$ to find the area $e^{2}$ of one face, in square ${unit}.`,
      power("e", 2),
      quotient(known, 6),
      face,
    ),
    ...(cube.ask === "face"
      ? []
      : [
          stepThrough(
            `Take the square root to find the length $e$ of one edge, in ${unit}.`,
            "e",
            root(face),
            edge,
          ),
        ]),
  ];
}

function stepsOf(cube: Measured): Step[] {
  const { given, ask } = cube;
  const [name, units] = named(ask, scenarioOf(cube).unit);
  if (ask === "edge" || (ask === "face" && given === "surface")) return toEdge(cube);
  return [
    ...toEdge(cube),
    stepThrough(
      `Find the ${name}, in ${units}.`,
      workOf(decimal(edgeOf(cube)), ask),
      decimal(valueOf(cube, ask)),
    ),
  ];
}

/** The surface area or the volume of a cube is given, and another of its measures is asked. */
const fromNumber = stockLevel<Measured>({
  steps: 3,
  context: true,
  stock,
  build: (cube) => {
    const { given, ask } = cube;
    const { what, thing, unit } = scenarioOf(cube);
    const [known, knownUnit] = named(given, unit);
    const [name, units] = named(ask, unit);
    const amount = inProse(valueOf(cube, given));
    const edge = inProse(edgeOf(cube));
    return {
      question: `${what} has the shape of a cube with a ${known} of ${amount} ${knownUnit}. What is the ${name}, in ${units}, of the ${thing}?`,
      options: ASKS[given].map((other) => {
        const face = decimalFace(valueOf(cube, other));
        return other === ask
          ? right(
              face,
              `A cube with an edge of ${edge} ${unit} has a ${known} of ${inline(equation(workOf(decimal(edgeOf(cube)), given), decimal(valueOf(cube, given))))}, in ${knownUnit}.`,
            )
          : leadingTo(face, misstep(cube, other));
      }),
      opening:
        given === "surface"
          ? "The surface of a cube consists of six equal squares, and their side is the edge."
          : "The volume of a cube is the third power of its edge.",
      steps: stepsOf(cube),
      hint:
        given === "surface"
          ? `How many equal faces does the ${thing} have, and what is the area of one of them?`
          : `Which number, multiplied by itself and by itself again, is equal to ${amount}?`,
      tip: "Find the edge of a cube first: every other measure of the cube follows from it.",
      archetype: "SA06",
    };
  },
  facts: (cube) => {
    const { given, ask } = cube;
    const { thing, unit } = scenarioOf(cube);
    const [known, knownUnit] = named(given, unit);
    const [name, units] = named(ask, unit);
    return {
      kind: "value",
      given: [`${FACTS[given]} = ${code(decimal(valueOf(cube, given)))}`],
      where: ["e > 0"],
      ask: FACTS[ask],
      told: [
        `cube ${known} ${inProse(valueOf(cube, given))} ${knownUnit}`,
        `${name} ${units} ${thing}`,
      ],
    };
  },
});

/** Each measure in terms of the edge, with no number that the question does not print. */
const FACTS: Readonly<Record<Ask, string>> = {
  edge: "e",
  face: "e*e",
  perimeter: `${CUBE.edgesOfFace}*e`,
  sides: `${CUBE.edgesOfFace}*e*e`,
  surface: `${CUBE.faces}*e*e`,
  volume: "e*e*e",
};

/** A measure of a cube from its surface area or its volume. */
export const measureFromMeasureOfCube = defineLevels({
  id: "measure-from-measure-of-cube",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA06"],
  closed: true,
  optionDesign: "rotating-ask",
  Medium: fromNumber,
});

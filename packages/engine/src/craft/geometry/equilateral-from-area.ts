import { level } from "../assembly/levels.ts";
import { areDistinct } from "../options/option.ts";
import { rotatingOptions } from "../options/siblings.ts";
import { stepShowing, stepTo } from "../wording/steps.ts";
import {
  type Operand,
  equation,
  power,
  product,
  quotient,
  root,
  times,
} from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { rootText } from "./special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "./square-roots.ts";
import { drawCorners } from "./triangle-letters.ts";

const ASKS = ["side", "altitude", "perimeter", "center"] as const;
type Ask = (typeof ASKS)[number];

const UNITS = ["inches", "feet", "centimeters", "meters"];
const SHAPES = ["triangle", "hexagon"] as const;

interface FromArea {
  readonly shape: (typeof SHAPES)[number];
  readonly letters: string;
  readonly half: number;
  readonly ask: Ask;
  readonly unit: string;
}

const HEXAGONS =
  "ABCDEF GHJKLM JKLMNP KLMNPQ LMNPQR MNPQRS NPQRST PQRSTU QRSTUV RSTUVW STUVWX UVWXYZ".split(" ");

/** A regular figure with sides of 2·half: its area is that many times half²·√3. */
const TRIANGLES = { triangle: 1, hexagon: 6 };

function measure({ shape, half }: Pick<FromArea, "shape" | "half">, ask: Ask): RootForm {
  const isTriangle = shape === "triangle";
  return {
    side: rootForm(2 * half),
    altitude: rootForm(isTriangle ? half : 2 * half, 3),
    perimeter: rootForm((isTriangle ? 6 : 12) * half),
    // From the center to a vertex of the triangle, or to a side of the hexagon.
    center: isTriangle ? rootForm(rational(2 * half, 3), 3) : rootForm(half, 3),
  }[ask];
}

function words(shape: FromArea["shape"], ask: Ask): string {
  const isTriangle = shape === "triangle";
  return {
    side: `the length of one side of the ${shape}`,
    altitude: isTriangle
      ? "the length of an altitude of the triangle"
      : "the distance between two opposite sides of the hexagon",
    perimeter: `the perimeter of the ${shape}`,
    center: isTriangle
      ? "the distance from the center of the triangle to a vertex"
      : "the distance from the center of the hexagon to a side",
  }[ask];
}

/** What is asked, in the words that tell it from the rest. */
function toldOf(shape: FromArea["shape"], ask: Ask): readonly string[] {
  const isTriangle = shape === "triangle";
  return {
    side: ["length of one side"],
    altitude: [isTriangle ? "length of an altitude" : "distance between two opposite sides"],
    perimeter: ["perimeter"],
    center: ["distance from the center", isTriangle ? "to a vertex" : "to a side"],
  }[ask];
}

/** The calculation of each length: of the side from its square, and of the others from the side. */
function workOf({ shape, half }: FromArea, ask: Ask): Operand {
  const altitude = times(quotient(2 * half, 2), root(3));
  const isTriangle = shape === "triangle";
  return {
    side: root(4 * half * half),
    altitude: isTriangle ? altitude : times(2, altitude),
    perimeter: times(isTriangle ? 3 : 6, 2 * half),
    center: isTriangle ? times(quotient(2, 3), altitude) : altitude,
  }[ask];
}

const WHY: Readonly<Record<FromArea["shape"], Readonly<Record<Ask, string>>>> = {
  triangle: {
    side: "With sides of this length, the triangle has the stated area.",
    altitude: "It is the longer leg of a right triangle that is half of the triangle.",
    perimeter: "It is three times the length of a side.",
    center:
      "The center divides each altitude in the ratio $2 : 1$, with the longer part at the vertex.",
  },
  hexagon: {
    side: "With sides of this length, the six triangles have the stated area.",
    altitude: "It is twice the altitude of one of the six triangles.",
    perimeter: "It is six times the length of a side.",
    center: "It is the altitude of one of the six triangles.",
  },
};

const TIPS: Readonly<Record<FromArea["shape"], Readonly<Record<Ask, string>>>> = {
  triangle: {
    side: "Substitute your answer into the formula for the area as a check.",
    altitude: "An altitude is shorter than a side: check your answer against the side.",
    perimeter: "Check at the end whether one side is asked for, or all of them.",
    center: "The center is nearer to a side than to a vertex: check which distance is asked for.",
  },
  hexagon: {
    side: "The sides of the hexagon are also the sides of the six triangles.",
    altitude: "Opposite sides are two altitudes apart, one on each side of the center.",
    perimeter: "Check at the end whether one side is asked for, or all of them.",
    center:
      "From the center to a side is an altitude of one triangle; from the center to a vertex is a side.",
  },
};

/** From the area to the side. */
function sideSteps({ shape, half }: FromArea): Step[] {
  const area = product(half * half, root(3));
  const whole = product(TRIANGLES[shape] * half * half, root(3));
  const square = 4 * half * half;
  return [
    ...(shape === "triangle"
      ? []
      : [
          stepTo(
            "Segments from its center to its vertices split the hexagon into six equilateral triangles. Find the area of one.",
            equation(quotient(whole, 6), area),
          ),
        ]),
    stepShowing(
      "Set the formula equal to the area of the triangle.",
      equation(product(quotient(root(3), 4), power("s", 2)), area),
    ),
    stepShowing(
      "Multiply both sides by $4$ and divide them by $\\sqrt{3}$.",
      equation(power("s", 2), square),
    ),
    stepTo(
      "Take the positive square root to find the length of a side.",
      equation("s", 2 * half),
      `side = ${2 * half}`,
    ),
  ];
}

function lastSteps(item: FromArea): Step[] {
  const { shape, ask, unit } = item;
  if (ask === "side") return [];
  const key = rootTree(measure(item, ask));
  const half = {
    text: "An altitude splits an equilateral triangle into two right triangles. Their sides are in the ratio $1 : \\sqrt{3} : 2$, so an altitude is $\\sqrt{3}$ times half of a side.",
  };
  return [
    ...(ask === "perimeter" ? [] : [half]),
    stepTo(
      `${WHY[shape][ask]} Find ${words(shape, ask)}, in ${unit}.`,
      equation(workOf(item, ask), key),
      `${ask} = ${code(key)}`,
    ),
  ];
}

/** Lengths in an equilateral triangle or a regular hexagon from its area. */
export const equilateralFromArea = level<FromArea>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const shape = chance.pick(SHAPES);
    const isTriangle = shape === "triangle";
    const item = {
      shape,
      letters: isTriangle ? drawCorners(chance).join("") : chance.pick(HEXAGONS),
      half: isTriangle ? 3 * chance.int(1, 60) : chance.int(2, 200),
      ask: chance.pick(ASKS),
      unit: chance.pick(UNITS),
    };
    const wholes = ASKS.map((ask) => measure(item, ask)).filter((form) => form.root === 1);
    chance.require(areDistinct(wholes.map((form) => form.times)), "two options alike");
    return item;
  },
  build: (item) => {
    const { shape, letters, half, ask, unit } = item;
    const isTriangle = shape === "triangle";
    const name = isTriangle ? `Equilateral triangle $${letters}$` : `Regular hexagon $${letters}$`;
    const count = TRIANGLES[shape];
    const area = rootText(rootForm(count * half * half, 3));
    return {
      question: `${name} has an area of $${area}$ square ${unit}. What is ${words(shape, ask)}, in ${unit}?`,
      options: rotatingOptions<Ask>({
        faces: {
          side: rootFace(measure(item, "side")),
          altitude: rootFace(measure(item, "altitude")),
          perimeter: rootFace(measure(item, "perimeter")),
          center: rootFace(measure(item, "center")),
        },
        ask,
        why:
          ask === "side"
            ? WHY[shape].side
            : `It follows from sides of $${2 * half}$ ${unit}, which give the stated area.`,
        slip: (other) => ({
          code: other === "side" ? "stopped-early" : "another-quantity",
          deed: `finding ${words(shape, other)}`,
          work: workOf(item, other),
        }),
      }),
      opening:
        "An equilateral triangle with sides of length $s$ has an area of $\\frac{\\sqrt{3}}{4}s^2$.",
      steps: [...sideSteps(item), ...lastSteps(item)],
      hint: isTriangle
        ? "How does the area of an equilateral triangle depend on the length of its side?"
        : "Into how many equilateral triangles do segments from the center split the hexagon?",
      tip: TIPS[shape][ask],
      archetype: "SC08",
    };
  },
  facts: ({ shape, letters, half, ask, unit }) => {
    const isTriangle = shape === "triangle";
    // A hexagon is made of such triangles, one on each of its sides.
    const parts = isTriangle ? ["part"] : Array.from(letters, () => "part");
    return {
      kind: "value",
      given: [
        `${parts.join(" + ")} = ${TRIANGLES[shape] * half * half}*sqrt(3)`,
        "part = side*height/2",
        "height^2 + (side/2)^2 = side^2",
        `altitude = ${isTriangle ? "" : "2*"}height`,
        `perimeter = ${Array.from(letters, () => "side").join(" + ")}`,
        // Center, vertex and middle of a side make a triangle that is similar to half of the whole.
        isTriangle ? "center/(side/2) = side/height" : "center = height",
      ],
      where: ["side > 0", "height > 0"],
      ask,
      told: [`$${letters}$ area square ${unit}`, ...toldOf(shape, ask), unit],
    };
  },
});

import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { exactly } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, product, quotient, root, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** How many of the six equilateral triangles around the center make up what may be asked. */
const TRIANGLES = { triangle: 1, rhombus: 2, trapezoid: 3, hexagon: 6 } as const;
type Ask = keyof typeof TRIANGLES;
const ASKS = ["triangle", "rhombus", "trapezoid", "hexagon"] as const;

/** A regular hexagon whose sides are twice `half`. */
interface Hexagon {
  readonly half: number;
  readonly unit: string;
  /** Whether its perimeter is given, not the distance from its center to a vertex. */
  readonly perimeter: boolean;
  readonly ask: Ask;
}

const NAMES: Readonly<Record<Ask, string>> = {
  triangle: "the triangle whose vertices are the center and two adjacent vertices of the hexagon",
  rhombus:
    "the quadrilateral whose vertices are the center and three consecutive vertices of the hexagon",
  trapezoid: "the trapezoid whose vertices are four consecutive vertices of the hexagon",
  hexagon: "the hexagon",
};

const COUNTED: Readonly<Record<Ask, string>> = {
  triangle: "one triangle",
  rhombus: "two triangles",
  trapezoid: "three triangles",
  hexagon: "six triangles",
};

function areaOf({ half }: Hexagon, ask: Ask): Expression {
  return product(TRIANGLES[ask] * half * half, root(3));
}

/** So many times half of a side and the height of a triangle. */
function workOf({ half }: Hexagon, ask: Ask): Expression {
  const one = [rational(1, 2), 2 * half, product(half, root(3))];
  return ask === "triangle" ? times(...one) : times(TRIANGLES[ask], ...one);
}

function misstep(hexagon: Hexagon, other: Ask): Misstep {
  const { ask } = hexagon;
  const work = workOf(hexagon, other);
  if (other === "triangle")
    return { code: "stopped-early", deed: "stopping at the area of one triangle", work };
  return {
    code: TRIANGLES[other] < TRIANGLES[ask] ? "term-left-out" : "another-quantity",
    deed: `counting ${COUNTED[other]} instead of ${COUNTED[ask].replace(/ triangles?$/, "")}`,
    work,
  };
}

function steps(hexagon: Hexagon): Step[] {
  const { half, unit, perimeter, ask } = hexagon;
  const side = 2 * half;
  const height = product(half, root(3));
  return [
    perimeter
      ? stepThrough(
          `The six sides are equal, so divide the perimeter by $6$ to find a side, in ${unit}.`,
          quotient(6 * side, 6),
          side,
        )
      : {
          text: `The triangles around the center are equilateral, so a side of the hexagon is $${side}$ ${unit} long too.`,
        },
    stepThrough(
      `The height cuts each triangle into two right triangles with angles of $30^{\\circ}$ and $60^{\\circ}$. It is $\\sqrt{3}$ times half of a side.`,
      times(quotient(side, 2), root(3)),
      height,
    ),
    stepThrough(
      `Find the area of one triangle, in square ${unit}.`,
      workOf(hexagon, "triangle"),
      areaOf(hexagon, "triangle"),
    ),
    ...(ask === "triangle"
      ? []
      : [
          stepThrough(
            `The ${ask === "rhombus" ? "quadrilateral" : ask} consists of ${COUNTED[ask]}, so multiply by $${TRIANGLES[ask]}$.`,
            times(TRIANGLES[ask], areaOf(hexagon, "triangle")),
            areaOf(hexagon, ask),
          ),
        ]),
  ];
}

function givenOf({ half, unit, perimeter }: Hexagon): string {
  return perimeter
    ? `A regular hexagon has a perimeter of ${inline(12 * half)} ${unit}.`
    : `In a regular hexagon, the distance from the center to each vertex is ${inline(2 * half)} ${unit}.`;
}

/** The area of a regular hexagon, or of a part that is some of its six triangles. */
const ofHexagon = stockLevel<Hexagon>({
  steps: 4,
  stock: () =>
    ["inches", "centimeters", "feet", "meters"].flatMap((unit) =>
      range(2, 24).flatMap((half) =>
        [true, false].flatMap((perimeter) => ASKS.map((ask) => ({ half, unit, perimeter, ask }))),
      ),
    ),
  build: (hexagon) => {
    const { half, unit, ask } = hexagon;
    const shown = (other: Ask) =>
      exactly(areaOf(hexagon, other), TRIANGLES[other] * half * half * Math.sqrt(3));
    return {
      question: `${givenOf(hexagon)} What is the area, in square ${unit}, of ${NAMES[ask]}?`,
      options: rotatingOptions<Ask>({
        faces: {
          triangle: shown("triangle"),
          rhombus: shown("rhombus"),
          trapezoid: shown("trapezoid"),
          hexagon: shown("hexagon"),
        },
        ask,
        why: `Each of the six triangles around the center has an area of ${inline(areaOf(hexagon, "triangle"))} square ${unit}, and ${COUNTED[ask]} ${ask === "triangle" ? "is" : "are"} asked for.`,
        slip: (other) => misstep(hexagon, other),
      }),
      opening:
        "Lines from the center to the vertices cut the hexagon into six equilateral triangles.",
      steps: steps(hexagon),
      hint:
        ask === "triangle"
          ? "How long are the sides of this triangle, and what kind of triangle is it?"
          : `Into how many equal triangles do lines from the center cut the hexagon, and how many of them make up ${ask === "hexagon" ? "all of it" : `the ${ask === "rhombus" ? "quadrilateral" : ask}`}?`,
      tip: "Sketch the hexagon with its center, and count the triangles in what is asked for.",
    };
  },
  facts: (hexagon) => {
    const { half, unit, perimeter, ask } = hexagon;
    return {
      kind: "value",
      given: [
        perimeter ? `side + side + side + side + side + side = ${12 * half}` : `side = ${2 * half}`,
        "height*height + (side/2)*(side/2) = side*side",
        "one = side*height/2",
      ],
      where: ["height > 0"],
      ask: Array.from({ length: TRIANGLES[ask] }, () => "one").join(" + "),
      told: [
        perimeter
          ? `regular hexagon perimeter ${inline(12 * half)} ${unit}`
          : `regular hexagon distance center each vertex ${inline(2 * half)} ${unit}`,
        `area square ${unit} ${NAMES[ask]}`,
      ],
    };
  },
});

/** The area of a regular hexagon or of a part of it. */
export const areaOfRegularHexagon = defineLevels({
  id: "area-of-regular-hexagon",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA23"],
  closed: true,
  optionDesign: "rotating-ask",
  Hard: ofHexagon,
});

import { CUBE } from "../../../craft/geometry/cube.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { type Expression, power, product, quotient, root } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../../math/rational.ts";

/** How many edges make up each of the lengths that may be asked. */
const EDGES = { edge: 1, path: 3, perimeter: 4, total: 12 } as const;
type Ask = keyof typeof EDGES;
const ASKS = ["edge", "path", "perimeter", "total"] as const;

/** The edge is (over/under)·letter. */
interface Cube {
  readonly letter: string;
  readonly over: number;
  readonly under: number;
  readonly unit: string;
  /** Whether the surface area is given as 6 times a square, or as one coefficient times the square. */
  readonly asSquare: boolean;
  readonly ask: Ask;
}

const stock = (): readonly Cube[] =>
  ["c", "k", "n", "w"]
    .flatMap((letter) =>
      ["inches", "centimeters", "feet"].flatMap((unit) =>
        [1, 2, 3, 4, 5, 6, 7, 9].flatMap((over) =>
          [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((under) =>
            [true, false].flatMap((asSquare) =>
              ASKS.map((ask) => ({ letter, unit, over, under, asSquare, ask })),
            ),
          ),
        ),
      ),
    )
    .filter(({ over, under }) => over !== under && gcd(over, under) === 1);

function times(value: Rational, letter: string, exponent: number): Expression {
  const top = product(value.num, power(letter, exponent));
  return value.den === 1 ? top : quotient(top, value.den);
}

function measure({ letter, over, under }: Cube, ask: Ask): Expression {
  return times(multiply(EDGES[ask], rational(over, under)), letter, 1);
}

function faceOf({ letter, over, under }: Cube): Expression {
  return times(rational(over * over, under * under), letter, 2);
}

function surface(cube: Cube): Expression {
  const { letter, over, under, asSquare } = cube;
  return asSquare
    ? product(6, power(measure(cube, "edge"), 2))
    : times(rational(6 * over * over, under * under), letter, 2);
}

const NAMES: Readonly<Record<Ask, string>> = {
  edge: "the length of an edge of the cube",
  path: "the total length of the three edges at one corner of the cube",
  perimeter: "the perimeter of one face of the cube",
  total: "the total length of all edges of the cube",
};

/** The surface area of a cube is given with a constant; four lengths of the cube are asked as often. */
const fromSurface = stockLevel<Cube>({
  steps: 4,
  stock,
  build: (cube) => {
    const { letter, unit, ask } = cube;
    const [area, face, edge] = [surface(cube), faceOf(cube), measure(cube, "edge")];
    const shown = (each: Ask) => formula(measure(cube, each));
    return {
      question: `The surface area of a cube, in square ${unit}, is given by the expression ${inline(area)}, where $${letter}$ is a positive constant. Which expression gives ${NAMES[ask]}, in ${unit}?`,
      options: rotatingOptions({
        faces: {
          edge: shown("edge"),
          path: shown("path"),
          perimeter: shown("perimeter"),
          total: shown("total"),
        },
        ask,
        why: `The edge is ${inline(edge)} ${unit}, because six faces of ${inline(face)} square ${unit} make up the surface area.`,
        slip: (other) => ({
          code: other === "edge" ? "stopped-early" : "another-quantity",
          deed: `${other === "edge" ? "stopping at" : "finding"} ${NAMES[other]}`,
          ...(other === "edge" ? {} : { work: product(EDGES[other], edge) }),
        }),
      }),
      opening: "A cube has six equal square faces, so the surface area gives the area of one face.",
      steps: [
        stepThrough(
          `Divide by $6$ to find the area of one face, in square ${unit}.`,
          product(rational(1, 6), area),
          face,
        ),
        stepThrough(
          `A face is a square. Take the positive square root to find an edge, in ${unit}.`,
          root(face),
          edge,
        ),
        ...(ask === "edge"
          ? []
          : [
              stepThrough(
                `Multiply by $${EDGES[ask]}$ to find ${NAMES[ask]}, in ${unit}.`,
                product(EDGES[ask], edge),
                measure(cube, ask),
              ),
            ]),
      ],
      hint: "How many faces does a cube have, and how does the area of one face give an edge?",
      tip: "Check: choose a value of the constant, find the edge from your answer, and compute the surface area.",
      archetype: "PC38",
    };
  },
  facts: (cube) => {
    const { letter, unit, ask } = cube;
    return {
      kind: "equivalent",
      expression: {
        edge: "e",
        path: `${CUBE.directions}*e`,
        perimeter: `${CUBE.edgesOfFace}*e`,
        total: `${CUBE.edges}*e`,
      }[ask],
      where: [`e = sqrt((${code(surface(cube))})/${CUBE.faces})`, `${letter} > 0`],
      told: [
        `surface area of a cube square ${unit} ${inline(surface(cube))} $${letter}$ positive`,
        {
          edge: "length of an edge of the cube",
          path: "length of the three edges at one corner",
          perimeter: "perimeter of one face",
          total: "length of all edges",
        }[ask],
        unit,
      ],
    };
  },
});

/** A length of a cube whose surface area is given with a constant. */
export const edgeOfACubeFromItsArea = defineLevels({
  id: "edge-of-a-cube-from-its-area",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC38"],
  optionDesign: "rotating-ask",
  closed: true,
  Hard: fromSurface,
});

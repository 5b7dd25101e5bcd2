import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { CUBE } from "../../../craft/geometry/cube.ts";
import { formula } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  power,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { gcd, multiply, rational } from "../../../math/rational.ts";

/** How many edges make up each of the lengths that may be asked. */
const LENGTHS = { edge: 1, perimeter: 4, pair: 6, total: 12 } as const;
type Ask = keyof typeof LENGTHS;
const ASKS = ["edge", "perimeter", "pair", "total"] as const;

const NAMES: Readonly<Record<Ask, string>> = {
  edge: "length of one edge of the cube",
  perimeter: "perimeter of one face of the cube",
  pair: "perimeter of the rectangle that two adjacent faces of the cube form side by side when laid flat",
  total: "total length of all edges of the cube",
};

/** The edge is over/under times a letter and a number more, which is 0 or without a fraction. */
interface Lettered {
  readonly letter: string;
  readonly unit: string;
  readonly over: number;
  readonly under: number;
  readonly more: number;
  readonly ask: Ask;
}

/** So many edges, multiplied out. */
function edgesOf({ letter, over, under, more }: Lettered, count: number): Expression {
  const { num, den } = multiply(count, rational(over, under));
  const term = den === 1 ? product(num, letter) : quotient(product(num, letter), den);
  return sum(term, count * more);
}

function letteredMisstep(cube: Lettered, other: Ask): Misstep {
  const edge = edgesOf(cube, 1);
  const work = product(LENGTHS[other], edge);
  if (other === "edge")
    return { code: "stopped-early", deed: "stopping at the length of one edge", work: edge };
  if (other === "pair")
    return { code: "wrong-formula", deed: "counting six edges, as many as there are faces,", work };
  if (other === "total")
    return { code: "wrong-formula", deed: "counting all twelve edges of the cube", work };
  return { code: "another-quantity", deed: "counting the four edges of one face", work };
}

/** The surface area of a cube is an expression, and a length in terms of its letter is asked. */
const fromExpression = level<Lettered>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const isSum = chance.flip();
    const over = isSum ? chance.int(1, 9) : chance.int(1, 15);
    const under = isSum ? 1 : chance.int(2, 15);
    chance.require(gcd(over, under) === 1, "a fraction not in lowest terms");
    return {
      letter: chance.pick(["a", "b", "c", "k", "m", "n", "p", "r", "s", "t", "w", "x"]),
      unit: chance.pick(["inches", "centimeters", "feet", "meters"]),
      over,
      under,
      more: isSum ? chance.int(1, 20) : 0,
      ask: chance.pick(ASKS),
    };
  },
  build: (cube) => {
    const { letter, unit, ask } = cube;
    const edge = edgesOf(cube, 1);
    const area = product(6, power(edge, 2));
    const name = NAMES[ask];
    const faceOf = (other: Ask) => formula(edgesOf(cube, LENGTHS[other]));
    return {
      question: `The surface area, in square ${unit}, of a cube is ${inline(area)}, where $${letter}$ is a positive constant. Which expression gives the ${name}, in ${unit}?`,
      options: rotatingOptions<Ask>({
        faces: {
          edge: faceOf("edge"),
          perimeter: faceOf("perimeter"),
          pair: faceOf("pair"),
          total: faceOf("total"),
        },
        ask,
        why: `One face has an area of ${inline(power(edge, 2))} square ${unit}, so one edge is ${inline(edge)} ${unit} long.`,
        slip: (other) => letteredMisstep(cube, other),
      }),
      opening: "The surface of a cube consists of six equal squares, and their side is the edge.",
      steps: [
        stepThrough(
          `Divide the surface area by $6$ to find the area of one face, in square ${unit}.`,
          quotient(area, 6),
          power(edge, 2),
        ),
        stepThrough(
          `Take the square root to find the length of one edge, in ${unit}.`,
          root(power(edge, 2)),
          edge,
        ),
        ...(ask === "edge"
          ? []
          : [
              stepThrough(
                `${COUNTED[ask]}, so multiply the length of one edge by $${LENGTHS[ask]}$.`,
                times(LENGTHS[ask], edge),
                edgesOf(cube, LENGTHS[ask]),
              ),
            ]),
      ],
      hint: `The surface has six equal faces. What expression in $${letter}$ is the area of one of them?`,
      tip: "Count the edges that make up the length asked for: a face has four, a cube twelve.",
      archetype: "SA24",
    };
  },
  facts: (cube) => {
    const { letter, unit, ask } = cube;
    const area = product(6, power(edgesOf(cube, 1), 2));
    return {
      kind: "equivalent",
      expression: {
        edge: "e",
        perimeter: `${CUBE.edgesOfFace}*e`,
        pair: `${CUBE.faces}*e`,
        total: `${CUBE.edges}*e`,
      }[ask],
      where: [`e = sqrt(M/${CUBE.faces})`, `M = ${code(area)}`, `${letter} > 0`],
      told: [
        `surface area square ${unit} cube ${inline(area)} $${letter}$ positive`,
        `${NAMES[ask]} ${unit}`,
      ],
    };
  },
});

const COUNTED: Readonly<Record<Exclude<Ask, "edge">, string>> = {
  perimeter: "A face has four edges",
  pair: "Six edges surround the rectangle, two along each face and one at each end",
  total: "A cube has twelve edges",
};

/** A length of a cube whose surface area is an expression. */
export const lengthOfCubeFromExpression = defineLevels({
  id: "length-of-cube-from-expression",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA24"],
  optionDesign: "rotating-ask",
  Hard: fromExpression,
});

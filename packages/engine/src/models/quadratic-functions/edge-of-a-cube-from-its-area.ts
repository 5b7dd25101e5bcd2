import { defineLevels, level } from "../../craft/levels.ts";
import { formula } from "../../craft/option.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { paragraphs } from "../../craft/words.ts";
import { type Expression, equation, power, product, quotient } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../math/rational.ts";

const ASKS = ["edge", "perimeter", "face", "volume"] as const;
type Ask = (typeof ASKS)[number];

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

const STOCK: readonly Cube[] = ["a", "k", "n", "w"]
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

function measures({ letter, over, under }: Cube): Record<Ask, Expression> {
  const edge = rational(over, under);
  const face = multiply(edge, edge);
  return {
    edge: times(edge, letter, 1),
    perimeter: times(multiply(4, edge), letter, 1),
    face: times(face, letter, 2),
    volume: times(multiply(face, edge), letter, 3),
  };
}

function surface(cube: Cube): Expression {
  const { letter, over, under, asSquare } = cube;
  return asSquare
    ? product(6, power(measures(cube).edge, 2))
    : times(rational(6 * over * over, under * under), letter, 2);
}

const NAMES: Readonly<Record<Ask, string>> = {
  edge: "the length of an edge of the cube",
  perimeter: "the perimeter of one face of the cube",
  face: "the area of one face of the cube",
  volume: "the volume of the cube",
};

function unitOf({ ask, unit }: Cube): string {
  return { edge: unit, perimeter: unit, face: `square ${unit}`, volume: `cubic ${unit}` }[ask];
}

/** The surface area of a cube is given with a constant; four measures of the cube are asked as often. */
const fromSurface = level<Cube>({
  space: STOCK.length,
  steps: 4,
  draw: (chance) => chance.turn(STOCK),
  build: (cube) => {
    const { letter, unit, ask } = cube;
    const all = measures(cube);
    const area = surface(cube);
    return {
      question: paragraphs(
        `The surface area of a cube, in square ${unit}, is given by the expression ${inline(area)}, where $${letter}$ is a positive constant.`,
        `Which expression gives ${NAMES[ask]}, in ${unitOf(cube)}?`,
      ),
      options: rotatingOptions({
        faces: {
          edge: formula(all.edge),
          perimeter: formula(all.perimeter),
          face: formula(all.face),
          volume: formula(all.volume),
        },
        ask,
        why: `It follows from an edge of ${inline(all.edge)} ${unit}.`,
        slip: (other) => ({
          code: other === "edge" || other === "face" ? "M-STOP" : "M-FORM",
          deed: `computing ${NAMES[other]}`,
        }),
      }),
      opening: "A cube has six equal square faces, so its surface area tells the area of one face.",
      steps: [
        {
          text: `One-sixth of the surface area is the area of a face, ${inline(all.face)} square ${unit}.`,
          claim: code(equation(product(6, all.face), area)),
        },
        ...(ask === "face"
          ? []
          : [
              {
                text: `Its positive square root is the length of an edge, ${inline(all.edge)} ${unit}.`,
                claim: code(equation(power(all.edge, 2), all.face)),
              },
            ]),
        ...(ask === "perimeter" || ask === "volume"
          ? [
              {
                text: `So ${NAMES[ask]} is ${inline(all[ask])} ${unitOf(cube)}.`,
                claim: code(
                  equation(
                    ask === "perimeter" ? product(4, all.edge) : power(all.edge, 3),
                    all[ask],
                  ),
                ),
              },
            ]
          : []),
      ],
      hint: "What is the area of one face? What does it say about an edge?",
      tip: "Check with a number: choose a value of the constant and compute both ways.",
      archetype: "PC38",
    };
  },
  facts: (cube) => {
    const { letter, ask } = cube;
    return {
      kind: "equivalent",
      expression: { edge: "e", perimeter: "4*e", face: "e^2", volume: "e^3" }[ask],
      where: [`e = sqrt((${code(surface(cube))})/6)`, `${letter} > 0`],
    };
  },
});

/** A measure of a cube whose surface area is given with a constant. */
export const edgeOfACubeFromItsArea = defineLevels({
  id: "edge-of-a-cube-from-its-area",
  version: 1,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC38"],
  optionDesign: "rotating-ask",
  closed: true,
  Hard: fromSurface,
});

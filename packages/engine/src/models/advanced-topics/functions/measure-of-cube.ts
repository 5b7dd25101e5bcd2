import { CUBE } from "../../../craft/geometry/cube.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Face, formula } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { type Expression, power, product, quotient } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../../math/rational.ts";

/** Things that may be cubes. */
const OBJECTS = [
  "crate",
  "block of ice",
  "gift box",
  "glass display case",
  "paperweight",
  "planter",
  "storage bin",
  "wax candle",
] as const;

const UNITS = ["inches", "centimeters", "feet"] as const;
const LETTERS = ["a", "b", "c", "k", "n", "p", "r", "x"] as const;

/** How many edges make up each of the lengths that may be asked. */
const EDGES = { edge: 1, corner: 3, perimeter: 4, total: 12 } as const;
type Ask = keyof typeof EDGES;
const ASKS = ["edge", "corner", "perimeter", "total"] as const;

const WORDS: Readonly<Record<Ask, string>> = {
  edge: "the length of one edge",
  corner: "the total length of the three edges at one corner",
  perimeter: "the perimeter of one face",
  total: "the total length of all edges",
};

/** The words by which the questions are told apart. */
const TOLD: Readonly<Record<Ask, string>> = {
  edge: "length one edge",
  corner: "length three edges corner",
  perimeter: "perimeter one face",
  total: "length all edges",
};

interface Cube {
  readonly object: (typeof OBJECTS)[number];
  readonly unit: (typeof UNITS)[number];
  readonly letter: (typeof LETTERS)[number];
  /** The edge is this fraction of the letter. */
  readonly edge: readonly [number, number];
  /** Whether the volume is given, not the surface area. */
  readonly volume: boolean;
  readonly ask: Ask;
}

function times({ letter }: Cube, { num, den }: Rational, exponent = 1): Expression {
  const over = product(num, power(letter, exponent));
  return den === 1 ? over : quotient(over, den);
}

function lengthOf(item: Cube, ask: Ask): Expression {
  return times(item, multiply(EDGES[ask], rational(...item.edge)));
}

function square(item: Cube): Rational {
  const edge = rational(...item.edge);
  return multiply(edge, edge);
}

/** The surface area, or the volume. */
function given(item: Cube): Expression {
  return item.volume
    ? times(item, multiply(square(item), rational(...item.edge)), 3)
    : times(item, multiply(6, square(item)), 2);
}

/** A measure of a cube is given with a constant, and a length is asked. */
const fromAreaOrVolume = level({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const edge = [chance.int(1, 15), chance.int(1, 9)] as const;
    chance.require(gcd(...edge) === 1 && edge[0] + edge[1] > 2, "the edge is not in lowest terms");
    return {
      object: chance.pick(OBJECTS),
      unit: chance.pick(UNITS),
      letter: chance.pick(LETTERS),
      edge,
      volume: chance.flip(),
      ask: chance.pick(ASKS),
    };
  },
  build: (item) => {
    const { object, unit, letter, volume, ask } = item;
    const face = (of: Ask): Face => formula(lengthOf(item, of));
    const edge = face("edge").text;
    const side = inline(times(item, square(item), 2));
    const measure = volume
      ? `volume is ${inline(given(item))} cubic ${unit}`
      : `surface area is ${inline(given(item))} square ${unit}`;
    return {
      question: `A ${object} has the shape of a cube. Its ${measure}, where $${letter}$ is a positive constant. What is ${WORDS[ask]} of the cube, in ${unit}, in terms of $${letter}$?`,
      options: rotatingOptions({
        faces: {
          edge: face("edge"),
          corner: face("corner"),
          perimeter: face("perimeter"),
          total: face("total"),
        },
        ask,
        why: `One edge of the cube is ${edge} ${unit} long${ask === "edge" ? "" : `, and the length asked is $${EDGES[ask]}$ times as long`}.`,
        slip: (other) =>
          other === "edge"
            ? { code: "stopped-early", deed: "stopping at the length of one edge" }
            : {
                code: "another-quantity",
                deed: `working out ${WORDS[other]} instead of ${WORDS[ask]}`,
              },
      }),
      opening: volume
        ? "The volume of a cube is the cube of its edge, so its cube root is the edge."
        : "A cube has six equal square faces, so its surface area gives one face and then the edge.",
      steps: [
        ...(volume
          ? [{ text: `The edge is the cube root of the volume, which is ${edge}.` }]
          : [
              {
                text: `One face has a sixth of the surface area, which is ${side}.`,
                claim: `${code(given(item))} = 6*(${code(times(item, square(item), 2))})`,
              },
              { text: `The edge is the positive square root of this, which is ${edge}.` },
            ]),
        ...(ask === "edge"
          ? [{ text: `So the answer is ${edge}.` }]
          : [
              {
                text: `The length asked is $${EDGES[ask]}$ times the edge, which is ${face(ask).text}.`,
                claim: `${EDGES[ask]}*(${code(lengthOf(item, "edge"))}) = ${code(lengthOf(item, ask))}`,
              },
            ]),
      ],
      hint: volume
        ? "How is the volume of a cube worked out from its edge? Undo it."
        : "How many faces does a cube have? What is the area of one of them?",
      tip: "From any measure of a cube, find the edge first; everything else follows from it.",
    };
  },
  facts: (item) => {
    const { object, unit, letter, volume, ask } = item;
    const measure = inline(given(item));
    return {
      kind: "equivalent",
      expression: {
        edge: "e",
        corner: `${CUBE.directions}*e`,
        perimeter: `${CUBE.edgesOfFace}*e`,
        total: `${CUBE.edges}*e`,
      }[ask],
      where: [
        volume ? `e = root(${CUBE.directions}, M)` : `e = sqrt(M/${CUBE.faces})`,
        `M = ${code(given(item))}`,
        `${letter} > 0`,
      ],
      told: [
        `${object} cube ${volume ? `volume ${measure} cubic` : `surface area ${measure} square`} ${unit}`,
        `$${letter}$ positive ${TOLD[ask]} ${unit} in terms of $${letter}$`,
      ],
    };
  },
});

/** A length of a cube whose surface area or volume is given with a constant. */
export const measureOfCube = defineLevels({
  id: "measure-of-cube",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC38"],
  optionDesign: "rotating-ask",
  Hard: fromAreaOrVolume,
});

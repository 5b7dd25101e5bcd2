import { CUBE } from "../../../craft/geometry/cube.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Face, formula } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  power,
  product,
  quotient,
  root,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

/** Things that may be cubes. */
const OBJECTS = [
  "shipping crate for ceramic tiles",
  "block of ice that is cut from a frozen lake",
  "sample of concrete that is tested for strength",
  "glass case that protects a meteorite",
  "sealed sensor housing of an ocean buoy",
  "planter made of recycled plastic",
  "storage bin in an automated pharmacy",
  "crystal of table salt, shown enlarged in a model,",
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

function part({ letter }: Cube, { num, den }: Rational, exponent = 1): Expression {
  const over = product(num, power(letter, exponent));
  return den === 1 ? over : quotient(over, den);
}

function lengthOf(item: Cube, ask: Ask): Expression {
  return part(item, multiply(EDGES[ask], rational(...item.edge)));
}

function square(item: Cube): Rational {
  const edge = rational(...item.edge);
  return multiply(edge, edge);
}

/** The surface area, or the volume. */
function given(item: Cube): Expression {
  return item.volume
    ? part(item, multiply(square(item), rational(...item.edge)), 3)
    : part(item, multiply(6, square(item)), 2);
}

/** How another length is answered: a wrong number of edges, or none. */
function misstep(item: Cube, other: Ask): Misstep {
  if (other === "edge")
    return { code: "stopped-early", deed: "stopping at the length of one edge" };
  return {
    code: "another-quantity",
    deed: `finding ${WORDS[other]}`,
    work: times(EDGES[other], lengthOf(item, "edge")),
  };
}

function solution(item: Cube): Step[] {
  const { volume, ask, unit } = item;
  const edge = lengthOf(item, "edge");
  const face = part(item, square(item), 2);
  const first = volume
    ? [
        { text: "The volume is the third power of the length of an edge." },
        stepThrough("So take the cube root of the volume.", root(given(item), 3), edge),
      ]
    : [
        stepThrough(
          "Divide the surface area by $6$ to find the area of one face.",
          times(rational(1, 6), given(item)),
          face,
        ),
        stepThrough(
          "Take the square root of this area to find the length of an edge.",
          root(face),
          edge,
        ),
      ];
  if (ask === "edge") return [...first, { text: `So one edge is ${inline(edge)} ${unit} long.` }];
  return [
    ...first,
    stepThrough(
      `Find ${WORDS[ask]}, which is $${EDGES[ask]}$ times as long.`,
      times(EDGES[ask], edge),
      lengthOf(item, ask),
    ),
    { text: `So the answer, in ${unit}, is ${inline(lengthOf(item, ask))}.` },
  ];
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
    const measure = volume
      ? `volume is ${inline(given(item))} cubic ${unit}`
      : `surface area is ${inline(given(item))} square ${unit}`;
    return {
      question: `A ${object} has the shape of a cube whose ${measure}, where $${letter}$ is a positive constant. What is ${WORDS[ask]} of the cube, in ${unit}, in terms of $${letter}$?`,
      options: rotatingOptions<Ask>({
        faces: {
          edge: face("edge"),
          corner: face("corner"),
          perimeter: face("perimeter"),
          total: face("total"),
        },
        ask,
        why:
          ask === "edge"
            ? `A cube with this edge has the given ${volume ? "volume" : "surface area"}.`
            : `It is $${EDGES[ask]}$ times the length of an edge, which is ${edge} ${unit}.`,
        slip: (other) => misstep(item, other),
      }),
      opening: volume
        ? "The length of an edge is the cube root of the volume of a cube."
        : "The surface of a cube is made of six equal squares, whose side is the edge.",
      steps: solution(item),
      hint: volume
        ? "Which power of the length of an edge is equal to the volume of a cube?"
        : "How many faces does a cube have, and what is the area of one of them here?",
      tip:
        ask === "edge"
          ? `Find the ${volume ? "volume" : "surface area"} of a cube with your edge to check it.`
          : "Find the length of one edge of a cube first; its other measures follow from it.",
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
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC38"],
  optionDesign: "rotating-ask",
  Hard: fromAreaOrVolume,
});

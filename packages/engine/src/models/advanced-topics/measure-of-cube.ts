import { defineLevels, level } from "../../craft/levels.ts";
import { type Face, formula } from "../../craft/option.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { type Expression, power, product, quotient } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import { gcd, multiply, rational } from "../../math/rational.ts";

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

const UNITS = ["inches", "centimeters", "feet", "meters"] as const;
const LETTERS = ["a", "b", "c", "d", "k", "m", "n", "p", "r", "s", "x"] as const;

const ASKS = ["perimeter", "edges", "face", "volume"] as const;
type Ask = (typeof ASKS)[number];

interface Cube {
  readonly object: (typeof OBJECTS)[number];
  readonly unit: (typeof UNITS)[number];
  readonly letter: (typeof LETTERS)[number];
  /** The edge is this fraction of the letter. */
  readonly edge: readonly [number, number];
  readonly ask: Ask;
}

function edgeOf({ edge }: Cube) {
  return rational(...edge);
}

function times({ letter }: Cube, number: ReturnType<typeof rational>, exponent = 1): Expression {
  const { num, den } = number;
  const over = product(num, power(letter, exponent));
  return den === 1 ? over : quotient(over, den);
}

const WORDS: Readonly<Record<Ask, string>> = {
  perimeter: "the perimeter of one face",
  edges: "the total length of all its edges",
  face: "the area of one face",
  volume: "the volume",
};

function unitOf({ unit }: Cube, ask: Ask): string {
  if (ask === "face") return `square ${unit}`;
  return ask === "volume" ? `cubic ${unit}` : unit;
}

function measure(item: Cube, ask: Ask): Expression {
  const edge = edgeOf(item);
  if (ask === "perimeter") return times(item, multiply(4, edge));
  if (ask === "edges") return times(item, multiply(12, edge));
  const area = multiply(edge, edge);
  return ask === "face" ? times(item, area, 2) : times(item, multiply(area, edge), 3);
}

function surface(item: Cube): Expression {
  const edge = edgeOf(item);
  return times(item, multiply(6, multiply(edge, edge)), 2);
}

/** The surface area of a cube is given with a constant, and another measure of it is asked. */
const fromSurface = level({
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
      ask: chance.pick(ASKS),
    };
  },
  build: (item) => {
    const { object, unit, letter, ask } = item;
    const face = (of: Ask): Face => formula(measure(item, of));
    const edge = inline(times(item, edgeOf(item)));
    const side = inline(measure(item, "face"));
    const last = {
      perimeter: `One face has four edges, so its perimeter is ${face("perimeter").text}.`,
      edges: `A cube has twelve edges, so their total length is ${face("edges").text}.`,
      face: `So the area of one face is ${face("face").text}; its side is ${edge}.`,
      volume: `The volume is the cube of this, ${face("volume").text}.`,
    };
    return {
      question: `A ${object} has the shape of a cube. Its surface area is ${inline(surface(item))} square ${unit}, where $${letter}$ is a positive constant. What is ${WORDS[ask]}, in ${unitOf(item, ask)}, in terms of $${letter}$?`,
      options: rotatingOptions({
        faces: {
          perimeter: face("perimeter"),
          edges: face("edges"),
          face: face("face"),
          volume: face("volume"),
        },
        ask,
        why: `An edge of the cube is ${edge} ${unit} long.`,
        slip: (other) => ({
          code: ask === "volume" || other === "volume" ? "M-FORM" : "M-OTHER",
          deed: `working out ${WORDS[other]} instead of ${WORDS[ask]}`,
        }),
      }),
      opening:
        "A cube has six equal faces, so the surface area gives one face, and that gives the edge.",
      steps: [
        {
          text: `One face has a sixth of the surface area, which is ${side}.`,
          claim: `${code(surface(item))} = 6*(${code(measure(item, "face"))})`,
        },
        ...(ask === "face"
          ? []
          : [{ text: `The edge is the positive square root of this, which is ${edge}.` }]),
        { text: last[ask] },
      ],
      hint: "How many faces does a cube have? What is the area of one of them?",
      tip: "From any measure of a cube, find the edge first; everything else follows from it.",
    };
  },
  facts: (item) => {
    const edge = "sqrt(S/6)";
    const asked: Readonly<Record<Ask, string>> = {
      perimeter: `4*${edge}`,
      edges: `12*${edge}`,
      face: `${edge}^2`,
      volume: `${edge}^3`,
    };
    return {
      kind: "equivalent",
      expression: asked[item.ask],
      where: [`S = ${code(surface(item))}`, `${item.letter} > 0`],
    };
  },
});

/** A measure of a cube whose surface area is given by a polynomial. */
export const measureOfCube = defineLevels({
  id: "measure-of-cube",
  version: 1,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC38"],
  optionDesign: "rotating-ask",
  Hard: fromSurface,
});

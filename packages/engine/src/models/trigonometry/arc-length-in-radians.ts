import { piFace, timesPi } from "../../craft/geometry/angle-values.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { formula } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import { type Expression, negative, product, quotient, sum } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import {
  type Rational,
  isInteger,
  multiply,
  rational,
  subtract,
  toNumber,
} from "../../math/rational.ts";

interface Arc {
  readonly letters: readonly [center: string, A: string, B: string];
  /** The central angle as a multiple of π. */
  readonly angle: Rational;
  /** The radius or the diameter. */
  readonly length: number;
  /** Whether the radius is given and not the diameter; whether the minor arc is asked and not the major one. */
  readonly at: Twists;
}

const DENOMINATORS = [3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20];
const ANGLES: readonly Rational[] = DENOMINATORS.flatMap((den) =>
  Array.from({ length: den - 1 }, (_, at) => rational(at + 1, den)).filter(
    // A smaller angle would set the minor arc far apart from the major one.
    (angle) => angle.den === den && 3 * angle.num > den,
  ),
);

function arcOf(
  { angle, length }: Pick<Arc, "angle" | "length">,
  { first, second }: Twists,
): Rational {
  const part = second ? angle : subtract(2, angle);
  return multiply(part, rational(length, first ? 1 : 2));
}

/** The minor or the major arc from the central angle in radians. */
const fromAngle = level<Arc>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const [P = "", A = "", B = ""] = drawPoints(chance, 3);
    const angle = chance.pick(ANGLES);
    const length = 2 * angle.den * chance.int(1, Math.floor(90 / angle.den));
    const arcs = siblingAnswers((at) => arcOf({ angle, length }, at));
    chance.require(arcs.every(isInteger) && new Set(arcs.map(toNumber)).size === 4, "arcs alike");
    return { letters: [P, A, B], angle, length, at: twists(chance) };
  },
  build: (item) => {
    const { letters, angle, length, at } = item;
    const [P, A, B] = letters;
    const [shown, part] = [tex(timesPi(angle)), at.second ? angle : subtract(2, angle)];
    const key = arcOf(item, at);
    const radius = at.first ? length : length / 2;
    const arc = at.second ? "minor" : "major";
    return {
      question: `A circle has center $${P}$ and a ${at.first ? "radius" : "diameter"} of $${length}$ inches. Points $${A}$ and $${B}$ lie on the circle, and the measure of angle $${A}${P}${B}$ is $${shown}$ radians. What is the length, in inches, of ${arc} arc $${A}${B}$?`,
      options: siblingOptions({
        at,
        answer: (each) => arcOf(item, each),
        show: piFace,
        why: `The ${arc} arc belongs to an angle of ${inline(timesPi(part))} radians, and the radius is $${radius}$ inches.`,
        slips: [
          {
            code: "radius-for-diameter",
            deed: at.first
              ? "halving the given length, which is the radius already,"
              : "using the diameter as the radius",
          },
          {
            code: "another-quantity",
            deed: at.second ? "finding the major arc" : "finding the minor arc",
          },
        ],
      }),
      opening: "In radians, an arc is as long as the radius times its central angle.",
      steps: [
        ...(at.first
          ? []
          : [
              {
                text: `The radius is half of $${length}$, so it is $${radius}$ inches.`,
                claim: `radius = ${radius}`,
              },
            ]),
        ...(at.second
          ? []
          : [
              {
                text: `The major arc belongs to the rest of a full turn: $2\\pi - ${shown} = ${tex(timesPi(part))}$.`,
                claim: `2*pi - ${code(timesPi(angle))} = ${code(timesPi(part))}`,
              },
            ]),
        {
          text: `So the arc is $${radius} \\cdot ${tex(timesPi(part))} = ${tex(timesPi(key))}$ inches long.`,
          claim: `${radius}*${code(timesPi(part))} = ${code(timesPi(key))}`,
        },
      ],
      hint: "How many radii long is an arc whose central angle measures one radian?",
      tip: "Check two things before you multiply: radius or diameter, minor arc or major arc.",
    };
  },
  facts: ({ angle, length, at }) => ({
    kind: "value",
    given: [
      at.first ? `radius = ${length}` : `2*radius = ${length}`,
      `minor/(2*pi*radius) = ${code(angle)}/2`,
      "minor + major = 2*pi*radius",
    ],
    ask: at.second ? "minor" : "major",
    told: [
      `center ${at.first ? "radius" : "diameter"} ${length} inches`,
      `angle $${tex(timesPi(angle))}$ radians`,
      `length inches ${at.second ? "minor" : "major"} arc`,
    ],
  }),
});

interface Sector {
  readonly letters: readonly [center: string, A: string, B: string];
  readonly letter: string;
  readonly radius: number;
  /** Whether the perimeter is given and not the arc alone; whether the angle of the rest of the circle is asked. */
  readonly at: Twists;
}

const LETTERS = ["k", "m", "n", "p", "s", "t"];

function angleOf({ letter, radius }: Sector, { first, second }: Twists): Expression {
  const arc = first ? sum(letter, -2 * radius) : letter;
  const angle = quotient(arc, radius);
  return second ? sum(product(2, "pi"), negative(angle)) : angle;
}

/** The central angle in terms of a constant that is the arc, or the whole perimeter of the sector. */
const withConstant = level<Sector>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const [P = "", A = "", B = ""] = drawPoints(chance, 3);
    return {
      letters: [P, A, B],
      letter: chance.pick(LETTERS),
      radius: chance.int(2, 40),
      at: twists(chance),
    };
  },
  build: (item) => {
    const { letters, letter, radius, at } = item;
    const [P, A, B] = letters;
    const arc = at.first ? `${letter} - ${2 * radius}` : letter;
    const minor = angleOf(item, { ...at, second: false });
    return {
      question: `Points $${A}$ and $${B}$ lie on a circle with center $${P}$ and a radius of $${radius}$ centimeters. The ${at.first ? `perimeter of the sector bounded by radii $${P}${A}$ and $${P}${B}$ and minor arc $${A}${B}$` : `length of minor arc $${A}${B}$`} is $${letter}$ centimeters, where $${letter}$ is a constant. Which of the following gives the measure, in radians, of the central angle of ${at.second ? "major" : "minor"} arc $${A}${B}$?`,
      options: siblingOptions({
        at,
        answer: (each) => angleOf(item, each),
        show: formula,
        why: `The minor arc is $${arc}$ centimeters long, and the radius is $${radius}$ centimeters.`,
        slips: [
          {
            code: "meaning-misread",
            deed: at.first
              ? "taking the perimeter of the sector for the length of its arc"
              : "taking away two radii, as if a perimeter were given,",
          },
          {
            code: "another-quantity",
            deed: at.second
              ? "giving the angle of the minor arc"
              : "giving the angle of the major arc",
          },
        ],
      }),
      opening: "In radians, a central angle is the length of its arc divided by the radius.",
      steps: [
        {
          text: at.first
            ? `Two radii of $${radius}$ and the arc make up the perimeter, so the arc is $${arc}$.`
            : `The arc is given: $${letter}$ centimeters.`,
        },
        {
          text: `The angle of the minor arc is ${inline(minor)}.`,
          claim: `minor = ${code(minor)}`,
        },
        ...(at.second
          ? [
              {
                text: `The major arc has the rest of a full turn, ${inline(angleOf(item, at))}.`,
                claim: `2*pi - minor = ${code(angleOf(item, at))}`,
              },
            ]
          : []),
      ],
      hint: "Write the length of the arc alone first. How does the angle follow from it and the radius?",
      tip: "The perimeter of a sector holds two radii besides the arc.",
    };
  },
  facts: ({ letter, radius, at }) => ({
    kind: "equivalent",
    expression: "asked",
    where: [
      `asked = ${at.second ? "2*pi - minor" : "minor"}`,
      `minor = arc/${radius}`,
      at.first ? `arc = ${letter} - 2*${radius}` : `arc = ${letter}`,
    ],
    told: [
      `center radius ${radius} centimeters`,
      `${at.first ? "perimeter" : "length"} minor arc $${letter}$ centimeters`,
      `radians ${at.second ? "major" : "minor"} arc`,
    ],
  }),
});

/** The length of an arc, or its central angle, in radians. */
export const arcLengthInRadians = defineLevels({
  id: "arc-length-in-radians",
  version: 2,
  topic: "trigonometry",
  skill: "S.D",
  archetypes: ["SD04"],
  optionDesign: "orbit",
  Medium: fromAngle,
  Hard: withConstant,
});

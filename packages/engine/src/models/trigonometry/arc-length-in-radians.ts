import { timesPi, piFace } from "../../craft/geometry/angle-values.ts";
import { type Arc, arcOf, arcSlips, arcSteps } from "../../craft/geometry/arcs.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { formula } from "../../craft/options/option.ts";
import { drawPoints } from "../../craft/geometry/point-letters.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { stepTo } from "../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { type Rational, isInteger, rational, subtract, toNumber } from "../../math/rational.ts";
import type { Step } from "../../model.ts";

const DENOMINATORS = [3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20];
const ANGLES: readonly Rational[] = DENOMINATORS.flatMap((den) =>
  Array.from({ length: den - 1 }, (_, at) => rational(at + 1, den)).filter(
    // A smaller angle would set the minor arc far apart from the major one.
    (angle) => angle.den === den && 3 * angle.num > den,
  ),
);

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
    const [shown, arc] = [tex(timesPi(angle)), at.second ? "minor" : "major"];
    const part = at.second ? angle : subtract(2, angle);
    const radius = at.first ? length : length / 2;
    return {
      question: `A circle has center $${P}$ and a ${at.first ? "radius" : "diameter"} of $${length}$ inches. Points $${A}$ and $${B}$ lie on the circle, and the measure of angle $${A}${P}${B}$ is $${shown}$ radians. What is the length, in inches, of ${arc} arc $${A}${B}$?`,
      options: siblingOptions({
        at,
        answer: (each) => arcOf(item, each),
        show: piFace,
        why: `The ${arc} arc has a central angle of ${inline(timesPi(part))} radians, in a circle with a radius of $${radius}$ inches.`,
        ...arcSlips(item),
      }),
      opening: "In radians, the length of an arc is equal to the radius times the central angle.",
      steps: arcSteps(item),
      hint: `Is the given length the radius or the diameter? Does angle $${A}${P}${B}$ belong to the ${arc} arc?`,
      tip: at.second
        ? "The length of a minor arc is less than half of the circumference: check your answer against it."
        : "The length of a major arc is more than half of the circumference: check your answer against it.",
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
  /** Whether the perimeter is given and not a path with one radius; whether the angle of the major arc is asked. */
  readonly at: Twists;
}

const LETTERS = ["k", "m", "n", "p", "s", "t"];

function angleOf({ letter, radius }: Sector, { first, second }: Twists): Expression {
  const arc = sum(letter, first ? -2 * radius : -radius);
  const angle = quotient(arc, radius);
  return second ? sum(product(2, "pi"), negative(angle)) : angle;
}

function sectorSlips({ at }: Sector): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const other = at.second ? "minor" : "major";
  const radii = at.first
    ? "subtracting only one radius from the perimeter"
    : "subtracting two radii from the length of the path, which has one,";
  return {
    slips: [
      { code: at.first ? "term-left-out" : "wrong-formula", deed: radii },
      { code: "another-quantity", deed: `finding the central angle of the ${other} arc` },
    ],
    corner: {
      code: "another-quantity",
      deed: `finding the central angle of the ${other} arc with ${at.first ? "one radius" : "two radii"} subtracted`,
    },
  };
}

function sectorSteps(item: Sector): Step[] {
  const { letters, letter, radius, at } = item;
  const [, A, B] = letters;
  const arc = sum(letter, at.first ? -2 * radius : -radius);
  const minor = angleOf(item, { ...at, second: false });
  const major = angleOf(item, { ...at, second: true });
  const found = `arc = ${code(arc)}`;
  return [
    at.first
      ? stepTo(
          `The perimeter is made of two radii and arc $${A}${B}$. Subtract the two radii to find the length of the arc.`,
          equation(sum(letter, times(-2, radius)), arc),
          found,
        )
      : {
          text: `The path is made of one radius and arc $${A}${B}$. Subtract the radius: the length of the arc, in centimeters, is ${inline(arc)}.`,
          claim: found,
        },
    {
      text: `Divide by the radius to find the central angle of minor arc $${A}${B}$, in radians.\n\n${inline(minor)}`,
      claim: `minor = ${code(minor)}`,
    },
    ...(at.second
      ? [
          {
            text: `Subtract from a full turn of $2\\pi$ radians to find the central angle of the major arc, in radians.\n\n${inline(major)}`,
            claim: `2*pi - minor = ${code(major)}`,
          },
        ]
      : []),
  ];
}

/** The central angle in terms of a constant that is a perimeter, or a path along one radius and the arc. */
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
    const [whole, arc] = [at.second ? "major" : "minor", `minor arc $${A}${B}$`];
    const given = at.first
      ? `The perimeter of the sector bounded by radii $${P}${A}$ and $${P}${B}$ and ${arc} is $${letter}$ centimeters`
      : `A path runs from $${P}$ to $${A}$ along a radius and then from $${A}$ to $${B}$ along ${arc}. The length of the path is $${letter}$ centimeters`;
    return {
      question: `Points $${A}$ and $${B}$ lie on a circle with center $${P}$ and a radius of $${radius}$ centimeters. ${given}, where $${letter}$ is a constant. Which of the following gives the measure, in radians, of the central angle of ${whole} arc $${A}${B}$?`,
      options: siblingOptions({
        at,
        answer: (each) => angleOf(item, each),
        show: formula,
        why: `The length of the minor arc is ${inline(sum(letter, at.first ? -2 * radius : -radius))} centimeters${at.second ? ", and the two central angles make a full turn" : ""}.`,
        ...sectorSlips(item),
      }),
      opening: "In radians, a central angle is the length of its arc divided by the radius.",
      steps: sectorSteps(item),
      hint: at.first
        ? `Which three parts make up the perimeter of the sector? Which of them is arc $${A}${B}$?`
        : `Which two parts make up the path? Which of them is arc $${A}${B}$?`,
      tip: at.first
        ? "The perimeter of a sector includes two radii besides the arc: subtract both."
        : "Write a given length as a sum of its parts before you divide by the radius.",
    };
  },
  facts: ({ letter, radius, at }) => ({
    kind: "equivalent",
    expression: "asked",
    where: [
      `asked = ${at.second ? "2*pi - minor" : "minor"}`,
      `minor = arc/${radius}`,
      `arc = ${letter} - ${at.first ? "2*" : ""}${radius}`,
    ],
    told: [
      `center radius ${radius} centimeters`,
      at.first
        ? `perimeter minor arc $${letter}$ centimeters`
        : `path along radius minor arc length path $${letter}$ centimeters`,
      `radians ${at.second ? "major" : "minor"} arc`,
    ],
  }),
});

/** The length of an arc, or its central angle, in radians. */
export const arcLengthInRadians = defineLevels({
  id: "arc-length-in-radians",
  version: 4,
  topic: "trigonometry",
  skill: "S.D",
  archetypes: ["SD04"],
  optionDesign: "orbit",
  Medium: fromAngle,
  Hard: withConstant,
});

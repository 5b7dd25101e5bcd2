import { type CylinderScenario, cylinderHeights } from "@sat/content/scenarios/cylinder-heights";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  type Operand,
  power,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

interface Cylinder {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly letter: string;
  /** Whether the height is so much more than the radius or the diameter, not so many times as great. */
  readonly isMore: boolean;
  readonly count: number;
  /** The twists: whether the volume is asked, not the area of the curved side; whether the height compares with the radius. */
  readonly at: Twists;
}

const BOTH = [true, false];

const stock = (): readonly Cylinder[] =>
  cylinderHeights.flatMap(({ more, times: often }, scenario) =>
    BOTH.flatMap((isMore) =>
      range(...(isMore ? more : often)).flatMap((count) =>
        ["r", "x"].flatMap((letter) =>
          BOTH.flatMap((first) =>
            BOTH.map((second) => ({ scenario, letter, isMore, count, at: { first, second } })),
          ),
        ),
      ),
    ),
  );

function scenarioOf({ scenario }: Cylinder): CylinderScenario {
  return cylinderHeights[scenario] as CylinderScenario; // from the stock
}

/** The height in terms of the radius. */
function heightOf({ letter, isMore, count }: Cylinder, { second }: Twists): Expression {
  const compared = product(second ? 1 : 2, letter);
  return isMore ? sum(compared, count) : product(count, compared);
}

/** The formula with what stands for the height, not multiplied. */
function workOf({ letter }: Cylinder, { first }: Twists, height: Operand): Expression {
  return first ? times("pi", power(letter, 2), height) : times(2, "pi", letter, height);
}

/** The volume, or the area of the curved side, in terms of the radius. */
function measureOf(cylinder: Cylinder, at: Twists): Expression {
  const { letter, isMore, count } = cylinder;
  const [factor, exponent] = at.first ? [1, 2] : [2, 1];
  if (isMore) return product(factor, "pi", power(letter, exponent), heightOf(cylinder, at));
  return product(factor * count * (at.second ? 1 : 2), "pi", power(letter, exponent + 1));
}

/** "volume, in cubic feet,". */
function askedOf(cylinder: Cylinder): string {
  const { unit } = scenarioOf(cylinder);
  return cylinder.at.first
    ? `volume, in cubic ${unit},`
    : `area, in square ${unit}, of the curved side`;
}

function optionsOf(cylinder: Cylinder) {
  const { letter, at } = cylinder;
  const { unit } = scenarioOf(cylinder);
  const height = inline(heightOf(cylinder, at));
  const other = at.second ? "diameter" : "radius";
  const measure = at.first ? "area of the curved side" : "volume";
  const shown = (each: Twists) => workOf(cylinder, each, heightOf(cylinder, each));
  const [area, height2] = [
    { first: !at.first, second: at.second },
    { first: at.first, second: !at.second },
  ];
  return siblingOptions({
    at,
    answer: (each) => measureOf(cylinder, each),
    show: formula,
    why: at.first
      ? `The base has an area of $\\pi ${letter}^{2}$ square ${unit}, and the height is ${height} ${unit}.`
      : `The base has a circumference of $2\\pi ${letter}$ ${unit}, and the height is ${height} ${unit}.`,
    slips: [
      { code: "another-quantity", deed: `finding the ${measure}`, work: shown(area) },
      {
        code: "radius-for-diameter",
        deed: `comparing the height with the ${other}`,
        work: shown(height2),
      },
    ],
    corner: {
      code: "another-quantity",
      deed: `finding the ${measure} with a height that is compared with the ${other}`,
      work: shown({ first: !at.first, second: !at.second }),
    },
  });
}

function stepsOf(cylinder: Cylinder): Step[] {
  const { letter, isMore, count, at } = cylinder;
  const { unit } = scenarioOf(cylinder);
  const compared = product(at.second ? 1 : 2, letter);
  const named = at.second ? "the radius" : `the diameter, $2${letter}$`;
  const height = heightOf(cylinder, at);
  return [
    isMore
      ? stepThrough(
          `The height, in ${unit}, is $${count}$ more than ${named}, so add $${count}$.`,
          height,
        )
      : stepThrough(
          `The height, in ${unit}, is $${count}$ times ${named}, so multiply by $${count}$.`,
          times(count, compared),
          height,
        ),
    {
      text: at.first
        ? `The volume is the area of the base, $\\pi ${letter}^{2}$, times the height.`
        : `Unrolled, the curved side is a rectangle. Its area is the circumference of the base, $2\\pi ${letter}$, times the height.`,
    },
    stepThrough(
      `Multiply to find the ${at.first ? `volume, in cubic ${unit}` : `area, in square ${unit}`}.`,
      workOf(cylinder, at, height),
      measureOf(cylinder, at),
    ),
  ];
}

/** A height is told in terms of the radius, and a measure in terms of it is asked. */
const measureFromRadius = stockLevel<Cylinder>({
  steps: 3,
  context: true,
  stock,
  build: (cylinder) => {
    const { letter, isMore, count, at } = cylinder;
    const { what, thing, unit } = scenarioOf(cylinder);
    const compared = at.second ? "radius" : "diameter";
    return {
      question: `${what} has the shape of a right circular cylinder with a radius of $${letter}$ ${unit} and a height that is ${isMore ? `${count} ${unit} greater than` : `${count} times`} its ${compared}. Which expression gives the ${askedOf(cylinder)} of the ${thing} in terms of $${letter}$?`,
      options: optionsOf(cylinder),
      opening: "Write the height in terms of the radius, and substitute it in the formula.",
      steps: stepsOf(cylinder),
      hint: `The ${compared} is ${at.second ? "" : "$2$ times "}$${letter}$ ${unit} long. How high is the ${thing}, in terms of $${letter}$?`,
      tip: isMore
        ? "Keep the height in parentheses: the whole of it is a factor of the product."
        : "Count the factors: the height brings in the radius one more time.",
    };
  },
  facts: (cylinder) => {
    const { letter, isMore, count, at } = cylinder;
    const { thing, unit } = scenarioOf(cylinder);
    const compared = at.second ? letter : `${letter} + ${letter}`;
    return {
      kind: "equivalent",
      expression: at.first ? "V" : "A",
      where: [
        at.first ? `V = pi*${letter}*${letter}*h` : `A = pi*(${letter} + ${letter})*h`,
        isMore ? `h = ${compared} + ${count}` : `h = ${count}*(${compared})`,
      ],
      told: [
        `right circular cylinder radius $${letter}$ ${unit}`,
        `height ${isMore ? `${count} ${unit} greater than` : `${count} times`} ${at.second ? "radius" : "diameter"}`,
        `${askedOf(cylinder)} ${thing} in terms of $${letter}$`,
      ],
    };
  },
});

/** The volume of a cylinder, or the area of its curved side, whose height is told in terms of its radius. */
export const volumeInTermsOfRadius = defineLevels({
  id: "volume-in-terms-of-radius",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA21"],
  closed: true,
  optionDesign: "orbit",
  Hard: measureFromRadius,
});

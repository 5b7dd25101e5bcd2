import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type ShapeScenario, cylinders } from "@sat/content/scenarios/shapes";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { product } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";

interface Can {
  readonly scenario: ShapeScenario;
  /** The radius or the diameter. */
  readonly size: number;
  readonly height: number;
}

function canFigure({ size, height }: Can, isRadius: boolean): SolidFigure {
  const name = isRadius ? "radius" : "diameter";
  return {
    kind: "solid",
    solid: "cylinder",
    labels: { [name]: `$${size}$`, height: `$${height}$` },
    alt: `A right circular cylinder. The ${name} of its base is labeled $${size}$, and its height is labeled $${height}$.`,
  };
}

function cans(scenario: ShapeScenario): Can[] {
  return range(scenario.from, scenario.to).flatMap((height) =>
    range(1, 10)
      .map((half) => ({ scenario, size: 2 * half, height }))
      .filter(({ size }) => 4 * size > height && size < 2 * height),
  );
}

/** The twists: whether the radius is known, and whether the volume is asked. */
const volumeOrSide = siblingStock<Can>({
  steps: 3,
  context: true,
  stock: () => cylinders.flatMap(cans),
  answer: ({ size, height }, { first, second }) => {
    const radius = first ? size : size / 2;
    return (second ? radius * radius : 2 * radius) * height;
  },
  show: multipleOfPi,
  word: (can, at, key) => {
    const { scenario, size, height } = can;
    const { thing, unit } = scenario;
    const radius = at.first ? size : size / 2;
    return {
      question: `The figure represents a ${thing} in the shape of a right circular cylinder, with a ${at.first ? "radius" : "diameter"} of $${size}$ ${unit} and a height of $${height}$ ${unit}. ${at.second ? `What is the volume, in cubic ${unit}, of the ${thing}?` : `The curved side of the ${thing} is to be covered completely, without overlap. What area, in square ${unit}, is to be covered?`}`,
      figure: canFigure(can, at.first),
      why: at.second
        ? "It is the area of the base times the height."
        : "Unrolled, the curved side is a rectangle as long as the circumference.",
      slips: [
        {
          code: "radius-for-diameter",
          deed: at.first ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
        },
        {
          code: "another-quantity",
          deed: at.second ? "finding the area of the curved side" : "finding the volume",
        },
      ],
      opening: at.second
        ? "The volume of a cylinder is $\\pi r^2 h$."
        : "Unrolled, the curved side of a cylinder is a rectangle.",
      steps: [
        ...(at.first
          ? []
          : [
              {
                text: `The radius is $\\frac{${size}}{2} = ${radius}$ ${unit}.`,
                claim: `${size}/2 = ${radius}`,
              },
            ]),
        at.second
          ? {
              text: `So the volume is $\\pi(${radius})^{2}(${height})$, which is ${multipleOfPi(key).text} cubic ${unit}.`,
              claim: `pi*${radius}^2*${height} = ${code(product(key, "pi"))}`,
            }
          : {
              text: `It is as long as the circumference, $2\\pi(${radius})$ ${unit}, and $${height}$ ${unit} high: ${multipleOfPi(key).text} square ${unit}.`,
              claim: `2*pi*${radius}*${height} = ${code(product(key, "pi"))}`,
            },
      ],
      hint: at.second
        ? "How large is the circle at the bottom?"
        : "What shape does the curved side have when it is unrolled?",
      tip: "The formula for the volume is on the reference sheet; the curved side is $2\\pi r h$.",
      archetype: "SA07",
    };
  },
  facts: ({ scenario: { thing, unit }, size, height }, { first, second }) => ({
    kind: "solid",
    parts: [{ solid: "cylinder", radius: first ? `${size}` : `${size}/2`, height: `${height}` }],
    measure: second ? "volume" : "side",
    told: [
      `${thing} ${first ? "radius" : "diameter"} ${size} ${unit} height ${height} ${unit}`,
      second ? `volume cubic ${unit}` : `curved side area square ${unit}`,
    ],
  }),
});

/** The volume or the curved side of a cylinder. */
export const volumeOrSideOfCylinder = defineLevels({
  id: "volume-or-side-of-cylinder",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA07"],
  closed: true,
  optionDesign: "orbit",
  Medium: volumeOrSide,
});

import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { unitFor } from "../../../craft/geometry/units.ts";
import { product } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational, toNumber } from "../../../math/rational.ts";

const UNITS = ["inches", "feet", "centimeters", "meters"];

interface Filled {
  readonly unit: string;
  /** The radius or the diameter. */
  readonly size: number;
  /** The volume, in multiples of pi. */
  readonly volume: number;
}

const filledStock = () =>
  UNITS.flatMap((unit) =>
    range(2, 20).flatMap((size) =>
      range(1, 9).map((times): Filled => ({ unit, size, volume: size * size * times })),
    ),
  );

function filledFigure({ size }: Filled, isCylinder: boolean, isRadius: boolean): SolidFigure {
  const name = isRadius ? "radius" : "diameter";
  const solid = isCylinder ? "cylinder" : "cone";
  return {
    kind: "solid",
    solid,
    labels: { [name]: `$${size}$`, height: "$h$" },
    alt: `A right circular ${solid}. The ${name} of its base is labeled $${size}$, and its height is labeled $h$.`,
  };
}

/** The twists: whether the solid is a cylinder or a cone, and whether the radius is known. */
const heightForVolume = siblingStock<Filled>({
  steps: 3,
  stock: filledStock,
  answer: ({ size, volume }, { first, second }) =>
    rational((first ? 1 : 3) * (second ? 1 : 4) * volume, size * size),
  word: (filled, at, key) => {
    const { unit, size, volume } = filled;
    const solid = at.first ? "cylinder" : "cone";
    const radius = rational(size, at.second ? 1 : 2);
    const third = at.first ? "" : "\\frac{1}{3}";
    const all = inline(product(volume, "pi"));
    return {
      question: `The right circular ${solid} shown has a volume of ${all} cubic ${unit}, and the ${at.second ? "radius" : "diameter"} of its base is $${size}$ ${unit}. What is the height $h$, in ${unit}, of the ${solid}?`,
      figure: filledFigure(filled, at.first, at.second),
      why: "With this height the formula gives the volume.",
      slips: [
        {
          code: "wrong-formula",
          deed: at.first ? "using the formula for a cone" : "using the formula for a cylinder",
        },
        {
          code: "radius-for-diameter",
          deed: at.second ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
        },
      ],
      opening: at.first
        ? "The volume of a cylinder is $\\pi r^2 h$."
        : "The volume of a cone is $\\frac{1}{3}\\pi r^2 h$, a third of that of a cylinder.",
      steps: [
        {
          text: `The radius is $${tex(radius)}$ ${unitFor(toNumber(radius), unit)}, so $${third}\\pi\\left(${tex(radius)}\\right)^{2}h = ${tex(product(volume, "pi"))}$.`,
        },
        {
          text: `Solved for $h$, this gives ${inline(key)}.`,
          claim: `(${code(radius)})^2*${toNumber(key)} = ${(at.first ? 1 : 3) * volume}`,
        },
      ],
      hint: `Which formula gives the volume of a ${solid}? Which of its letters do you know?`,
      tip: "Put your answer back into the formula: it must give the volume.",
      archetype: at.first ? "SA08" : "SA09",
    };
  },
  facts: ({ unit, size, volume }, { first, second }) => ({
    kind: "solid",
    parts: [
      { solid: first ? "cylinder" : "cone", radius: second ? `${size}` : `${size}/2`, height: "h" },
    ],
    measure: "volume",
    unknown: "h",
    equals: `${volume}*pi`,
    told: [
      `${first ? "cylinder" : "cone"} volume cubic ${unit}`,
      `${second ? "radius" : "diameter"} ${size} ${unit} height $h$ ${unit}`,
    ],
  }),
});

/** The height of a cylinder or cone from its volume. */
export const heightFromVolume = defineLevels({
  id: "height-from-volume",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA08", "SA09"],
  closed: true,
  optionDesign: "orbit",
  Medium: heightForVolume,
});

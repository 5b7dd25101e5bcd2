import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { product } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { toNumber } from "../../../math/rational.ts";

const UNITS = ["inches", "feet", "centimeters", "meters", "millimeters"];

interface Composite {
  readonly unit: string;
  /** The radius or the diameter, a multiple of 6. */
  readonly size: number;
  readonly height: number;
}

const composites = () =>
  UNITS.flatMap((unit) =>
    range(1, 6).flatMap((times) =>
      range(6 * times + 1, 36 * times).flatMap((height): Composite[] =>
        height <= 90 ? [{ unit, size: 6 * times, height }] : [],
      ),
    ),
  );

function compositeFigure(
  { size, height }: Composite,
  isOnTop: boolean,
  isRadius: boolean,
): SolidFigure {
  const name = isRadius ? "radius" : "diameter";
  return {
    kind: "solid",
    solid: isOnTop ? "domed-cylinder" : "hollowed-cylinder",
    labels: { [name]: `$${size}$`, height: `$${height}$` },
    alt: `A right circular cylinder ${isOnTop ? "with a hemisphere on top" : "with a hemisphere hollowed out of its top"}; both have the same radius. The ${name} is labeled $${size}$, and the height of the cylinder is labeled $${height}$.`,
  };
}

/** The twists: whether the hemisphere is added or taken out, and whether the radius is known. */
const withHemisphere = siblingStock<Composite>({
  steps: 4,
  stock: composites,
  answer: ({ size, height }, { first, second }) => {
    const radius = second ? size : size / 2;
    const half = (2 * radius * radius * radius) / 3;
    return radius * radius * height + (first ? half : -half);
  },
  show: multipleOfPi,
  word: (composite, at, key) => {
    const { unit, size, height } = composite;
    const radius = at.second ? size : size / 2;
    const [cylinder, half] = [radius * radius * height, (2 * radius ** 3) / 3];
    return {
      question: `The solid shown is ${at.first ? "made of a right circular cylinder and a hemisphere on top of it" : "a right circular cylinder from which a hemisphere has been hollowed out at the top"}. The hemisphere and the cylinder have the same ${at.second ? "radius" : "diameter"}, $${size}$ ${unit}, and the cylinder has a height of $${height}$ ${unit}. What is the volume, in cubic ${unit}, of the solid?`,
      figure: compositeFigure(composite, at.first, at.second),
      why: `It is the volume of the cylinder ${at.first ? "and" : "without"} that of the hemisphere.`,
      slips: [
        {
          code: "opposite-operation",
          deed: at.first
            ? "subtracting the hemisphere instead of adding it"
            : "adding the hemisphere instead of subtracting it",
        },
        {
          code: "radius-for-diameter",
          deed: at.second ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
        },
      ],
      opening: at.first
        ? "The solid is a cylinder and half of a sphere."
        : "The solid is a cylinder without half of a sphere.",
      steps: [
        ...(at.second
          ? []
          : [{ text: `The radius of both is $\\frac{${size}}{2} = ${radius}$ ${unit}.` }]),
        {
          text: `The cylinder's volume is $\\pi(${radius})^{2}(${height}) = ${tex(product(cylinder, "pi"))}$.`,
          claim: `${radius}^2*${height} = ${cylinder}`,
        },
        {
          text: `The hemisphere's volume is $\\frac{1}{2} \\cdot \\frac{4}{3}\\pi(${radius})^{3} = ${tex(product(half, "pi"))}$.`,
          claim: `(2/3)*${radius}^3 = ${half}`,
        },
        {
          text: `The ${at.first ? "sum" : "difference"} is ${multipleOfPi(key).text} cubic ${unit}.`,
          claim: `${cylinder} ${at.first ? "+" : "-"} ${half} = ${toNumber(key)}`,
        },
      ],
      hint: "Which two solids is it made of? Is one of them added, or taken away?",
      tip: "Find the parts of a composite solid one by one, each with its own formula.",
      archetype: "SA10",
    };
  },
  facts: ({ unit, size, height }, { first, second }) => {
    const radius = second ? `${size}` : `${size}/2`;
    return {
      kind: "solid",
      parts: [
        { solid: "cylinder", radius, height: `${height}` },
        first ? { solid: "hemisphere", radius } : { solid: "hemisphere", radius, cut: true },
      ],
      measure: "volume",
      told: [
        first ? "hemisphere on top" : "hemisphere hollowed out at the top",
        `same ${second ? "radius" : "diameter"} ${size} ${unit} cylinder height ${height} ${unit}`,
        `volume cubic ${unit}`,
      ],
    };
  },
});

/** The volume of a cylinder with half a sphere added or taken out. */
export const cylinderAndHemisphere = defineLevels({
  id: "cylinder-and-hemisphere",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA10"],
  closed: true,
  optionDesign: "orbit",
  Hard: withHemisphere,
});

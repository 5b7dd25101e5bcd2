import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../craft/levels.ts";
import { range } from "../../craft/ranges.ts";
import { siblingStock } from "../../craft/sibling-level.ts";
import { LENGTH_UNITS } from "../../craft/units.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

interface Box {
  readonly unit: string;
  /** The side of the base, or its area. */
  readonly base: number;
  /** The height, or the volume. */
  readonly size: number;
}

/** Boxes on a square base; the twists: whether its side is known, and whether the height is. */
function stockOf(unit: string): Box[] {
  return range(2, 9).flatMap((base) =>
    range(1, 20).map((times) => ({ unit, base, size: base * base * times })),
  );
}

function figure({ base, size }: Box, isSide: boolean, isHeight: boolean): SolidFigure {
  const labels = {
    ...(isSide ? { width: `$${base}$`, depth: `$${base}$` } : {}),
    height: isHeight ? `$${size}$` : "$h$",
  };
  return {
    kind: "solid",
    solid: "prism",
    labels,
    alt: `A right rectangular prism with a square base. ${isSide ? `The sides of the base are labeled $${base}$. ` : ""}The height is labeled ${labels.height}.`,
  };
}

/** The volume from the height, or the height from the volume. */
const onSquareBase = siblingStock<Box>({
  steps: 2,
  stock: LENGTH_UNITS.flatMap(stockOf).filter(
    ({ base, size }) => base * base * size < 6_000 && size < 300,
  ),
  answer: ({ base, size }, { first, second }) => {
    const area = first ? base * base : base;
    return second ? area * size : rational(size, area);
  },
  word: (box, at, key) => {
    const { unit, base, size } = box;
    const area = at.first ? base * base : base;
    const known = at.first
      ? `has sides of $${base}$ ${unit}`
      : `has an area of $${base}$ square ${unit}`;
    const other = at.second
      ? `a height of $${size}$ ${unit}`
      : `a volume of $${size}$ cubic ${unit}`;
    return {
      question: `The right rectangular prism shown has ${other}, and its square base ${known}. What is the ${at.second ? `volume, in cubic ${unit},` : `height $h$, in ${unit},`} of the prism?`,
      figure: figure(box, at.first, at.second),
      why: "The volume is the area of the base times the height.",
      slips: [
        {
          code: "M-SQ",
          deed: at.first
            ? `taking $${base}$ as the area of the base`
            : `squaring $${base}$ as if it were the side of the base`,
        },
        {
          code: "M-INV",
          deed: at.second
            ? `dividing as if $${size}$ were the volume`
            : `multiplying as if $${size}$ were the height`,
        },
      ],
      opening: "The volume of a prism is the area of its base times its height.",
      steps: [
        ...(at.first
          ? [
              {
                text: `The area of the base is $${base}^{2} = ${area}$ square ${unit}.`,
                claim: `${base}^2 = ${area}`,
              },
            ]
          : []),
        at.second
          ? {
              text: `The volume is $${area} \\cdot ${size} = ${tex(key)}$ cubic ${unit}.`,
              claim: `${area}*${size} = ${code(key)}`,
            }
          : {
              text: `So $${area}h = ${size}$, and the height is $\\frac{${size}}{${area}}$, which is ${inline(key)} ${unit}.`,
              claim: `${area}*${code(key)} = ${size}`,
            },
      ],
      hint: "How large is the base? How does the height turn its area into a volume?",
      tip: "Square units measure a base, cubic units a volume.",
    };
  },
  facts: ({ base, size }, { first, second }) => {
    const side = first ? `${base}` : `sqrt(${base})`;
    const prism = { solid: "box", width: side, depth: side } as const;
    return second
      ? { kind: "solid", parts: [{ ...prism, height: `${size}` }], measure: "volume" }
      : {
          kind: "solid",
          parts: [{ ...prism, height: "h" }],
          measure: "volume",
          unknown: "h",
          equals: `${size}`,
        };
  },
});

/** The volume or height of a box on a square base. */
export const volumeOfBox = defineLevels({
  id: "volume-of-box",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA05"],
  closed: true,
  optionDesign: "orbit",
  Easy: onSquareBase,
});

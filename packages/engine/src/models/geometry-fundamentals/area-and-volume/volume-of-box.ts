import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { divide, rational } from "../../../math/rational.ts";

interface Container {
  readonly thing: string;
  readonly unit: string;
  /** The greatest plausible height. */
  readonly tallest: number;
}

/** Containers whose base may be a few units of length wide, or of area large. */
const CONTAINERS: readonly Container[] = [
  { thing: "vase", unit: "inches", tallest: 20 },
  { thing: "candle mold", unit: "centimeters", tallest: 30 },
  { thing: "water tank", unit: "feet", tallest: 24 },
  { thing: "rain barrel", unit: "feet", tallest: 8 },
  { thing: "bottle", unit: "centimeters", tallest: 32 },
  { thing: "measuring vessel", unit: "centimeters", tallest: 40 },
  { thing: "storage jar", unit: "inches", tallest: 18 },
  { thing: "glass column", unit: "inches", tallest: 36 },
];

interface Box extends Container {
  /** The side of the base, or its area. */
  readonly base: number;
  /** The height, or the volume. */
  readonly size: number;
  readonly isHeight: boolean;
}

/** Boxes on a square base; the twists: whether its side is known, and whether all of the box is meant. */
function stockOf(container: Container): Box[] {
  return range(3, 8).flatMap((base) => [
    ...range(base, container.tallest).map((size) => ({ ...container, base, size, isHeight: true })),
    ...range(2, Math.floor(container.tallest / (2 * base))).map((times) => ({
      ...container,
      base,
      size: base * base * times,
      isHeight: false,
    })),
  ]);
}

function figure({ base, size, isHeight }: Box, isSide: boolean): SolidFigure {
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

function question({ thing, unit, size, isHeight }: Box, isWhole: boolean): string {
  if (isHeight) {
    return isWhole
      ? `What is the volume, in cubic ${unit}, of the ${thing}?`
      : `It is filled with water to half its height. What is the volume, in cubic ${unit}, of the water?`;
  }
  const content = isWhole
    ? `The volume of the ${thing} is ${inline(size)} cubic ${unit}.`
    : `When the ${thing} is filled to half its height, it holds ${inline(size)} cubic ${unit} of water.`;
  return `${content} What is the height $h$, in ${unit}, of the ${thing}?`;
}

/** What is said of the height and the volume. */
function toldOf(
  { unit, size, isHeight }: Pick<Box, "unit" | "size" | "isHeight">,
  isWhole: boolean,
) {
  if (isHeight) {
    const half = isWhole ? "" : "filled half its height";
    return [`height ${size} ${unit}`, half, `volume cubic ${unit}`];
  }
  const content = isWhole
    ? `volume ${size} cubic ${unit}`
    : `half its height ${size} cubic ${unit}`;
  return [content, `height ${unit}`];
}

/** The volume from the height, or the height from the volume. */
const onSquareBase = siblingStock<Box>({
  steps: 2,
  context: true,
  stock: () => CONTAINERS.flatMap(stockOf),
  answer: ({ base, size, isHeight }, { first, second }) => {
    const area = first ? base * base : base;
    const part = rational(1, second ? 1 : 2);
    return isHeight ? rational(area * size, second ? 1 : 2) : divide(rational(size, area), part);
  },
  word: (box, at, key) => {
    const { thing, unit, base, size, isHeight } = box;
    const area = at.first ? base * base : base;
    const known = at.first
      ? `has sides of $${base}$ ${unit}`
      : `has an area of $${base}$ square ${unit}`;
    const height = isHeight ? `, and its height is $${size}$ ${unit}` : "";
    const half = at.second ? "" : "\\frac{1}{2} \\cdot ";
    return {
      question: `A ${thing} has the shape of the right rectangular prism shown. Its square base ${known}${height}. ${question(box, at.second)}`,
      figure: figure(box, at.first),
      why: "A volume is the area of the base times the height.",
      slips: [
        {
          code: "power-or-root-left-out",
          deed: at.first
            ? `taking $${base}$ as the area of the base`
            : `squaring $${base}$ as if it were the side of the base`,
        },
        at.second
          ? { code: "half-for-whole", deed: `using only half of the ${thing}` }
          : { code: "half-for-whole", deed: `taking the whole ${thing} as filled` },
      ],
      opening: "The volume of a prism is the area of its base times its height.",
      steps: [
        ...(at.first
          ? [
              {
                text: `The area of the base is $${base}^{2} = ${area}$ square ${unit}.`,
                claim: `area = ${area}`,
              },
            ]
          : []),
        isHeight
          ? {
              text: `The volume ${at.second ? `of the ${thing}` : "of the water"} is $${half}${area} \\cdot ${size} = ${tex(key)}$ cubic ${unit}.`,
              claim: `asked = ${code(key)}`,
            }
          : {
              text: `So $${half}${area}h = ${tex(size)}$, which gives a height of ${inline(key)} ${unit}.`,
              claim: `h = ${code(key)}`,
            },
      ],
      hint: "How large is the base? How does the height turn its area into a volume?",
      tip: "Square units measure a base, cubic units a volume.",
    };
  },
  facts: ({ thing, unit, base, size, isHeight }, { first, second }) => ({
    kind: "value",
    given: [
      `area = ${first ? `${base}^2` : base}`,
      `asked = area*h${second ? "" : "/2"}`,
      `${isHeight ? "h" : "asked"} = ${size}`,
    ],
    ask: isHeight ? "asked" : "h",
    told: [
      `${thing} square base`,
      first ? `sides ${base} ${unit}` : `area ${base} square ${unit}`,
      ...toldOf({ unit, size, isHeight }, second),
    ],
  }),
});

/** The volume or height of a box on a square base, all of it or half. */
export const volumeOfBox = defineLevels({
  id: "volume-of-box",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA05"],
  closed: true,
  optionDesign: "orbit",
  Easy: onSquareBase,
});

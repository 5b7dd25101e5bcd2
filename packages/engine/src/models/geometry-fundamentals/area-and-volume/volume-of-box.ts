import { type Vessel, vessels } from "@sat/content/scenarios/vessels";
import type { SolidFigure } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Box extends Vessel {
  /** The side of the base, or its area. */
  readonly base: number;
  /** The height, or the volume. */
  readonly size: number;
  readonly isHeight: boolean;
}

/** Boxes on a square base; the twists: whether its side is known, and whether all of the box is meant. */
function stockOf(container: Vessel): Box[] {
  return range(3, 8).flatMap((base) => [
    ...range(base, container.tallest).map((size) => ({ ...container, base, size, isHeight: true })),
    ...range(2, Math.floor(container.tallest / (2 * base))).map((multiple) => ({
      ...container,
      base,
      size: base * base * multiple,
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

const HALF = rational(1, 2);

function missteps(
  { thing, base, isHeight }: Box,
  at: Twists,
): Record<"base" | "part" | "both", Misstep> {
  const area = at.first
    ? `using $${base}$ as the area of the base`
    : `squaring $${base}$ as if it were the side of the base`;
  const filled = isHeight
    ? `using the full height instead of half of it`
    : `setting the volume of the full ${thing} equal to that of the water`;
  const part = at.second ? `treating the ${thing} as only half full` : filled;
  return {
    base: { code: "power-or-root-left-out", deed: area },
    part: { code: "half-for-whole", deed: part },
    both: { code: "power-or-root-left-out", deed: `${area} and ${part}` },
  };
}

/** The steps from the area of the base to the volume. */
function stepsToVolume(
  { thing, unit, size }: Box,
  at: Twists,
  area: number,
  key: Rational | number,
): Step {
  return stepTo(
    at.second
      ? `Multiply by the height to find the volume of the ${thing}, in cubic ${unit}.`
      : `Multiply by half of the height to find the volume of the water, in cubic ${unit}.`,
    equation(at.second ? times(area, size) : times(area, HALF, size), key),
    `asked = ${code(key)}`,
  );
}

/** The steps from the area of the base to the height. */
function stepsToHeight(
  { thing, size }: Box,
  at: Twists,
  area: number,
  key: Rational | number,
): Step[] {
  const whole = equation(product(area, "h"), at.second ? size : 2 * size);
  return [
    ...(at.second
      ? [
          stepTo(
            `Set the area of the base times the height equal to the volume of the ${thing}.`,
            whole,
          ),
        ]
      : [
          stepTo(
            "Set the area of the base times half of the height equal to the volume of the water.",
            equation(times(area, HALF, "h"), size),
          ),
          stepTo("Multiply both sides by $2$.", whole),
        ]),
    stepTo(`Divide both sides by $${area}$.`, equation("h", key)),
  ];
}

function steps(box: Box, at: Twists, key: Rational | number): Step[] {
  const { unit, base, isHeight } = box;
  const area = at.first ? base * base : base;
  return [
    at.first
      ? stepTo(
          `Square the side of the base to find its area, in square ${unit}.`,
          equation(times(base, base), area),
          `area = ${area}`,
        )
      : {
          text: `The area of the base is given, so $${base}$ is not squared.`,
          claim: `area = ${area}`,
        },
    ...(isHeight ? [stepsToVolume(box, at, area, key)] : stepsToHeight(box, at, area, key)),
  ];
}

/** The volume from the height, or the height from the volume. */
const onSquareBase = siblingStock<Box>({
  steps: 2,
  context: true,
  stock: () => vessels.flatMap(stockOf),
  work: ({ base, size, isHeight }, { first, second }) => {
    const area = first ? [base, base] : [base];
    if (isHeight) return times(...(second ? [] : [HALF]), ...area, size);
    return quotient(second ? size : times(2, size), first ? times(...area) : base);
  },
  word: (box, at, key) => {
    const { thing, placed, unit, base, size, isHeight } = box;
    const slips = missteps(box, at);
    const known = at.first
      ? `has sides of $${base}$ ${unit}`
      : `has an area of $${base}$ square ${unit}`;
    const height = isHeight ? ` and the height is $${size}$ ${unit}` : "";
    return {
      question: `A ${thing} ${placed} has the shape of the right rectangular prism shown, where the square base ${known}${height}. ${question(box, at.second)}`,
      figure: figure(box, at.first),
      why: `The base has ${at.first ? `sides of $${base}$ ${unit}, so its area is their product` : `an area of $${base}$ square ${unit} already`}${at.second ? "" : ", and the water has only half of the height"}.`,
      slips: [slips.base, slips.part],
      corner: slips.both,
      opening: "The volume of a prism is the area of its base times its height.",
      steps: steps(box, at, key),
      hint: `Is $${base}$ the side of the base or its area${at.second ? "" : `, and is the ${thing} full`}?`,
      tip: "Square units measure the area of a base, and cubic units measure a volume.",
    };
  },
  facts: ({ thing, placed, unit, base, size, isHeight }, { first, second }) => ({
    kind: "value",
    given: [
      `area = ${first ? `${base}^2` : base}`,
      `asked = area*h${second ? "" : "/2"}`,
      `${isHeight ? "h" : "asked"} = ${size}`,
    ],
    ask: isHeight ? "asked" : "h",
    told: [
      `${thing} ${placed} square base`,
      first ? `sides ${base} ${unit}` : `area ${base} square ${unit}`,
      ...toldOf({ unit, size, isHeight }, second),
    ],
  }),
});

/** The volume or height of a box on a square base, all of it or half. */
export const volumeOfBox = defineLevels({
  id: "volume-of-box",
  version: 6,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA05"],
  closed: true,
  optionDesign: "orbit",
  Easy: onSquareBase,
});

import { anyPose, posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingAnswers } from "../../../craft/options/siblings.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { quotient, times } from "../../../math/expression.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

import { type Figure, ofRhombus } from "./area-of-rhombus-or-half.ts";

const HALF = rational(1, 2);

interface Based extends Figure {
  /** Two sides that meet. */
  readonly sides: readonly [number, number];
  /** The height, or the area. */
  readonly size: number;
  readonly isHeight: boolean;
}

/** The side that the height is perpendicular to, and the other. */
function baseOf({ sides: [one, other] }: Based, { second }: Twists): readonly [number, number] {
  return second ? [one, other] : [other, one];
}

/** How far the square of the foot's distance from the first corner is beyond that of the base. */
function footBeyond(based: Based, at: Twists): number {
  const [base, slanted] = baseOf(based, at);
  const height = based.isHeight ? based.size : ((at.first ? 2 : 1) * based.size) / base;
  return slanted ** 2 - height ** 2 - base ** 2;
}

type Points = Parameters<typeof posed>[0];

function trianglePoints(names: string, foot: string, isInside: boolean): Points {
  const [A = "", B = "", C = ""] = names;
  const across = isInside ? 2.4 : 6.6;
  return { [A]: [0, 0], [B]: [isInside ? 7 : 4.2, 0], [C]: [across, 4], [foot]: [across, 0] };
}

function parallelogramPoints(names: string, foot: string, isInside: boolean): Points {
  const [A = "", B = "", C = "", D = ""] = names;
  const [base, across] = isInside ? [6.4, 2.2] : [4, 3.2];
  return {
    [A]: [0, 0],
    [B]: [base, 0],
    [C]: [base + across, 3.6],
    [D]: [across, 3.6],
    [foot]: [isInside ? across : base + across, 0],
  };
}

/** The twists: whether the figure is a triangle, and which side is its base. */
function figure(based: Based, at: Twists) {
  const { names, pose, size, isHeight } = based;
  const [A = "", B = "", C = "", D = ""] = names;
  const foot = "Z";
  const isInside = footBeyond(based, at) < 0;
  const points: Points = at.first
    ? trianglePoints(names, foot, isInside)
    : parallelogramPoints(names, foot, isInside);
  const top = at.first ? C : D;
  // A height from the nearer corner would cross the side across.
  const upper = isInside ? top : C;
  const [base, slanted] = baseOf(based, at);
  const lines = {
    [A + B]: `${base}`,
    [A + top]: `${slanted}`,
    [B + C]: "",
    ...(at.first ? {} : { [C + D]: "" }),
    ...(isInside ? {} : { [B + foot]: "" }),
  };
  const height = isHeight ? `${size}` : "h";
  const shape = at.first ? `Triangle $${A}${B}${C}$` : `Parallelogram $${A}${B}${C}${D}$`;
  return sketch({
    unnamed: foot,
    points: posed(points, pose),
    lines: { ...lines, [upper + foot]: height },
    rightAngles: [`${A}${foot}${upper}`],
    alt: `${shape} with side $${A}${B}$ labeled $${base}$ and side $${A}${top}$ labeled $${slanted}$. The height from $${upper}$, perpendicular to ${isInside ? "" : "the extension of "}$${A}${B}$, is labeled $${height}$.`,
  });
}

/** Sides and a height that is shorter than either, though not by much. */
function withHeight(chance: Chance): Pick<Based, "sides" | "size"> {
  const shorter = chance.int(6, 32);
  const longer = chance.int(shorter + 1, Math.min(40, Math.floor((shorter - 1) / 0.6)));
  const size = chance.int(Math.ceil(0.6 * longer), shorter - 1);
  return { sides: [longer, shorter], size };
}

/** Sides and an area that give a height shorter than either, of whichever figure. */
function withArea(chance: Chance): Pick<Based, "sides" | "size"> {
  const [unit, one, other] = [chance.int(3, 14), chance.int(1, 7), chance.int(1, 7)];
  chance.require(one > other, "the same two sides in the other order");
  chance.require(gcd(one, other) === 1 && Math.max(one, other) < 3 * Math.min(one, other), "sides");
  const sides = [unit * one, unit * other] as const;
  const multiple = Math.ceil(unit / 2) - 1;
  chance.require(
    Math.max(...sides) <= 60 && 3 * multiple >= unit && multiple * Math.min(one, other) > 1,
    "too long or flat",
  );
  return { sides, size: unit * one * other * multiple };
}

/** The other figure, on the side that is not the base. */
function cornerDeed({ isHeight, size }: Based, isTriangle: boolean, base: string): string {
  const other = isTriangle ? "parallelogram" : "triangle";
  return isHeight
    ? `finding the area of a ${other} with base ${base} and a height of $${size}$`
    : `finding the height of a ${other} with base ${base} and this area`;
}

function steps(based: Based, at: Twists, key: Rational | number): Step[] {
  const { names, unit, size, isHeight } = based;
  const [base] = baseOf(based, at);
  const half = at.first ? "\\frac{1}{2} \\cdot " : "";
  return [
    {
      text: "The base must be perpendicular to the height. Find the right angle, on a side or on its extension.",
    },
    {
      text: `The height is perpendicular to side $${names.slice(0, 2)}$, so that side is the base: $${base}$ ${unit}.`,
      claim: `base = ${base}`,
    },
    ...(isHeight
      ? [
          {
            text: `The height is $${size}$ ${unit}. Substitute both into the formula for the area.\n\n$${half}${base} \\cdot ${size} = ${at.first ? `\\frac{1}{2} \\cdot ${tex(base * size)} = ` : ""}${tex(key)}$`,
            claim: `area = ${code(key)}`,
          },
        ]
      : [
          {
            text: `Set the formula for the area equal to the given area.\n\n$${half}${base}h = ${tex(size)}$`,
            claim: `${base}*h = ${at.first ? 2 * size : size}`,
          },
          ...(at.first
            ? [
                {
                  text: `Multiply both sides by $2$.\n\n$${base}h = ${tex(2 * size)}$`,
                  claim: `${base}*h = ${2 * size}`,
                },
              ]
            : []),
          {
            text: `Divide both sides by $${base}$.\n\n$h = \\frac{${(at.first ? 2 : 1) * size}}{${base}} = ${tex(key)}$`,
            claim: `h = ${code(key)}`,
          },
        ]),
  ];
}

/** The area from the height, or the height from the area. */
const ofTriangleOrParallelogram = siblingLevel<Based>({
  space: 500_000,
  steps: 2,
  numbers: (chance) => {
    const isHeight = chance.flip();
    const based = {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      pose: anyPose(chance),
      isHeight,
      ...(isHeight ? withHeight(chance) : withArea(chance)),
    };
    const isSlanted = siblingAnswers((at) => footBeyond(based, at)).every((beyond) => beyond !== 0);
    chance.require(isSlanted, "a right triangle");
    return based;
  },
  work: (based, at) => {
    const [base] = baseOf(based, at);
    const { size } = based;
    if (based.isHeight) return at.first ? times(HALF, base, size) : times(base, size);
    return quotient(at.first ? times(2, size) : size, base);
  },
  word: (based, at, key) => {
    const { names, unit, size, isHeight } = based;
    const [A = "", , C = "", D = ""] = names;
    const shape = at.first ? "triangle" : "parallelogram";
    const name = at.first ? names.slice(0, 3) : names.slice(0, 4);
    const slanted = `$${A}${at.first ? C : D}$`;
    const [base] = baseOf(based, at);
    return {
      question: `In ${shape} $${name}$ shown, all lengths are in ${unit}. ${isHeight ? `What is the area, in square ${unit}, of the ${shape}?` : `The area of the ${shape} is ${inline(size)} square ${unit}. What is the value of $h$?`}`,
      figure: figure(based, at),
      why: `The height is perpendicular to the side of $${base}$ ${unit}, so these two belong together in the formula.`,
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? "leaving out the factor of one half"
            : "using the formula for a triangle",
        },
        {
          code: "figure-misread",
          deed: `using side ${slanted}, which is not perpendicular to the height, as the base`,
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: cornerDeed(based, at.first, slanted),
      },
      opening: at.first
        ? "The area of a triangle is half of its base times its height."
        : "The area of a parallelogram is its base times its height.",
      steps: steps(based, at, key),
      hint: "Which of the two labeled sides does the height meet at a right angle?",
      tip: "A side that is not perpendicular to the height belongs to another height: leave it out.",
      archetype: "SA03",
    };
  },
  facts: (based, at) => ({
    kind: "value",
    given: [
      `base = ${baseOf(based, at)[0]}`,
      `area = base*h/${at.first ? 2 : 1}`,
      `${based.isHeight ? "h" : "area"} = ${based.size}`,
    ],
    ask: based.isHeight ? "area" : "h",
    told: [
      `${at.first ? "triangle" : "parallelogram"} lengths ${based.unit}`,
      based.isHeight
        ? `area square ${based.unit}`
        : `area ${based.size} square ${based.unit} value`,
    ],
  }),
});

/** The area of a triangle, a parallelogram or a rhombus, or the height for an area. */
export const areaOrHeight = defineLevels({
  id: "area-or-height",
  version: 9,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA03", "SA16"],
  optionDesign: "orbit",
  Easy: ofTriangleOrParallelogram,
  Medium: ofRhombus,
});

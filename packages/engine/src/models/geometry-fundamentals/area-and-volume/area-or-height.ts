import { type Pose, anyPose, posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { gcd, rational } from "../../../math/rational.ts";
import type { Chance } from "../../../random/chance.ts";

interface Figure {
  readonly names: string;
  readonly unit: string;
  readonly pose: Pose;
}

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

/** The twists: whether the figure is a triangle, and which side is its base. */
function figure(based: Based, at: Twists) {
  const { names, pose, size, isHeight } = based;
  const [A = "", B = "", C = "", D = ""] = names;
  const foot = "Z";
  const points: Parameters<typeof posed>[0] = at.first
    ? { [A]: [0, 0], [B]: [7, 0], [C]: [2.4, 4], [foot]: [2.4, 0] }
    : { [A]: [0, 0], [B]: [6.4, 0], [C]: [8.6, 3.6], [D]: [2.2, 3.6], [foot]: [2.2, 0] };
  const top = at.first ? C : D;
  const [base, slanted] = baseOf(based, at);
  const lines = {
    [A + B]: `${base}`,
    [A + top]: `${slanted}`,
    [B + C]: "",
    ...(at.first ? {} : { [C + D]: "" }),
  };
  const height = isHeight ? `${size}` : "h";
  const shape = at.first ? `Triangle $${A}${B}${C}$` : `Parallelogram $${A}${B}${C}${D}$`;
  return sketch({
    unnamed: foot,
    points: posed(points, pose),
    lines: { ...lines, [top + foot]: height },
    rightAngles: [`${B}${foot}${top}`],
    alt: `${shape} with side $${A}${B}$ labeled $${base}$ and side $${A}${top}$ labeled $${slanted}$. The height from $${top}$, perpendicular to $${A}${B}$, is labeled $${height}$.`,
  });
}

/** Sides and a height that is shorter than either. */
function withHeight(chance: Chance): Pick<Based, "sides" | "size"> {
  const shorter = chance.int(6, 32);
  const longer = chance.int(shorter + 1, Math.min(40, 3 * shorter - 1));
  const size = chance.int(Math.max(4, Math.floor(shorter / 4) + 1), Math.min(30, shorter - 1));
  return { sides: [longer, shorter], size };
}

/** Sides and an area that give a height shorter than either, of whichever figure. */
function withArea(chance: Chance): Pick<Based, "sides" | "size"> {
  const [unit, one, other] = [chance.int(3, 14), chance.int(1, 7), chance.int(1, 7)];
  chance.require(one > other, "the same two sides in the other order");
  chance.require(gcd(one, other) === 1 && Math.max(one, other) < 3 * Math.min(one, other), "sides");
  const sides = [unit * one, unit * other] as const;
  const times = chance.int(1, Math.ceil(unit / 2) - 1);
  chance.require(Math.max(...sides) <= 60 && times * Math.min(one, other) > 1, "too long or flat");
  return { sides, size: unit * one * other * times };
}

/** The area from the height, or the height from the area. */
const ofTriangleOrParallelogram = siblingLevel<Based>({
  space: 500_000,
  steps: 2,
  numbers: (chance) => {
    const isHeight = chance.flip();
    return {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      pose: anyPose(chance),
      isHeight,
      ...(isHeight ? withHeight(chance) : withArea(chance)),
    };
  },
  answer: (based, at) => {
    const [base] = baseOf(based, at);
    if (based.isHeight) return rational(base * based.size, at.first ? 2 : 1);
    return rational((at.first ? 2 : 1) * based.size, base);
  },
  word: (based, at, key) => {
    const { names, unit, size, isHeight } = based;
    const [A = "", , C = "", D = ""] = names;
    const shape = at.first ? "triangle" : "parallelogram";
    const name = at.first ? names.slice(0, 3) : names.slice(0, 4);
    const slantedSide = `side $${A}${at.first ? C : D}$`;
    const [base] = baseOf(based, at);
    const half = at.first ? "\\frac{1}{2} \\cdot " : "";
    return {
      question: `In ${shape} $${name}$ shown, all lengths are in ${unit}. ${isHeight ? `What is the area, in square ${unit}, of the ${shape}?` : `The area of the ${shape} is ${inline(size)} square ${unit}. What is the value of $h$?`}`,
      figure: figure(based, at),
      why: `It fits the formula for the area of a ${shape}.`,
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? "leaving out the factor of one half"
            : "using the formula for a triangle",
        },
        {
          code: "figure-misread",
          deed: `using ${slantedSide}, which is not perpendicular to the height, as the base`,
        },
      ],
      opening: at.first
        ? "The area of a triangle is half of its base times its height."
        : "The area of a parallelogram is its base times its height.",
      steps: [
        {
          text: `The height is perpendicular to side $${names.slice(0, 2)}$, so that side is the base: $${base}$ ${unit}.`,
          claim: `base = ${base}`,
        },
        ...(isHeight
          ? [
              {
                text: `So the area is $${half}${base} \\cdot ${size} = ${tex(key)}$ square ${unit}.`,
                claim: `area = ${code(key)}`,
              },
            ]
          : [
              {
                text: `So $${half}${base}h = ${tex(size)}$.`,
                claim: `${base}*h = ${at.first ? 2 * size : size}`,
              },
              { text: `This gives $h = ${tex(key)}$.`, claim: `h = ${code(key)}` },
            ]),
      ],
      hint: "Which of the two labeled sides does the height meet at a right angle?",
      tip: "A base and its height are always perpendicular to each other.",
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

interface Diagonals extends Figure {
  /** The diagonals, or half of each. */
  readonly across: number;
  readonly along: number;
}

function rhombus({ names, pose }: Diagonals) {
  const [A = "", B = "", C = "", D = "", E = ""] = names;
  return sketch({
    points: posed({ [A]: [-5, 0], [B]: [0, -3], [C]: [5, 0], [D]: [0, 3], [E]: [0, 0] }, pose),
    lines: {
      [A + B]: "",
      [B + C]: "",
      [C + D]: "",
      [D + A]: "",
      [A + E]: "",
      [E + C]: "",
      [B + E]: "",
      [E + D]: "",
    },
    alt: `Rhombus $${A}${B}${C}${D}$ with diagonals $${A}${C}$ and $${B}${D}$, which intersect at $${E}$.`,
  });
}

/** The twists: whether whole diagonals are known, and whether the area of the rhombus is asked. */
const ofRhombus = siblingLevel<Diagonals>({
  space: 500_000,
  steps: 3,
  numbers: (chance) => {
    const [across, along] = [2 * chance.int(2, 20), 2 * chance.int(2, 20)];
    chance.require(across !== along, "a square");
    return {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      pose: anyPose(chance),
      across,
      along,
    };
  },
  answer: ({ across, along }, { first, second }) =>
    rational(across * along * (first ? 1 : 4), second ? 2 : 4),
  word: (numbers, at, key) => {
    const { names, unit, across, along } = numbers;
    const [A = "", B = "", C = "", D = "", E = ""] = names;
    const [one, other] = at.first ? [A + C, B + D] : [A + E, B + E];
    const times = at.first ? 1 : 2;
    const area = (times * across * times * along) / 2;
    const asked = at.second ? `rhombus $${A}${B}${C}${D}$` : `triangle $${A}${B}${C}$`;
    return {
      question: `The figure shows rhombus $${A}${B}${C}${D}$, whose diagonals intersect at point $${E}$. If $${one} = ${across}$ ${unit} and $${other} = ${along}$ ${unit}, what is the area, in square ${unit}, of ${asked}?`,
      figure: rhombus(numbers),
      why: "The perpendicular diagonals cut the rhombus into four equal right triangles.",
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? `taking $${across}$ and $${along}$ as halves of the diagonals`
            : `taking $${across}$ and $${along}$ as the whole diagonals`,
        },
        at.second
          ? { code: "stopped-early", deed: "finding only half of the rhombus" }
          : { code: "another-quantity", deed: "giving the area of the whole rhombus" },
      ],
      opening: "The diagonals of a rhombus are perpendicular and bisect each other.",
      steps: [
        ...(at.first
          ? []
          : [
              {
                text: `The whole diagonals measure $${2 * across}$ and $${2 * along}$ ${unit}.`,
                claim: `across = ${2 * across}`,
              },
            ]),
        {
          text: `The area of the rhombus is half of their product, $\\frac{1}{2} \\cdot ${times * across} \\cdot ${times * along} = ${tex(area)}$ square ${unit}.`,
          claim: `4*triangle = ${area}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `Triangle $${A}${B}${C}$ is half of it, $${tex(key)}$ square ${unit}.`,
                claim: `2*triangle = ${code(key)}`,
              },
            ]),
      ],
      hint: "Into which smaller triangles do the diagonals cut the figure? What are their legs?",
      tip: "Check whether a length runs along the whole diagonal or only to the intersection.",
      archetype: "SA16",
    };
  },
  facts: ({ names: [A, B, C, D, E], unit, across, along }, { first, second }) => ({
    kind: "value",
    given: [
      `across${first ? "" : "/2"} = ${across}`,
      `along${first ? "" : "/2"} = ${along}`,
      "triangle = (across/2)*(along/2)/2",
    ],
    ask: second ? "2*2*triangle" : "2*triangle",
    told: [
      `rhombus $${A}${B}${C}${D}$ diagonals intersect $${E}$`,
      `$${A}${first ? C : E} = ${across}$ ${unit} $${B}${first ? D : E} = ${along}$ ${unit}`,
      `area square ${unit} ${second ? "rhombus" : `triangle $${A}${B}${C}$`}`,
    ],
  }),
});

/** The area of a triangle, a parallelogram or a rhombus, or the height for an area. */
export const areaOrHeight = defineLevels({
  id: "area-or-height",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA03", "SA16"],
  optionDesign: "orbit",
  Easy: ofTriangleOrParallelogram,
  Medium: ofRhombus,
});

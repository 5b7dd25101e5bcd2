import { pointNames } from "../../../craft/geometry/point-names.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { anyPose, posed, sketch, type Pose } from "../../../craft/figures/sketch.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

/** The names of a figure's points, its unit and how it is turned. */
export interface Figure {
  readonly names: string;
  readonly unit: string;
  readonly pose: Pose;
}

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

/** A multiple of the product of the given lengths that answers neither question. */
function productSlip({ across, along }: Diagonals, { first, second }: Twists): Misstep {
  const half = rational(1, second ? 4 : 2);
  if (first) {
    return second
      ? { code: "wrong-formula", deed: "multiplying the two lengths", work: times(across, along) }
      : {
          code: "wrong-formula",
          deed: "doubling the product of the lengths",
          work: times(2, across, along),
        };
  }
  return {
    code: "wrong-formula",
    deed: `taking ${second ? "a quarter" : "half"} of the product of the two given lengths`,
    work: times(half, across, along),
  };
}

/** The twists: whether whole diagonals are known, and whether the area of the rhombus is asked. */
export const ofRhombus = siblingLevel<Diagonals>({
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
  work: ({ across, along }, { first, second }) => {
    const lengths = first ? [across, along] : [2 * across, 2 * along];
    return times(rational(1, second ? 2 : 4), ...lengths);
  },
  word: (numbers, at, key) => {
    const { names, unit, across, along } = numbers;
    const [A = "", B = "", C = "", D = "", E = ""] = names;
    const [one, other] = at.first ? [A + C, B + D] : [A + E, B + E];
    const factor = at.first ? 1 : 2;
    const area = (factor * across * factor * along) / 2;
    const asked = at.second ? `rhombus $${A}${B}${C}${D}$` : `triangle $${A}${B}${C}$`;
    return {
      question: `The figure shows rhombus $${A}${B}${C}${D}$, whose diagonals intersect at point $${E}$. If $${one} = ${across}$ ${unit} and $${other} = ${along}$ ${unit}, what is the area, in square ${unit}, of ${asked}?`,
      figure: rhombus(numbers),
      why: `It is ${at.second ? "half" : "a quarter"} of the area of a rectangle with sides of $${factor * across}$ and $${factor * along}$ ${unit}.`,
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? `using $${across}$ and $${along}$ as halves of the diagonals`
            : `using $${across}$ and $${along}$ as the whole diagonals`,
        },
        at.second
          ? { code: "stopped-early", deed: "finding the area of only half of the rhombus" }
          : { code: "another-quantity", deed: "finding the area of the whole rhombus" },
      ],
      corner: productSlip(numbers, at),
      opening: "The diagonals of a rhombus are perpendicular and bisect each other.",
      steps: [
        ...(at.first
          ? [
              {
                text: `$${A}${C}$ and $${B}${D}$ run from vertex to vertex, so they are the whole diagonals.`,
              },
            ]
          : [
              {
                text: `Double both lengths to find the whole diagonals.\n\n$2 \\cdot ${across} = ${2 * across}$\n\n$2 \\cdot ${along} = ${2 * along}$`,
                claim: `across = ${2 * across}`,
              },
            ]),
        {
          text: `The area of the rhombus is half of the product of its diagonals.\n\n$\\frac{1}{2} \\cdot ${factor * across} \\cdot ${factor * along} = \\frac{1}{2} \\cdot ${tex(2 * area)} = ${tex(area)}$`,
          claim: `4*triangle = ${area}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `Diagonal $${A}${C}$ cuts the rhombus into two equal triangles, one of which is asked for.\n\n$\\frac{${area}}{2} = ${tex(key)}$`,
                claim: `2*triangle = ${code(key)}`,
              },
            ]),
      ],
      hint: `Do $${one}$ and $${other}$ run across the whole rhombus, or only to point $${E}$?`,
      tip: "Half of the product of the perpendicular diagonals is the area of a rhombus, as of a square.",
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

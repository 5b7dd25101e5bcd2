import { type Pose, anyPose, degrees, posed, sketch } from "../../../craft/figures/sketch.ts";
import { trianglePoints } from "../../../craft/figures/triangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Bisected {
  readonly names: string;
  readonly pose: Pose;
  readonly a: number;
  /** The angle at B, or half of it; even. */
  readonly b: number;
}

function figure({ names, pose, a }: Bisected) {
  const [A = "", B = "", C = "", D = ""] = names;
  const [left, right, top] = trianglePoints(Math.min(a, 75), 50);
  return sketch({
    points: posed({ [A]: left, [C]: right, [B]: top, [D]: [3.1, 0] }, pose),
    lines: { [A + D]: "", [D + C]: "", [A + B]: "", [B + C]: "", [B + D]: "" },
    angles: { [`${B}${A}${C}`]: degrees(a) },
    alt: `Triangle $${A}${B}${C}$ with point $${D}$ on side $${A}${C}$ and segment $${B}${D}$. Angle $${B}${A}${C}$ is labeled $${degrees(a)}$.`,
  });
}

function steps({ names, a, b }: Bisected, at: Twists, key: Rational | number): Step[] {
  const [A = "", B = "", C = "", D = ""] = names;
  const half = at.first ? b / 2 : b;
  const whole = 2 * half;
  const exterior = at.second
    ? [
        ...(at.first
          ? [
              stepTo(
                `Divide the measure of angle $${A}${B}${C}$ by $2$ to find angle $${A}${B}${D}$.`,
                equation(quotient(b, 2), half),
                `half = ${half}`,
              ),
            ]
          : [
              {
                text: `In triangle $${A}${B}${D}$, the angles at $${A}$ and $${B}$ measure $${a}^\\circ$ and $${b}^\\circ$.`,
                claim: `half = ${half}`,
              },
            ]),
        stepTo(
          `Angle $${B}${D}${C}$ is an exterior angle of triangle $${A}${B}${D}$: add the two remote interior angles.`,
          equation(sum(a, half), key),
          `outer = ${code(key)}`,
        ),
      ]
    : [];
  const interior = at.second
    ? []
    : [
        ...(at.first
          ? []
          : [
              stepTo(
                `Double the measure of angle $${A}${B}${D}$ to find angle $${A}${B}${C}$.`,
                equation(times(2, b), whole),
                `2*half = ${whole}`,
              ),
            ]),
        stepTo(
          `Add the two known angles of triangle $${A}${B}${C}$.`,
          equation(sum(a, whole), a + whole),
        ),
        stepTo(
          `Subtract the sum from $180^\\circ$ to find angle $${A}${C}${B}$.`,
          equation(sum(180, -(a + whole)), key),
          `third = ${code(key)}`,
        ),
      ];
  return [...exterior, ...interior];
}

/** The angle beside the asked one, where both slips lead to it. */
function corner({ names }: Bisected, { first, second }: Twists): Misstep | undefined {
  const [A = "", B = "", C = "", D = ""] = names;
  if (first === second) return undefined;
  return {
    code: "another-quantity",
    deed: second
      ? `finding angle $${A}${D}${B}$ instead of angle $${B}${D}${C}$`
      : `finding the exterior angle at $${C}$ instead of angle $${A}${C}${B}$`,
  };
}

function opening({ first, second }: Twists): string {
  if (!second)
    return "A bisector halves an angle, and the angles of a triangle add up to $180^\\circ$.";
  return first
    ? "Halve the bisected angle: an exterior angle is the sum of the two remote interior angles."
    : "An exterior angle of a triangle is the sum of the two remote interior angles.";
}

/** The twists: whether the whole angle at B is given, and which angle is asked. */
const beyondBisector = siblingLevel<Bisected>({
  space: 300_000,
  steps: 3,
  numbers: (chance) => {
    const [a, b] = [chance.int(25, 110), 2 * chance.int(10, 35)];
    chance.require(a + 2 * b <= 160, "no room for a third angle");
    return { names: pointNames(chance), pose: anyPose(chance), a, b };
  },
  work: ({ a, b }, { first, second }) => {
    if (second) return sum(a, first ? quotient(b, 2) : b);
    return sum(180, -a, first ? -b : times(-2, b));
  },
  word: (bisected, at, key) => {
    const { names, a, b } = bisected;
    const [A = "", B = "", C = "", D = ""] = names;
    const half = at.first ? b / 2 : b;
    const [asked, other] = at.second
      ? [`${B}${D}${C}`, `${A}${C}${B}`]
      : [`${A}${C}${B}`, `${B}${D}${C}`];
    const confused = at.first
      ? `using $${b}^\\circ$ as half of angle $${A}${B}${C}$ instead of the whole angle`
      : `using $${b}^\\circ$ as the whole of angle $${A}${B}${C}$ instead of half of it`;
    const swapped = `finding angle $${other}$ instead of angle $${asked}$`;
    return {
      question: `In triangle $${A}${B}${C}$ shown, segment $${B}${D}$ bisects angle $${A}${B}${C}$. The measure of angle $${at.first ? `${A}${B}${C}` : `${A}${B}${D}`}$ is $${b}^\\circ$. What is the measure, in degrees, of angle $${asked}$?`,
      figure: figure(bisected),
      why: at.second
        ? `Then the angles of triangle $${A}${B}${D}$ have the sum $${a} + ${half} + (180 - ${tex(key)}) = 180$ degrees.`
        : `Then the angles of triangle $${A}${B}${C}$ have the sum $${a} + ${2 * half} + ${tex(key)} = 180$ degrees.`,
      slips: [
        { code: "half-for-whole", deed: confused },
        { code: "another-quantity", deed: swapped },
      ],
      corner: corner(bisected, at) ?? {
        code: "half-for-whole",
        deed: `${confused} and ${swapped}`,
      },
      opening: opening(at),
      steps: steps(bisected, at, key),
      hint: `Which of the three triangles in the figure has two known angles that lead to angle $${asked}$?`,
      tip: "Write each angle into the figure, and note whether it is a half or the whole.",
    };
  },
  facts: ({ names: [A, B, C, D], a, b }, { first, second }) => ({
    kind: "value",
    given: [
      first ? `2*half = ${b}` : `half = ${b}`,
      `${a} + 2*half + third = 180`,
      "outer + half + third = 180",
    ],
    ask: second ? "outer" : "third",
    told: [
      `$${B}${D}$ bisects angle $${A}${B}${C}$`,
      `angle $${A}${B}${first ? C : D}$ ${b} °`,
      `degrees angle $${second ? `${B}${D}${C}` : `${A}${C}${B}`}$`,
    ],
  }),
});

/** Angles in a triangle with an angle bisector. */
export const anglesAtBisector = defineLevels({
  id: "angles-at-bisector",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB18"],
  optionDesign: "orbit",
  Medium: beyondBisector,
});

import { type Pose, anyPose, degrees, posed, sketch } from "../../../craft/figures/sketch.ts";
import { trianglePoints } from "../../../craft/figures/triangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { code, tex } from "../../../math/print.ts";

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

/** The twists: whether the whole angle at B is given, and which angle is asked. */
const beyondBisector = siblingLevel<Bisected>({
  space: 300_000,
  steps: 3,
  numbers: (chance) => {
    const [a, b] = [chance.int(25, 110), 2 * chance.int(10, 35)];
    chance.require(a + 2 * b <= 160, "no room for a third angle");
    return { names: pointNames(chance), pose: anyPose(chance), a, b };
  },
  answer: ({ a, b }, { first, second }) => {
    const half = first ? b / 2 : b;
    return second ? a + half : 180 - a - 2 * half;
  },
  word: (bisected, at, key) => {
    const { names, a, b } = bisected;
    const [A = "", B = "", C = "", D = ""] = names;
    const half = at.first ? b / 2 : b;
    const [asked, other] = at.second
      ? [`${B}${D}${C}`, `${A}${C}${B}`]
      : [`${A}${C}${B}`, `${B}${D}${C}`];
    return {
      question: `In triangle $${A}${B}${C}$ shown, segment $${B}${D}$ bisects angle $${A}${B}${C}$. The measure of angle $${at.first ? `${A}${B}${C}` : `${A}${B}${D}`}$ is $${b}^\\circ$. What is the measure, in degrees, of angle $${asked}$?`,
      figure: figure(bisected),
      why: "With it the angles of both small triangles add up to $180^\\circ$.",
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? `taking $${b}^\\circ$ as only half of the angle at $${B}$`
            : `taking $${b}^\\circ$ as the whole angle at $${B}$`,
        },
        { code: "another-quantity", deed: `giving the measure of angle $${other}$` },
      ],
      opening: "A bisector cuts an angle into two equal halves.",
      steps: [
        {
          text: at.first
            ? `Each half of the angle at $${B}$ measures $\\frac{${b}}{2} = ${half}$ degrees.`
            : `Both halves of the angle at $${B}$ measure $${b}$ degrees, so all of it measures $${2 * b}$ degrees.`,
          claim: `half = ${half}`,
        },
        at.second
          ? {
              text: `Angle $${asked}$ is an exterior angle of triangle $${A}${B}${D}$, so it measures $${a} + ${half} = ${tex(key)}$ degrees.`,
              claim: `outer = ${code(key)}`,
            }
          : {
              text: `In triangle $${A}${B}${C}$, angle $${asked}$ measures $180 - ${a} - ${2 * half} = ${tex(key)}$ degrees.`,
              claim: `third = ${code(key)}`,
            },
      ],
      hint: "Which of the three triangles in the figure has two angles that you know?",
      tip: "Write each angle you find into the figure, and note whether it is a half or the whole.",
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
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB18"],
  optionDesign: "orbit",
  Medium: beyondBisector,
});

import {
  type Pose,
  anyPose,
  beyond,
  degrees,
  posed,
  sketch,
} from "../../../craft/figures/sketch.ts";
import { trianglePoints } from "../../../craft/figures/triangles.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, negative, quotient, sum, times } from "../../../math/expression.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Isosceles {
  readonly names: string;
  readonly pose: Pose;
  readonly known: number;
}

/** The twists: whether the known angle lies between the equal sides, and whether the asked one lies inside. */
function figure({ names, pose, known }: Isosceles, at: Twists) {
  const [A = "", B = "", C = "", D = ""] = names;
  const base = at.first ? 90 - known / 2 : known;
  const [left, right, top] = trianglePoints(base, base);
  const [corner, from] = at.first ? [C, right] : [A, top];
  const given = at.first ? `${B}${A}${C}` : `${A}${B}${C}`;
  const inner = at.first ? `${A}${C}${B}` : `${B}${A}${C}`;
  const asked = at.second ? inner : `${at.first ? A : C}${corner}${D}`;
  const points = { [A]: top, [B]: left, [C]: right };
  const extended = at.second ? {} : { [D]: beyond(left, from, 2.6) };
  return sketch({
    points: posed({ ...points, ...extended }, pose),
    lines: {
      [A + B]: "",
      [A + C]: "",
      [B + C]: "",
      ...(at.second ? {} : { [corner + D]: "" }),
    },
    ticks: { [A + B]: 1, [A + C]: 1 },
    angles: { [given]: degrees(known), [asked]: degrees("x") },
    alt: `Triangle $${A}${B}${C}$ in which sides $${A}${B}$ and $${A}${C}$ are marked as equal. ${at.second ? "" : `Side $${B}${corner}$ is extended beyond $${corner}$ to $${D}$. `}Angle $${given}$ is labeled $${degrees(known)}$. Angle $${asked}$ is labeled $${degrees("x")}$.`,
  });
}

/** A calculation with the given angle that is right for none of the angles at the corner asked about. */
function cornerSlip(known: number, { first, second }: Twists): Misstep {
  if (first) {
    return second
      ? { code: "wrong-formula", deed: "doubling the given angle" }
      : { code: "wrong-formula", deed: "subtracting twice the given angle from $180^\\circ$" };
  }
  return second
    ? {
        code: "wrong-formula",
        deed: "adding half of the given angle to $90^\\circ$",
        work: sum(90, quotient(known, 2)),
      }
    : { code: "half-for-whole", deed: "halving what the given angle leaves of $180^\\circ$" };
}

function steps({ names, known }: Isosceles, at: Twists, key: Rational | number): Step[] {
  const [A = "", B = "", C = ""] = names;
  const corner = at.first ? C : A;
  const inner = at.first ? 90 - known / 2 : 180 - 2 * known;
  const found = at.second ? ["x"] : [];
  return [
    ...(at.first
      ? [
          stepTo(
            `Subtract angle $${A}$ from $180^\\circ$ to find the sum of the angles at $${B}$ and $${C}$.`,
            equation(sum(180, -known), 180 - known),
          ),
          stepThrough(
            `These two angles are equal: divide their sum by $2$ to find the angle at $${C}$.`,
            ...found,
            quotient(180 - known, 2),
            inner,
          ),
        ]
      : [
          {
            text: `The angle at $${C}$ is equal to the angle at $${B}$, so it also measures $${known}^\\circ$.`,
            claim: `C = ${known}`,
          },
          stepThrough(
            `Subtract both from $180^\\circ$ to find the angle at $${A}$.`,
            ...found,
            sum(180, times(-2, known)),
            inner,
          ),
        ]),
    ...(at.second
      ? []
      : [
          stepThrough(
            `The angle labeled $x^\\circ$ lies beside it on line $${B}${corner}$.`,
            "x",
            sum(180, -inner),
            key,
          ),
        ]),
  ];
}

/** One angle of an isosceles triangle is known; another one, or the exterior angle beside it, is asked. */
const fromOneAngle = siblingLevel<Isosceles>({
  space: 130_000,
  steps: 2,
  numbers: (chance) => ({
    names: pointNames(chance),
    pose: anyPose(chance),
    known: 2 * chance.int(8, 42),
  }),
  work: ({ known }, { first, second }) => {
    if (first) {
      const inner = quotient(sum(180, -known), 2);
      return second ? inner : sum(180, negative(inner));
    }
    const inner = sum(180, times(-2, known));
    return second ? inner : times(2, known);
  },
  word: (numbers, at, key) => {
    const { names, known } = numbers;
    const [A = "", B = "", C = "", D = ""] = names;
    const inner = at.first ? 90 - known / 2 : 180 - 2 * known;
    const corner = at.first ? C : A;
    const place = at.second ? "" : ` and point $${D}$ lies on line $${B}${corner}$`;
    return {
      question: `In the figure shown, $${A}${B} = ${A}${C}$${place}. What is the value of $x$?`,
      figure: figure(numbers, at),
      why: at.second
        ? `Then the angles of the triangle have the sum $${at.first ? `${known} + 2 \\cdot ${inner}` : `2 \\cdot ${known} + ${inner}`} = 180$ degrees.`
        : `It forms a straight line with the angle of $${inner}^\\circ$ at $${corner}$.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: at.first
            ? `using $${known}^\\circ$ as one of the two equal angles`
            : `using $${known}^\\circ$ as the angle between the equal sides`,
        },
        at.second
          ? { code: "another-quantity", deed: `finding the exterior angle at $${corner}$` }
          : { code: "stopped-early", deed: `stopping at the angle of the triangle at $${corner}$` },
      ],
      corner: cornerSlip(known, at),
      opening: "In an isosceles triangle, the angles opposite the two equal sides are equal.",
      steps: steps(numbers, at, key),
      hint: `Which angle is opposite side $${A}${B}$, and which is opposite side $${A}${C}$?`,
      tip: at.first
        ? "Only the angles opposite the equal sides are equal: what is left of $180^\\circ$ must be halved."
        : "Mark both equal angles in the figure before you compute: each is opposite an equal side.",
    };
  },
  facts: ({ names: [A, B, C, D], known }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? "A" : "B"} = ${known}`,
      "B = C",
      "A + B + C = 180",
      `x ${second ? "=" : "- 180 = -"} ${first ? "C" : "A"}`,
    ],
    ask: "x",
    told: [
      `$${A}${B} = ${A}${C}$`,
      second ? "value" : `point $${D}$ lies on line $${B}${first ? C : A}$`,
    ],
  }),
});

/** An angle of an isosceles triangle, or beside it, from another angle. */
export const angleOfIsoscelesTriangle = defineLevels({
  id: "angle-of-isosceles-triangle",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB07"],
  optionDesign: "orbit",
  Easy: fromOneAngle,
});

import { type Pose, anyPose, degrees, posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { equation, product, quotient, sum, times as multiplied } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Crossed {
  readonly names: string;
  readonly pose: Pose;
  readonly a: number;
  readonly b: number;
  /** The two angles on the other side are x and so many times x. */
  readonly times: number;
}

/** Segments AD and BC cross; the twists: the label at B lies in the triangle, and x is asked. */
function figure({ names, pose, a, b, times }: Crossed, { first }: Twists) {
  const [A = "", B = "", C = "", D = "", E = ""] = names;
  const known = first ? `${A}${B}${C}` : `${C}${B}${E}`;
  return sketch({
    points: posed(
      {
        [A]: [-4.4, 2.9],
        [B]: [-4.4, -2.9],
        [C]: [4.4, 2.9],
        [D]: [4.4, -2.9],
        ...(first ? {} : { [E]: [-4.4, -5.4] as const }),
      },
      pose,
    ),
    lines: { [A + (first ? B : E)]: "", [C + D]: "", [A + D]: "", [B + C]: "" },
    angles: {
      [`${B}${A}${D}`]: degrees(a),
      [known]: degrees(b),
      [`${B}${C}${D}`]: degrees("x"),
      [`${A}${D}${C}`]: degrees(`${times}x`),
    },
    alt: `Segments $${A}${D}$ and $${B}${C}$ cross and form two triangles, one with side $${A}${B}$ and one with side $${C}${D}$. ${first ? "" : `Side $${A}${B}$ is extended beyond $${B}$ to $${E}$. `}Angle $${B}${A}${D}$ is labeled $${degrees(a)}$, angle $${known}$ is labeled $${degrees(b)}$, angle $${B}${C}${D}$ is labeled $${degrees("x")}$, and angle $${A}${D}${C}$ is labeled $${degrees(`${times}x`)}$.`,
  });
}

function steps({ names, a, b, times }: Crossed, at: Twists, key: Rational | number): Step[] {
  const [, B = "", , D = ""] = names;
  const inner = at.first ? b : 180 - b;
  const [count, total] = [times + 1, a + inner];
  return [
    ...(at.first
      ? []
      : [
          stepTo(
            `The angle labeled $${b}^\\circ$ is an exterior angle: find the interior angle at $${B}$.`,
            equation(sum(180, -b), inner),
            `B = ${inner}`,
          ),
        ]),
    stepTo(
      `The two triangles have equal angles where the segments cross, so their other two angles have the same sum.`,
      equation(sum("x", product(times, "x")), sum(a, inner)),
    ),
    stepTo("Add on each side.", equation(product(count, "x"), total)),
    stepTo(`Divide both sides by $${count}$.`, equation("x", total / count)),
    ...(at.second
      ? []
      : [
          stepTo(
            `Multiply by $${times}$ to find the angle at $${D}$, in degrees.`,
            equation(multiplied(times, total / count), key),
            `${times}*x = ${code(key)}`,
          ),
        ]),
  ];
}

/** For each multiple, what b must be a multiple of for whole values of x. */
const MULTIPLES = [
  { times: 2, step: 3 },
  { times: 3, step: 2 },
  { times: 4, step: 5 },
] as const;

/** Two angles of one triangle are known, those of the other are x and a multiple of x. */
const twoTriangles = siblingLevel<Crossed>({
  space: 500_000,
  steps: 4,
  numbers: (chance) => {
    const { times, step } = chance.pick(MULTIPLES);
    const b = step * chance.int(Math.ceil(35 / step), Math.floor(145 / step));
    const a = (times + 1) * chance.int(8, 28) - (b % (times + 1));
    chance.require(a >= 20 && a + b < 165 && b - a > 15 && b !== 90, "too flat");
    return { names: pointNames(chance), pose: anyPose(chance), a, b, times };
  },
  work: ({ a, b, times }, { first, second }) => {
    const x = quotient(sum(a, ...(first ? [b] : [180, -b])), times + 1);
    return second ? x : multiplied(times, x);
  },
  word: (crossed, at, key) => {
    const { names, a, b, times } = crossed;
    const [A = "", B = "", C = "", D = ""] = names;
    const total = a + (at.first ? b : 180 - b);
    const misread = at.first
      ? `using $180 - ${b}$ degrees as the angle of the triangle at $${B}$`
      : `using $${b}^\\circ$ as the angle of the triangle at $${B}$`;
    const swapped = at.second
      ? `finding the angle labeled $${times}x^\\circ$`
      : "stopping at the value of $x$";
    return {
      question: `In the figure shown, segments $${A}${D}$ and $${B}${C}$ intersect. ${at.second ? "What is the value of $x$?" : `What is the measure, in degrees, of the angle labeled $${times}x^\\circ$?`}`,
      figure: figure(crossed, at),
      why: `Then $x + ${times}x = ${times + 1} \\cdot ${total / (times + 1)} = ${total}$, the same sum as in the other triangle.`,
      slips: [
        { code: "figure-misread", deed: misread },
        { code: at.second ? "another-quantity" : "stopped-early", deed: swapped },
      ],
      corner: { code: "figure-misread", deed: `${misread} and ${swapped}` },
      opening: "The vertical angles where the segments cross are equal.",
      steps: steps(crossed, at, key),
      hint: at.first
        ? "What do you know about the two triangles' angles at the point where the segments cross?"
        : `Does the angle labeled $${b}^\\circ$ lie inside the triangle with vertex $${B}$, or beside it?`,
      tip: at.first
        ? "Where two segments cross, the other two angles of one triangle have the same sum as the other two angles of the other triangle."
        : "Subtract an exterior angle from $180^\\circ$ before you use it in a triangle.",
    };
  },
  facts: ({ names: [A, B, C, D], a, b, times }, { first, second }) => ({
    kind: "value",
    given: [
      `A = ${a}`,
      first ? `B = ${b}` : `B + ${b} = 180`,
      "A + B + crossing = 180",
      `x + D + crossing = 180`,
      `D = ${times}*x`,
    ],
    ask: second ? "x" : "D",
    told: [
      `segments $${A}${D}$ $${B}${C}$ intersect`,
      second ? "value" : `measure degrees angle $${times}x^\\circ$`,
    ],
  }),
});

/** Angles of two triangles that two crossing segments form. */
export const anglesAtCrossingSegments = defineLevels({
  id: "angles-at-crossing-segments",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB20"],
  optionDesign: "orbit",
  Hard: twoTriangles,
});

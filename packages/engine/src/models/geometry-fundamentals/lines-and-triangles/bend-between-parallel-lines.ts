import {
  type Pose,
  anyPose,
  beyond,
  degrees,
  posed,
  sketch,
} from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, negative, sum } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Bend {
  readonly names: string;
  readonly pose: Pose;
  /** The labels at the first and the second line. */
  readonly a: number;
  readonly b: number;
}

/** Segments QP and PR run from one line to the other; the twists: where the label b and the label x lie. */
function figure({ names, pose, a, b }: Bend, { first, second }: Twists) {
  const [P = "", Q = "", R = "", S = "", T = "", U = ""] = names;
  const [upper, middle, lower] = [
    [-1.5, 2.6],
    [2.2, 0],
    [-1.5, -2.6],
  ] as const;
  const known = first ? `${U}${R}${P}` : `O${R}${P}`;
  const asked = second ? `${Q}${P}${R}` : `${S}${P}${R}`;
  return sketch({
    // No run of letters holds these two.
    unnamed: "IO",
    points: posed(
      {
        [P]: middle,
        [Q]: upper,
        [R]: lower,
        [T]: [5.5, 2.6],
        [U]: [5.5, -2.6],
        I: [-5.5, 2.6],
        O: [-5.5, -2.6],
        ...(second ? {} : { [S]: beyond(upper, middle, 1.9) }),
      },
      pose,
    ),
    lines: {
      [`I${Q}`]: "",
      [Q + T]: "",
      [`O${R}`]: "",
      [R + U]: "",
      [Q + (second ? P : S)]: "",
      [P + R]: "",
    },
    arrows: { [Q + T]: 1, [R + U]: 1 },
    angles: {
      [`${T}${Q}${P}`]: degrees(a),
      [known]: degrees(b),
      [asked]: degrees("x"),
    },
    alt: `Two parallel lines, one through $${Q}$ and $${T}$, the other through $${R}$ and $${U}$, with $${T}$ and $${U}$ on the same side. Point $${P}$ lies between the lines, and segments $${P}${Q}$ and $${P}${R}$ are drawn. ${second ? "" : `Segment $${P}${Q}$ is extended beyond $${P}$ to $${S}$. `}Angle $${T}${Q}${P}$ is labeled $${degrees(a)}$. ${first ? `Angle $${known}$` : `The line through $${R}$ and $${U}$ goes on beyond $${R}$, and the angle between that part and segment $${R}${P}$`} is labeled $${degrees(b)}$. Angle $${asked}$ is labeled $${degrees("x")}$.`,
  });
}

/** The labeled angles put together in another way. */
function cornerOf({ a, b }: Bend, { first, second }: Twists): Misstep {
  if (first === second) {
    return first
      ? { code: "opposite-operation", deed: "subtracting the two labeled angles", work: sum(b, -a) }
      : { code: "wrong-formula", deed: "adding the two labeled angles", work: sum(a, b) };
  }
  return second
    ? {
        code: "wrong-formula",
        deed: "treating $x$ as the third angle of a triangle with the two labeled angles",
        work: sum(180, -a, -b),
      }
    : {
        code: "figure-misread",
        deed: `adding $${a}^\\circ$ and the supplement of $${b}^\\circ$`,
        work: sum(a, sum(180, -b)),
      };
}

function steps({ names, a, b }: Bend, at: Twists, key: Rational | number): Step[] {
  const [P = "", Q = "", R = "", , , U = ""] = names;
  const inner = at.first ? b : 180 - b;
  const bend = a + inner;
  return [
    ...(at.first
      ? []
      : [
          stepTo(
            `The angle labeled $${b}^\\circ$ and angle $${U}${R}${P}$ form a straight line.`,
            equation(sum(180, -b), inner),
            `lower = ${inner}`,
          ),
        ]),
    {
      text: `Alternate interior angles are equal, so the two parts of angle $${Q}${P}${R}$ measure $${a}$ and $${inner}$ degrees.`,
    },
    stepTo(
      `Add them to find angle $${Q}${P}${R}$.`,
      equation(sum(a, inner), bend),
      `bend = ${bend}`,
    ),
    at.second
      ? { text: `This angle is labeled $x^\\circ$, so $x = ${bend}$.`, claim: `x = ${bend}` }
      : stepThrough(
          "The angle labeled $x^\\circ$ lies beside it on a straight line.",
          "x",
          sum(180, -bend),
          key,
        ),
  ];
}

/** The angle of a bend between two parallel lines, or the one beside it. */
const angleOfBend = siblingLevel<Bend>({
  space: 500_000,
  steps: 4,
  numbers: (chance) => {
    const [a, b] = [chance.int(20, 75), chance.int(35, 145)];
    chance.require(a + b < 165 && b - a > 15 && b !== 90, "too flat");
    return { names: pointNames(chance), pose: anyPose(chance), a, b };
  },
  work: ({ a, b }, { first, second }) => {
    const bend = first ? sum(a, b) : sum(a, 180, -b);
    return second ? bend : sum(180, negative(bend));
  },
  word: (bend, at, key) => {
    const { names, a, b } = bend;
    const [P = "", Q = "", R = "", , T = "", U = ""] = names;
    const inner = at.first ? b : 180 - b;
    return {
      question: `In the figure shown, lines $${Q}${T}$ and $${R}${U}$ are parallel. What is the value of $x$?`,
      figure: figure(bend, at),
      why: at.second
        ? `The parallel through $${P}$ splits angle $${Q}${P}${R}$ into two parts, and $${a} + ${inner} = ${tex(key)}$.`
        : `Angle $${Q}${P}${R}$ and the angle beside it form a straight line: $${a + inner} + ${tex(key)} = 180$.`,
      slips: [
        {
          code: "figure-misread",
          deed: at.first
            ? `using $180 - ${b}$ degrees for angle $${U}${R}${P}$`
            : `using $${b}^\\circ$ for angle $${U}${R}${P}$`,
        },
        at.second
          ? {
              code: "another-quantity",
              deed: `finding the angle beside angle $${Q}${P}${R}$`,
            }
          : { code: "stopped-early", deed: `stopping at angle $${Q}${P}${R}$` },
      ],
      corner: cornerOf(bend, at),
      opening: `Draw a third parallel through $${P}$: it cuts angle $${Q}${P}${R}$ into two parts.`,
      steps: steps(bend, at, key),
      hint: `Which line through $${P}$ would form alternate interior angles with both parallel lines?`,
      tip: "At a bend between two parallel lines, draw a third parallel through the vertex of the bend.",
    };
  },
  // Cut off by a perpendicular to both, the lines and the bend bound a pentagon with two right angles.
  facts: ({ names: [, Q, R, , T, U], a, b }, { first, second }) => ({
    kind: "value",
    given: [
      `upper = ${a}`,
      first ? `lower = ${b}` : `lower + ${b} = 180`,
      "90 + 90 + upper + lower + (360 - bend) = 180 + 360",
      second ? "x = bend" : "x + bend = 180",
    ],
    ask: "x",
    told: [`lines $${Q}${T}$ $${R}${U}$ parallel`],
  }),
});

/** The angle of a bend between two parallel lines. */
export const bendBetweenParallelLines = defineLevels({
  id: "bend-between-parallel-lines",
  version: 4,
  topic: "geometry-fundamentals",
  skill: "S.B",
  archetypes: ["SB15"],
  optionDesign: "orbit",
  Hard: angleOfBend,
});

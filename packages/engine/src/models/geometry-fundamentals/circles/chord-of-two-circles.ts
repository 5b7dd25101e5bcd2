import { RADIUS } from "../../../craft/figures/circles.ts";
import { posed, sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { pointNames } from "../../../craft/geometry/point-names.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { lengthUnit } from "../../../craft/geometry/units.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  negative,
  power,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { code, inline } from "../../../math/print.ts";
import type { Rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Concentric {
  readonly names: string;
  readonly unit: string;
  readonly tilt: number;
  /** The radius that is given. */
  readonly radius: number;
  /** The length of the chord, or of half of it. */
  readonly length: number;
}

const INNER = 3;

/** Two circles around O; chord AB of the larger one touches the smaller one at M. */
function figure({ names, tilt }: Concentric) {
  const [A = "", B = "", M = ""] = names;
  const half = Math.sqrt(RADIUS * RADIUS - INNER * INNER);
  const points = { [A]: [-half, INNER], [B]: [half, INNER], [M]: [0, INNER] } as const;
  return sketch({
    points: {
      O: [0, 0],
      ...posed(points, { degrees: tilt, mirrored: false }),
    },
    lines: { [A + M]: "", [M + B]: "", [`O${M}`]: "", [`O${A}`]: "" },
    circles: [
      ["O", RADIUS],
      ["O", INNER],
    ],
    alt: `Two circles with the same center $O$. Chord $${A}${B}$ of the larger circle touches the smaller circle at $${M}$. Segments $O${M}$ and $O${A}$ are drawn.`,
  });
}

/** The square of the radius that is asked for. */
function squaresOf(radius: number, half: number, { second }: Twists): Expression {
  const square = power(half, 2);
  return sum(power(radius, 2), second ? square : negative(square));
}

function stepsOf(
  { names, unit, radius, length }: Concentric,
  at: Twists,
  key: Rational | number,
): Step[] {
  const [A = "", B = "", M = ""] = names;
  const [larger, smaller] = [`$O${A}$`, `$O${M}$`];
  const half = at.first ? length : length / 2;
  const asked = at.second ? "larger" : "smaller";
  return [
    at.first
      ? {
          text: `Segment $${A}${M}$ is half of chord $${A}${B}$ and is perpendicular to radius ${smaller}, so triangle $${A}${M}O$ has a right angle at $${M}$.`,
          claim: `half = ${half}`,
        }
      : {
          ...stepThrough(
            `Radius ${smaller} bisects chord $${A}${B}$ at a right angle. Find the length of segment $${A}${M}$, in ${unit}.`,
            quotient(length, 2),
            half,
          ),
          claim: `half = ${half}`,
        },
    {
      ...stepThrough(
        at.second
          ? `In right triangle $${A}${M}O$, the hypotenuse is ${larger}, the larger radius. Add the squares of the legs to find its square.`
          : `In right triangle $${A}${M}O$, the hypotenuse is ${larger}, the larger radius. Subtract the square of the leg $${A}${M}$ to find the square of ${smaller}.`,
        squaresOf(radius, half, at),
        sum(radius ** 2, at.second ? half ** 2 : -(half ** 2)),
        key,
      ),
      claim: `${asked}^2 = ${code(key)}`,
    },
    {
      text: `The area, $\\pi r^2$, is $\\pi$ times this square, in square ${unit}.\n\n${multipleOfPi(key).text}`,
    },
  ];
}

/** The twists: whether half the chord is given, and whether the smaller circle is known. */
const areaOfOther = siblingLevel<Concentric>({
  space: 500_000,
  steps: 4,
  numbers: (chance) => {
    const [length, radius] = [2 * chance.int(2, 20), chance.int(5, 50)];
    chance.require(length < radius, "the chord is too long");
    return {
      names: pointNames(chance),
      unit: lengthUnit(chance),
      tilt: 15 * chance.int(0, 23),
      radius,
      length,
    };
  },
  answer: ({ radius, length }, { first, second }) => {
    const half = first ? length : length / 2;
    return radius * radius + (second ? half * half : -half * half);
  },
  work: ({ radius, length }, { first, second }) => {
    const half = power(first ? length : quotient(length, 2), 2);
    return times(sum(power(radius, 2), second ? half : negative(half)), "pi");
  },
  show: multipleOfPi,
  word: (numbers, at, key) => {
    const { names, unit, radius, length } = numbers;
    const [A = "", B = "", M = ""] = names;
    const half = at.first ? length : length / 2;
    const [known, asked] = at.second ? ["smaller", "larger"] : ["larger", "smaller"];
    const squares = squaresOf(radius, half, at);
    return {
      question: `In the figure shown, both circles have center $O$, and chord $${A}${B}$ of the larger circle is tangent to the smaller circle at point $${M}$. The radius of the ${known} circle is $${radius}$ ${unit}, and the length of segment $${at.first ? A + M : A + B}$ is $${length}$ ${unit}. What is the area, in square ${unit}, of the ${asked} circle?`,
      figure: figure(numbers),
      why: `The square of its radius is ${inline(equation(squares, key))}, by the Pythagorean theorem in triangle $${A}${M}O$.`,
      slips: [
        {
          code: "half-for-whole",
          deed: at.first
            ? `using $${length}$ ${unit} as the length of the whole chord`
            : `using $${length}$ ${unit} as half of the chord`,
        },
        {
          code: "opposite-operation",
          deed: at.second
            ? "subtracting the square of half the chord instead of adding it"
            : "adding the square of half the chord instead of subtracting it",
        },
      ],
      corner: {
        code: "half-for-whole",
        deed: `${at.second ? "subtracting" : "adding"} the square of ${at.first ? `half of $${length}$` : `$${length}$`}, as if segment $${at.first ? A + M : A + B}$ were ${at.first ? "the whole chord" : "half of the chord"},`,
      },
      opening: "The radius to the point of tangency is perpendicular to the chord and bisects it.",
      steps: stepsOf(numbers, at, key),
      hint: `Which angle of triangle $${A}${M}O$ is a right angle, and which side is the hypotenuse?`,
      tip: "The area of a circle needs only the square of the radius, so there is no root to take.",
      archetype: "SD20",
    };
  },
  facts: ({ names: [A, B, M], unit, radius, length }, { first, second }) => ({
    kind: "value",
    given: [
      `${first ? "half" : "2*half"} = ${length}`,
      `${second ? "smaller" : "larger"} = ${radius}`,
      "larger^2 = smaller^2 + half^2",
    ],
    where: ["larger > 0", "smaller > 0"],
    ask: `pi*${second ? "larger" : "smaller"}^2`,
    told: [
      `center $O$ chord $${A}${B}$ larger circle tangent smaller circle $${M}$`,
      `radius ${second ? "smaller" : "larger"} circle ${radius} ${unit}`,
      `length segment $${A}${first ? M : B}$ ${length} ${unit}`,
      `area square ${unit} ${second ? "larger" : "smaller"} circle`,
    ],
  }),
});

/** The area of one of two concentric circles from a chord that touches the smaller one. */
export const chordOfTwoCircles = defineLevels({
  id: "chord-of-two-circles",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD20"],
  optionDesign: "orbit",
  Hard: areaOfOther,
});

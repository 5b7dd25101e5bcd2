import {
  type Center,
  openCircle,
  standardCircle,
} from "../../../craft/geometry/circle-equations.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { unlikeCenter } from "../../../craft/geometry/unlike-center.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Operand, type Relation, equation, fraction, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { isInteger, rational, toNumber } from "../../../math/rational.ts";

interface Touched {
  /** The coordinate of the center that does not matter, and the size of the one that does. */
  readonly other: number;
  readonly height: number;
  readonly radius: number;
  readonly isHorizontal: boolean;
}

function coordinate({ height }: Touched, { first }: Twists): number {
  return first ? height : -height;
}

function centerOf(touched: Touched, at: Twists): Center {
  const { other, isHorizontal } = touched;
  const middle = coordinate(touched, at);
  return isHorizontal ? { h: other, k: middle } : { h: middle, k: other };
}

function circleOf(touched: Touched, at: Twists): Relation {
  return standardCircle(centerOf(touched, at), touched.radius ** 2);
}

/** The twists: the sign of the center's coordinate, and whether the greatest value is asked. */
const straightLine = siblingLevel<Touched>({
  space: 120_000,
  steps: 3,
  numbers: (chance) => {
    const [height, radius] = [chance.int(1, 20), chance.int(2, 20)];
    chance.require(height + radius < 10 * Math.abs(height - radius), "options far apart");
    return { other: chance.nonzero(20), height, radius, isHorizontal: chance.flip() };
  },
  work: (touched, at) => sum(coordinate(touched, at), at.second ? touched.radius : -touched.radius),
  allows: isInteger,
  word: (touched, at, key) => {
    const { radius, isHorizontal } = touched;
    const middle = coordinate(touched, at);
    const center = centerOf(touched, at);
    const [name, extreme] = [isHorizontal ? "y" : "x", at.second ? "greatest" : "least"];
    const [away, opposite] = at.second ? ["+", "least"] : ["-", "greatest"];
    return {
      question: paragraphs(
        inline(circleOf(touched, at)),
        `In the $xy$-plane, the graph of the given equation is a circle. The line $${name} = c$, where $c$ is a constant, intersects the circle at exactly one point. What is the ${extreme} possible value of $c$?`,
      ),
      why: `The distance between the line $${name} = ${tex(key)}$ and the center is the radius, $${radius}$.`,
      slips: [
        {
          code: "sign-inside-parentheses",
          deed: `reading $${-middle}$ instead of $${middle}$ as the center's $${name}$-coordinate`,
        },
        { code: "another-quantity", deed: `finding the ${opposite} possible value` },
      ],
      corner: oppositeCorner(middle, at),
      opening: "A line that meets a circle at one point is as far from the center as the radius.",
      steps: [
        {
          text: `Read the center, $(${center.h}, ${center.k})$, from the equation, and take the square root of the right side to find the radius.\n\n$\\sqrt{${radius * radius}} = ${radius}$`,
        },
        {
          text: `The line lies $${radius}$ ${radius === 1 ? "unit" : "units"} from the center, on either side.\n\n$c = ${middle} + ${radius} = ${middle + radius}$ or $c = ${middle} - ${radius} = ${middle - radius}$`,
          claim: `abs(c - (${middle})) = ${radius}`,
        },
        {
          text: `The ${at.second ? "greater" : "lesser"} of the two is the answer.\n\n$c = ${middle} ${away} ${radius} = ${tex(key)}$`,
          claim: `c = ${toNumber(key)}`,
        },
      ],
      hint: `How far is such a line from the center, and which point of the circle has the ${extreme} $${name}$-coordinate?`,
      tip: "Sketch the circle: the two parallel lines touch it at opposite ends of a diameter.",
      archetype: "SD14",
    };
  },
  facts: (touched, at) => {
    const { other, isHorizontal } = touched;
    const [along, across] = isHorizontal ? ["x", "y"] : ["y", "x"];
    return {
      kind: "value",
      // The line touches the circle above, below or beside the center.
      given: [`${across} = c`, `${along} = ${other}`, code(circleOf(touched, at))],
      where: [`c ${at.second ? ">" : "<"} ${coordinate(touched, at)}`],
      ask: "c",
      told: [`exactly one point ${at.second ? "greatest" : "least"} possible`],
    };
  },
});

interface AtPoint extends Center {
  /** From the center to the point. */
  readonly across: number;
  readonly up: number;
}

function openCircleOf({ h, k, across, up }: AtPoint): Relation {
  return equation(openCircle({ h, k }), across * across + up * up - h * h - k * k);
}

function pointAt({ h, k, across, up }: AtPoint, { second }: Twists) {
  return { x: h + (second ? across : -across), y: k + up };
}

/** The opposite of the answer: it comes of subtracting the wrong way round, or of a sign. */
function oppositeCorner(middle: number, { second }: Twists): Misstep {
  const name = Math.abs(middle);
  const isDifference = second === middle < 0;
  if (isDifference) {
    return {
      code: "opposite-operation",
      deed: `subtracting ${second ? `the radius from $${name}$` : `$${name}$ from the radius`}`,
    };
  }
  return second
    ? { code: "opposite-sign", deed: `using the opposite of the sum of $${name}$ and the radius` }
    : {
        code: "sign-lost",
        deed: `adding $${name}$ and the radius without the negative sign`,
      };
}

/** Half of what leads from the slope of the radius to that of the tangent, or a slope from the wrong differences. */
function signSlip({ first }: Twists): Misstep {
  return first
    ? {
        code: "opposite-sign",
        deed: "taking the reciprocal of the slope of the radius without changing its sign",
      }
    : {
        code: "opposite-sign",
        deed: "subtracting the $x$-coordinates in the opposite order from the $y$-coordinates",
      };
}

function fractionSlip({ first }: Twists): Misstep {
  return first
    ? {
        code: "wrong-formula",
        deed: "changing the sign of the slope of the radius without taking its reciprocal",
      }
    : { code: "ratio-upside-down", deed: "dividing the run by the rise" };
}

/** A slope as it is found, over a denominator other than 1. */
function slope(rise: number, run: number): Operand {
  return Math.abs(run) === 1 ? rise * run : fraction(rise, run);
}

/** The twists: whether the tangent or the line through the center is meant, and the side of the center. */
const tangentSlope = siblingLevel<AtPoint>({
  space: 150_000,
  steps: 4,
  numbers: (chance) => {
    const [across, up] = [chance.int(1, 9), chance.int(1, 9) * chance.sign()];
    chance.require(across !== Math.abs(up), "both slopes are alike");
    return { ...unlikeCenter(chance, 9), across, up };
  },
  work: ({ across, up }, { first, second }) => {
    const run = second ? across : -across;
    return first ? slope(-run, up) : slope(up, run);
  },
  allows: () => true,
  word: (numbers, at, key) => {
    const { h, k, across, up } = numbers;
    const { x, y } = pointAt(numbers, at);
    const given = openCircleOf(numbers);
    const run = at.second ? across : -across;
    const radial = tex(rational(up, run));
    return {
      question: paragraphs(
        inline(given),
        `In the $xy$-plane, the graph of the given equation is a circle, and the point $(${x}, ${y})$ lies on the circle. What is the slope of the line that ${at.first ? "is tangent to the circle at this point" : "passes through this point and the center of the circle"}?`,
      ),
      why: at.first
        ? `The product of this slope and the slope of the radius, $${radial}$, is $-1$.`
        : `From the center $(${h}, ${k})$ to the point, the rise is $${up}$ and the run is $${run}$.`,
      slips: [
        {
          code: "another-quantity",
          deed: at.first
            ? "finding the slope of the radius to the point"
            : "finding the slope of the tangent at the point",
        },
        signSlip(at),
      ],
      corner: fractionSlip(at),
      opening: at.first
        ? "A tangent is perpendicular to the radius at the point where it touches the circle."
        : "Complete the squares to find the center, then compare it with the point.",
      steps: [
        {
          text: `Square half of ${inline(-2 * h)} and half of ${inline(-2 * k)}, and add $${h * h}$ and $${k * k}$ to both sides. The center is $(${h}, ${k})$.\n\n${inline(standardCircle({ h, k }, across * across + up * up))}`,
        },
        {
          text: `From the center to the point, the rise is $${y} - ${k < 0 ? `(${k})` : k} = ${up}$ and the run is $${x} - ${h < 0 ? `(${h})` : h} = ${run}$. Divide them.\n\n$${up} \\div ${run < 0 ? `(${run})` : run} = ${radial}$`,
          claim: `radial = ${code(rational(up, run))}`,
        },
        ...(at.first
          ? [
              {
                text: `The product of the slopes of perpendicular lines is $-1$. Divide $-1$ by the slope of the radius to find the slope of the tangent.\n\n$-1 \\div ${up * run < 0 ? `\\left(${radial}\\right)` : radial} = ${tex(key)}$`,
                claim: `tangent = ${code(key)}`,
              },
            ]
          : []),
      ],
      hint: at.first
        ? "What is the center of the circle, and how are the tangent and the radius to this point related?"
        : "What is the center of the circle, and which squares must be completed to find it?",
      tip: at.first
        ? "Check: the slopes of the radius and of the tangent must have the product $-1$."
        : "Subtract the $y$-coordinates and the $x$-coordinates in the same order.",
      archetype: "SD13",
    };
  },
  facts: (numbers, at) => {
    const { x, y } = pointAt(numbers, at);
    return {
      kind: "value",
      given: [
        `x = ${x}`,
        `y = ${y}`,
        code(openCircleOf(numbers)),
        `2*h = ${2 * numbers.h}`,
        `2*k = ${2 * numbers.k}`,
        "radial*(x - h) = y - k",
        "tangent*radial = -1",
      ],
      ask: at.first ? "tangent" : "radial",
      told: [
        `point $(${x}, ${y})$ slope`,
        at.first ? "tangent to circle" : "passes through this point and center",
      ],
    };
  },
});

/** Lines that touch a circle in the xy-plane. */
export const lineTouchingCircle = defineLevels({
  id: "line-touching-circle",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD14", "SD13"],
  optionDesign: "orbit",
  Medium: straightLine,
  Hard: tangentSlope,
});

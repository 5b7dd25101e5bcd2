import { pointText, slopeForm } from "../../../craft/algebra/lines.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { equation, quotient, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { type Rational, exact, isInteger, negate, rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Midpoint {
  readonly letter: string;
  /** The midpoint, and half of the way from one endpoint to the other. */
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
  /** The given line, but for the sign of its slope. */
  readonly steepness: number;
  readonly intercept: number;
}

/** The twists: whether the given line rises, and whether the other one is parallel to it, not perpendicular. */
function givenSlope({ steepness }: Midpoint, { first }: Twists): number {
  return first ? steepness : -steepness;
}

function slopeOf(line: Midpoint, at: Twists): Rational {
  const given = givenSlope(line, at);
  return at.second ? rational(given) : rational(-1, given);
}

function endpointsOf({ x, y, across, up }: Midpoint) {
  return [
    [x - across, y - up],
    [x + across, y + up],
  ] as const;
}

function workOf(line: Midpoint, at: Twists) {
  return sum(line.y, times(negate(slopeOf(line, at)), line.x));
}

/** Each way to take another slope than the right one: the sign mistaken, the relation, and both by one slip. */
function slipsOf(line: Midpoint, at: Twists): readonly [Misstep, Misstep, Misstep] {
  const given = inline(rational(givenSlope(line, at)));
  return at.second
    ? [
        { code: "opposite-sign", deed: `taking the opposite of the slope ${given}` },
        {
          code: "wrong-formula",
          deed: `taking the opposite of the reciprocal of ${given}, as for a perpendicular line,`,
        },
        { code: "ratio-upside-down", deed: `taking the reciprocal of the slope ${given}` },
      ]
    : [
        {
          code: "opposite-sign",
          deed: `taking the reciprocal of the slope ${given} without changing its sign`,
        },
        { code: "wrong-formula", deed: `keeping the slope ${given}, as for a parallel line,` },
        {
          code: "wrong-formula",
          deed: `taking the opposite of the slope ${given} without its reciprocal`,
        },
      ];
}

function stepsOf(line: Midpoint, at: Twists, key: Rational): Step[] {
  const { letter, x, y } = line;
  const [[x1, y1], [x2, y2]] = endpointsOf(line);
  const slope = slopeOf(line, at);
  const given = givenSlope(line, at);
  return [
    stepThrough(
      "The $x$-coordinate of the midpoint is the mean of those of the endpoints.",
      quotient(sum(x1, x2), 2),
      x,
    ),
    stepThrough("Find its $y$-coordinate in the same way.", quotient(sum(y1, y2), 2), y),
    stepTo(
      at.second
        ? `Parallel lines have the same slope. With $m$ for the slope of line $${letter}$:`
        : `The slopes of perpendicular lines have a product of $-1$. With $m$ for the slope of line $${letter}$, divide $-1$ by $${given}$.`,
      equation("m", slope),
    ),
    stepThrough(
      `Subtract the slope times $${x}$ from $${y}$ to find the $y$-coordinate $b$ of the $y$-intercept.`,
      "b",
      workOf(line, at),
      key,
    ),
  ];
}

/** A line through the midpoint of a segment, parallel or perpendicular to another line. */
const throughMidpoint = siblingLevel<Midpoint>({
  space: 300_000,
  steps: 4,
  numbers: (chance) => {
    const steepness = chance.int(2, 5);
    const line = {
      letter: chance.pick(["j", "k", "n", "p", "t"]),
      x: steepness * chance.nonzero(4),
      y: chance.nonzero(12),
      across: chance.nonzero(9),
      up: chance.nonzero(9),
      steepness,
      intercept: chance.nonzero(15),
    };
    const coordinates = endpointsOf(line).flat();
    chance.require(!coordinates.includes(0), "an endpoint on an axis");
    return line;
  },
  work: workOf,
  allows: (answer) => isInteger(answer) && exact(answer).num !== 0,
  word: (line, at, key) => {
    const { letter, x, y, intercept } = line;
    const [one, other] = endpointsOf(line);
    const [first, second, corner] = slipsOf(line, at);
    const given = inline(slopeForm(givenSlope(line, at), intercept));
    return {
      question: `In the $xy$-plane, line $${letter}$ is ${at.second ? "parallel" : "perpendicular"} to the line defined by ${given} and passes through the midpoint of the line segment with endpoints ${pointText(one)} and ${pointText(other)}. What is the $y$-coordinate of the $y$-intercept of line $${letter}$?`,
      why: `With it, a line with a slope of ${inline(slopeOf(line, at))} passes through the midpoint, ${pointText([x, y])}.`,
      slips: [first, second],
      corner,
      opening: "Find the midpoint and the slope of the line; together they give its $y$-intercept.",
      steps: stepsOf(line, at, exact(key)),
      hint: "What are the coordinates of the midpoint, each the mean of two coordinates?",
      tip: at.second
        ? "Parallel lines have equal slopes; do not use the slope of the segment, which is another line."
        : "For a perpendicular line, take the reciprocal of the slope and change its sign.",
      archetype: "HC24",
    };
  },
  facts: (line, at) => {
    const { letter, intercept } = line;
    const [[x1, y1], [x2, y2]] = endpointsOf(line);
    const given = givenSlope(line, at);
    return {
      kind: "value",
      given: [
        `px + px = ${x1} + ${x2}`.replaceAll("+ -", "- "),
        `py + py = ${y1} + ${y2}`.replaceAll("+ -", "- "),
        `s = ${given}`,
        at.second ? "m = s" : "m*s = -s/s",
        "py = m*px + b",
      ],
      ask: "b",
      told: [
        `line $${letter}$ ${at.second ? "parallel" : "perpendicular"} ${inline(slopeForm(given, intercept))}`,
        `midpoint endpoints ${pointText([x1, y1])} ${pointText([x2, y2])}`,
        `$y$-coordinate of $y$-intercept of line $${letter}$`,
      ],
    };
  },
});

/** The y-intercept of a line through the midpoint of a segment. */
export const lineThroughMidpoint = defineLevels({
  id: "line-through-midpoint",
  version: 1,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC24"],
  optionDesign: "orbit",
  Hard: throughMidpoint,
});

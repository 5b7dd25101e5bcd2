import { type Center, openCircle } from "../../../craft/geometry/circle-equations.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { equals, isInteger, toNumber } from "../../../math/rational.ts";

interface Sized extends Center {
  /** The radius or the diameter. */
  readonly size: number;
}

function withConstant(center: Center, { first }: Twists): Relation {
  const left = openCircle(center);
  return first ? equation(sum(left, "c"), 0) : equation(left, "c");
}

/** The twists: whether the constant stands beside the squares, and whether the size is the radius. */
const unknownConstant = siblingLevel<Sized>({
  space: 150_000,
  steps: 4,
  numbers: (chance) => {
    const [h, k, size] = [chance.nonzero(20), chance.nonzero(20), 2 * chance.int(2, 20)];
    const square = h * h + k * k;
    const [one, other] = [Math.abs(square - size * size), Math.abs(square - (size * size) / 4)];
    chance.require(one < 10 * other && other < 10 * one, "options far apart");
    return { h, k, size };
  },
  answer: ({ h, k, size }, { first, second }) => {
    const radius = second ? size : size / 2;
    const constant = h * h + k * k - radius * radius;
    return first ? constant : -constant;
  },
  allows: (answer) => isInteger(answer) && !equals(answer, 0),
  word: ({ h, k, size }, at, key) => {
    const radius = at.second ? size : size / 2;
    const square = h * h + k * k;
    const given = withConstant({ h, k }, at);
    const gathered = at.first ? `${square} - c` : `c + ${square}`;
    return {
      question: paragraphs(
        inline(given),
        `In the $xy$-plane, the graph of the given equation, where $c$ is a constant, is a circle with a ${at.second ? "radius" : "diameter"} of $${size}$. What is the value of $c$?`,
      ),
      why: `With it the right side of the standard form is $${radius}^2$.`,
      slips: [
        {
          code: "sign-lost",
          deed: `giving $c$ the sign it has on the other side of the equation`,
        },
        {
          code: "radius-for-diameter",
          deed: at.second ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
        },
      ],
      opening: "Complete both squares: the right side is then the square of the radius.",
      steps: [
        {
          text: `Adding $${h * h}$ and $${k * k}$ completes the squares, and the right side becomes $${gathered}$.`,
        },
        {
          text: `The radius is $${radius}$, so $${gathered} = ${radius * radius}$.`,
          claim: `${gathered} = ${radius * radius}`,
        },
        { text: `This gives $c = ${tex(key)}$.`, claim: `c = ${toNumber(key)}` },
      ],
      hint: "What does the right side of the equation say once both squares are complete?",
      tip: "Half of each linear coefficient, squared, is what completes a square.",
      archetype: "SD15",
    };
  },
  facts: ({ h, k, size }, at) => ({
    kind: "value",
    given: [
      `${at.second ? "" : "2*"}radius = ${size}`,
      // A point of the circle, beside its center.
      `x = ${2 * h}/2 + radius`,
      `y = ${2 * k}/2`,
      code(withConstant({ h, k }, at)),
    ],
    ask: "c",
    told: [`circle ${at.second ? "radius" : "diameter"} of ${size}`],
  }),
});

/** The constant with which an equation is that of a circle with a given size. */
export const constantInCircleEquation = defineLevels({
  id: "constant-in-circle-equation",
  version: 2,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD15"],
  optionDesign: "orbit",
  Medium: unknownConstant,
});

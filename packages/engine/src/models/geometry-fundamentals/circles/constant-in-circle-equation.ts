import {
  type Center,
  openCircle,
  standardCircle,
} from "../../../craft/geometry/circle-equations.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { unlikeCenter } from "../../../craft/geometry/unlike-center.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Relation,
  equation,
  negative,
  power,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { equals, isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";

interface Sized extends Center {
  /** The radius or the diameter. */
  readonly size: number;
}

function withConstant(center: Center, { first }: Twists): Relation {
  const left = openCircle(center);
  return first ? equation(sum(left, "c"), 0) : equation(left, "c");
}

function radiusOf({ size }: Sized, { second }: Twists): number {
  return second ? size : size / 2;
}

/** What c is when the numbers that complete the squares are added to make this right side. */
function constantFrom(rightSide: Expression | number, added: readonly number[], beside: boolean) {
  return beside
    ? sum(...added, negative(rightSide))
    : sum(rightSide, ...added.map((each) => -each));
}

function work(circle: Sized, at: Twists): Expression {
  const { h, k } = circle;
  return constantFrom(power(radiusOf(circle, at), 2), [h * h, k * k], at.first);
}

/** The right side once both squares are complete. */
function gathered({ h, k }: Sized, { first }: Twists): Expression {
  return first ? sum(h * h, k * k, product(-1, "c")) : sum("c", h * h, k * k);
}

function steps(circle: Sized, at: Twists): Step[] {
  const { h, k, size } = circle;
  const [left, right] = [h * h, k * k];
  const r = radiusOf(circle, at);
  const halves = [h, k].map((each) =>
    equation(power(quotient(2 * Math.abs(each), 2), 2), each * each),
  );
  const whole = gathered(circle, at);
  return [
    ...(at.first
      ? [stepTo("Subtract $c$ from both sides.", equation(openCircle(circle), product(-1, "c")))]
      : []),
    {
      text: paragraphs("Square half of each linear coefficient.", ...halves.map(inline)),
      claim: `${left} + ${right} = ${left + right}`,
    },
    {
      text: paragraphs(
        "Add both numbers to both sides and write the left side as squares.",
        inline(equation(standardCircle(circle, 0).left, whole)),
      ),
    },
    ...(at.second ? [] : [stepThrough("Find the radius.", "r", quotient(size, 2), r)]),
    stepTo("The right side is the square of the radius.", equation(whole, power(r, 2))),
    stepTo(
      "Add the numbers, and work out the square.",
      equation(at.first ? sum(left + right, product(-1, "c")) : sum("c", left + right), r * r),
    ),
    ...(at.first
      ? [
          stepTo(
            `Subtract ${inline(left + right)} from both sides.`,
            equation(product(-1, "c"), r * r - left - right),
          ),
          stepTo("Multiply both sides by $-1$.", equation("c", workOut(work(circle, at)))),
        ]
      : [
          stepTo(
            `Subtract ${inline(left + right)} from both sides.`,
            equation("c", workOut(work(circle, at))),
          ),
        ]),
  ];
}

/** The twists: whether the constant stands beside the squares, and whether the size is the radius. */
const unknownConstant = siblingLevel<Sized>({
  space: 150_000,
  steps: 5,
  numbers: (chance) => {
    const [{ h, k }, size] = [unlikeCenter(chance, 20), 2 * chance.int(2, 20)];
    const square = h * h + k * k;
    const [one, other] = [Math.abs(square - size * size), Math.abs(square - (size * size) / 4)];
    chance.require(one < 10 * other && other < 10 * one, "options far apart");
    return { h, k, size };
  },
  work,
  allows: (answer) => isInteger(answer) && !equals(answer, 0),
  word: (circle, at) => {
    const { size } = circle;
    const r = radiusOf(circle, at);
    const wrong = radiusOf(circle, { ...at, second: !at.second });
    return {
      question: paragraphs(
        inline(withConstant(circle, at)),
        `In the $xy$-plane, the graph of the given equation, where $c$ is a constant, is a circle with a ${at.second ? "radius" : "diameter"} of $${size}$. What is the value of $c$?`,
      ),
      why: `With this value of $c$, the right side of the standard form is $${r}^2 = ${tex(r * r)}$.`,
      slips: [
        at.first
          ? { code: "sign-lost", deed: "moving $c$ to the right side without changing its sign" }
          : {
              code: "opposite-sign",
              deed: `subtracting $${r}^2$ from the numbers that complete the squares, instead of the reverse,`,
            },
        {
          code: "radius-for-diameter",
          deed: at.second
            ? `using half of the radius, as if $${size}$ were the diameter,`
            : `using the diameter, $${size}$, as the radius`,
        },
      ],
      corner: {
        code: "wrong-formula",
        deed: at.first
          ? `moving $c$ without changing its sign and using $${wrong}$ as the radius`
          : `using $${wrong}$ as the radius and subtracting its square from the numbers that complete the squares`,
      },
      opening:
        "In standard form, the right side of a circle's equation is the square of its radius.",
      steps: steps(circle, at),
      hint: "Which numbers complete the squares in $x$ and in $y$, and what must the right side be equal to?",
      tip: "To complete a square, add the square of half the coefficient of the linear term to both sides.",
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
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD15"],
  optionDesign: "orbit",
  Hard: unknownConstant,
});

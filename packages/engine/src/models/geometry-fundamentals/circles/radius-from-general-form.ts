import { removing } from "../../../craft/algebra/moving-terms.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import {
  type Center,
  openCircle,
  standardCircle,
} from "../../../craft/geometry/circle-equations.ts";
import {
  type RootForm,
  areDistinctRoots,
  rootFace,
  rootForm,
  rootTree,
} from "../../../craft/geometry/square-roots.ts";
import { unlikeCenter } from "../../../craft/geometry/unlike-center.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Operand,
  type Relation,
  equation,
  power,
  quotient,
  root,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

interface Circle extends Center {
  /** The constant as it is printed, without its sign. */
  readonly constant: number;
  /** Whether the constant has to be added to the squares; whether the radius is asked and not the area. */
  readonly at: Twists;
  readonly isBeside: boolean;
}

/** The constant on the right side, once it stands there alone. */
function onTheRight({ constant }: Circle, { first }: Twists): number {
  return first ? constant : -constant;
}

function printedCircle(circle: Circle): Relation {
  const [left, right] = [openCircle(circle), onTheRight(circle, circle.at)];
  return circle.isBeside ? equation(sum(left, -right), 0) : equation(left, right);
}

function squareOf(circle: Circle, at: Twists): number {
  return circle.h ** 2 + circle.k ** 2 + onTheRight(circle, at);
}

function answer(circle: Circle, at: Twists): RootForm {
  const square = squareOf(circle, at);
  return at.second ? rootForm(1, square) : rootForm(square);
}

function workOf(circle: Circle, at: Twists): Operand {
  const total = sum(onTheRight(circle, at), circle.h ** 2, circle.k ** 2);
  return at.second ? root(total) : total;
}

function slipsOf(circle: Circle): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { at, constant, isBeside } = circle;
  const { first, second } = at;
  const sign = isBeside
    ? `moving $${first ? -constant : constant}$ to the right side without changing its sign`
    : `${first ? "subtracting" : "adding"} $${constant}$ where it has to be ${first ? "added" : "subtracted"}`;
  const other = second ? "taking the square of the radius as the radius" : "finding the radius";
  return {
    slips: [
      { code: "sign-lost", deed: sign, work: workOf(circle, { first: !first, second }) },
      {
        code: second ? "power-or-root-left-out" : "another-quantity",
        deed: other,
        work: workOf(circle, { first, second: !second }),
      },
    ],
    corner: {
      code: "sign-lost",
      deed: `${sign} and ${other}`,
      work: workOf(circle, { first: !first, second: !second }),
    },
  };
}

function steps(circle: Circle): Step[] {
  const { h, k, at, isBeside } = circle;
  const [right, square] = [onTheRight(circle, at), squareOf(circle, at)];
  const radius = rootTree(rootForm(1, square));
  const halves = [h, k].map((each) =>
    equation(power(quotient(2 * Math.abs(each), 2), 2), each * each),
  );
  return [
    ...(isBeside ? [stepTo(removing(-right), equation(openCircle(circle), right))] : []),
    {
      text: paragraphs("Square half of each linear coefficient.", ...halves.map(inline)),
      claim: `${h * h} + ${k * k} = ${h * h + k * k}`,
    },
    stepTo(
      "Add both numbers to both sides and write the left side as squares.",
      standardCircle(circle, square),
    ),
    at.second
      ? stepTo(
          "The right side is the square of the radius, so take its square root.",
          equation("r", radius),
          `radius = ${code(radius)}`,
        )
      : stepTo(
          "The area is $\\pi r^2$, and the right side is $r^2$.",
          equation("n", square),
          `n = ${square}`,
        ),
  ];
}

/** The radius, or the area as a multiple of π, for which both squares have to be completed. */
const sizeOf = level<Circle>({
  space: 150_000,
  steps: 4,
  draw: (chance) => {
    const circle: Circle = {
      ...unlikeCenter(chance, 14),
      constant: chance.int(5, 150),
      at: twists(chance),
      isBeside: chance.flip(),
    };
    const squares = [true, false].map((first) => squareOf(circle, { first, second: true }));
    chance.require(
      squares.every((square) => square > 5 && !Number.isInteger(Math.sqrt(square))),
      "a radius that is whole",
    );
    chance.require(Math.max(...squares) < 6 * Math.min(...squares), "options far apart");
    chance.require(areDistinctRoots(siblingAnswers((at) => answer(circle, at))), "options alike");
    return circle;
  },
  build: (circle) => {
    const { h, k, at } = circle;
    const square = squareOf(circle, at);
    return {
      question: paragraphs(
        inline(printedCircle(circle)),
        at.second
          ? "In the $xy$-plane, the graph of the given equation is a circle. What is the length of the radius of this circle?"
          : "In the $xy$-plane, the graph of the given equation is a circle. The area of this circle is $n\\pi$ square units, where $n$ is a constant. What is the value of $n$?",
      ),
      options: siblingOptions({
        at,
        answer: (each) => answer(circle, each),
        show: rootFace,
        why: `In standard form, the right side of the equation is ${inline(equation(sum(onTheRight(circle, at), h * h, k * k), square))}, the square of the radius.`,
        ...slipsOf(circle),
      }),
      opening:
        "Complete the squares in $x$ and in $y$: the right side is then the square of the radius.",
      steps: steps(circle),
      hint: "Which numbers complete the squares in $x$ and in $y$, and on which sides must they be added?",
      tip: "To complete a square, add the square of half the coefficient of the linear term to both sides.",
    };
  },
  facts: (circle) => ({
    kind: "value",
    given: [
      // A point of the circle, beside its center.
      `x = ${2 * circle.h}/2 + radius`,
      `y = ${2 * circle.k}/2`,
      code(printedCircle(circle)),
      "n = radius^2",
    ],
    where: ["radius > 0"],
    ask: circle.at.second ? "radius" : "n",
    told: [circle.at.second ? "circle length of radius" : "area of circle $n\\pi$ square units"],
  }),
});

/** The radius or the area of a circle whose equation is not in standard form. */
export const radiusFromGeneralForm = defineLevels({
  id: "radius-from-general-form",
  version: 1,
  topic: "geometry-fundamentals",
  skill: "S.D",
  archetypes: ["SD09"],
  optionDesign: "orbit",
  Hard: sizeOf,
});

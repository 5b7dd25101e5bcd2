import { stockLevel } from "../../../craft/assembly/levels.ts";
import { curveGraph } from "../../../craft/figures/curves.ts";
import { formula } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions } from "../../../craft/options/siblings.ts";
import { stepShowing, stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  call,
  equation,
  power,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

const REACH = 8;

interface Touching {
  /** Four times the leading coefficient. */
  readonly quarters: number;
  /** Where the graph touches the x-axis, and where it crosses it. */
  readonly touches: number;
  readonly crosses: number;
}

function touchingHeight({ quarters, touches, crosses }: Touching, x: number): number {
  return (quarters / 4) * (x - touches) * (x - touches) * (x - crosses);
}

/** Touching and crossing graphs whose bend and y-intercept can be read. */
const touching = (): readonly Touching[] =>
  [-4, -2, -1, 1, 2, 4].flatMap((quarters) =>
    [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].flatMap((touches) =>
      [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
        .filter((crosses) => Math.abs(crosses) !== Math.abs(touches))
        .map((crosses) => ({ quarters, touches, crosses }))
        .filter((item) => {
          const bend = touchingHeight(item, (item.touches + 2 * item.crosses) / 3);
          const start = touchingHeight(item, 0);
          const bends = Math.abs(bend) <= REACH - 0.5 && Math.abs(bend) >= 1;
          return bends && Number.isInteger(start) && Math.abs(start) <= REACH;
        }),
    ),
  );

function touchingTree({ quarters }: Touching, touches: number, crosses: number): Expression {
  return product(rational(quarters, 4), power(sum("x", -touches), 2), sum("x", -crosses));
}

function touchingSolution(item: Touching): Step[] {
  const { quarters, touches, crosses } = item;
  const start = touchingHeight(item, 0);
  const [square, other] = [power(sum("x", -touches), 2), sum("x", -crosses)];
  return [
    stepShowing(
      `The graph touches the $x$-axis at $x = ${touches}$, which gives the factor ${inline(square)}. It crosses the $x$-axis at $x = ${crosses}$, which gives the factor ${inline(other)}.`,
      equation(call("f", "x"), product("a", square, other)),
    ),
    stepShowing(
      `The graph crosses the $y$-axis at $(0, ${start})$, so substitute $0$ for $x$ and $${start}$ for $f(x)$.`,
      equation(times("a", power(-touches, 2), -crosses), start),
    ),
    stepShowing(
      "Find the product on the left side.",
      equation(product(-crosses * touches ** 2, "a"), start),
    ),
    stepShowing(
      `Divide both sides by $${-crosses * touches ** 2}$.`,
      equation("a", rational(quarters, 4)),
    ),
    stepTo(
      "Substitute the value of $a$.",
      equation(call("f", "x"), touchingTree(item, touches, crosses)),
      `${code(touchingTree(item, touches, crosses)).replaceAll("x", "0")} = ${start}`,
    ),
  ];
}

function buildTouching(item: Touching) {
  const { touches, crosses } = item;
  const start = touchingHeight(item, 0);
  const show = ({ first, second }: Twists) => {
    const [one, other] = first ? [touches, crosses] : [crosses, touches];
    return equation(
      call("f", "x"),
      touchingTree(item, second ? one : -one, second ? other : -other),
    );
  };
  const at = { first: true, second: true };
  return {
    question: "The graph of $y = f(x)$ is shown. Which equation defines $f$?",
    figure: curveGraph({
      curve: (x) => touchingHeight(item, x),
      reach: REACH,
      alt: `The graph of a cubic function in the xy-plane. It touches the x-axis at (${touches}, 0) without crossing it, crosses the x-axis at (${crosses}, 0), and crosses the y-axis at (0, ${start}).`,
    }),
    options: siblingOptions({
      at,
      answer: show,
      show: formula,
      why: `Its squared factor is zero at $x = ${touches}$ and its other factor at $x = ${crosses}$, and $f(0) = ${start}$.`,
      slips: [
        {
          code: "figure-misread",
          deed: `squaring the factor of the zero $${crosses}$, where the graph crosses the $x$-axis,`,
        },
        {
          code: "sign-inside-parentheses",
          deed: `writing ${inline(sum("x", touches))} for the zero $${touches}$ and ${inline(sum("x", crosses))} for the zero $${crosses}$`,
        },
      ],
      corner: {
        code: "sign-inside-parentheses",
        deed: `writing ${inline(sum("x", crosses))} for the zero $${crosses}$, and squaring it as if the graph touched the $x$-axis there,`,
      },
    }),
    opening: "A graph touches the axis where a factor is squared and crosses it where it is not.",
    steps: touchingSolution(item),
    hint: "At which zero does the graph only touch the $x$-axis, and what does that say about the factor?",
    tip: "Read the zeros of a graph first, and then whether it touches or crosses the $x$-axis at each.",
    archetype: "PC04",
  };
}

/** The equation of a cubic function with a double zero, from its graph. */
export const doubleZero = stockLevel({
  steps: 3,
  stock: touching,
  build: buildTouching,
  facts: (item) => ({
    kind: "through",
    function: "f",
    at: [item.touches, item.crosses, 0].map((x) => ({
      x: `${x}`,
      y: `${touchingHeight(item, x)}`,
    })),
  }),
});

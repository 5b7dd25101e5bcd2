import type { OnCalculator } from "@sat/item";
import type { ExtremeFacts, ValueFacts } from "../../facts/math.ts";
import { keyed, lettersIn, renamed } from "./keyed.ts";

const ASKED: Readonly<Record<ExtremeFacts["ask"], string>> = {
  place: "Read its $x$-coordinate.",
  value: "Read its $y$-coordinate.",
  point: "Read both coordinates.",
};

/** A quadratic expression: the turning point of its graph. */
export function turningPointShown({ expression, unknown, ask }: ExtremeFacts) {
  if (lettersIn(expression).join() !== unknown) return undefined;
  const rows = [`y = ${keyed(renamed(expression, { [unknown]: "x" }))}`];
  return {
    rows,
    read: `Select the point where the parabola turns. ${ASKED[ask]}`,
  } satisfies OnCalculator;
}

/** `a*(2)^2 + b*(2) + c`, the value of a quadratic function at a number. */
const VALUE = /^a\*\((-?[\d.]+)\)\^2 \+ b\*\(\1\) \+ c(?: = (-?[\d.]+))?$/;

/** A quadratic function by three of its values, of which another value is asked: a regression finds it. */
export function parabolaThrough({ given, ask }: ValueFacts): OnCalculator | undefined {
  const points = given.flatMap((text) => {
    const [, x, y] = VALUE.exec(text) ?? [];
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });
  const [, at] = VALUE.exec(ask) ?? [];
  if (at === undefined || points.length !== 3 || given.length !== 3) return undefined;
  return {
    rows: [
      `x1 = [${points.map(({ x }) => x).join(", ")}]`,
      `y1 = [${points.map(({ y }) => y).join(", ")}]`,
      "y1 ~ a x1^2 + b x1 + c",
      `a(${at})^2 + b(${at}) + c`,
    ],
    read: "The regression finds the parabola through the three points. The last row shows the value asked for.",
  };
}

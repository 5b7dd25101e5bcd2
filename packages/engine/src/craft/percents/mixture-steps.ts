import { equation, negative, product, sum, times } from "../../math/expression.ts";
import { inline, tex } from "../../math/print.ts";
import type { Rational } from "../../math/rational.ts";
import type { Step } from "../../model.ts";
import { standardForm } from "../algebra/lines.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";
import { hundredths } from "./share.ts";

interface Blend {
  /** The percents of the two parts and of the mixture. */
  readonly a: number;
  readonly b: number;
  readonly percent: number;
  /** The amounts of the two parts. */
  readonly x: number;
  readonly y: number;
  /** An amount, or what it contains. */
  readonly ask: "x" | "y" | "ofX" | "ofY";
  readonly first: string;
  readonly second: string;
  readonly part: string;
  readonly unit: string;
}

/** A share in percent of a letter, as a decimal. */
export function shareOf(percent: Rational | number, letter: string) {
  return product(hundredths(percent), letter);
}

/** From the amount of the first kind to what is asked. */
function lastSteps({ a, b, x, y, ask, part }: Blend): Step[] {
  const subtracted = stepThrough("Subtract from the total.", "y", sum(x + y, -x), y);
  const rest = { ...subtracted, claim: `y = ${y}` };
  const share = (percent: number, amount: number) =>
    stepThrough(
      `Take ${percent}% of it to find the amount of ${part}.`,
      times(hundredths(percent), amount),
      (percent * amount) / 100,
    );
  return { x: [], y: [rest], ofX: [share(a, x)], ofY: [rest, share(b, y)] }[ask];
}

/** How the amounts of two parts are found from that of the mixture, and its percent of one thing. */
export function mixtureSteps(blend: Blend): Step[] {
  const { a, b, x, y, percent, first, second, part, unit } = blend;
  const total = x + y;
  const pure = (a * x + b * y) / 100;
  return [
    stepTo(
      `Let $x$ and $y$ be the numbers of ${unit} of ${first} and ${second}.`,
      standardForm(1, 1, total),
    ),
    stepThrough(
      `Find the amount of ${part} in the mixture: ${percent}% of $${tex(total)}$ ${unit}.`,
      times(hundredths(percent), total),
      pure,
    ),
    stepTo(
      `This is the sum of the amounts of ${part} in the two parts.`,
      equation(sum(shareOf(a, "x"), shareOf(b, "y")), pure),
    ),
    stepTo(
      `Substitute $${tex(total)} - x$ for $y$.`,
      equation(sum(shareOf(a, "x"), times(hundredths(b), sum(total, negative("x")))), pure),
    ),
    stepTo(
      `Multiply out, and subtract ${inline(times(hundredths(b), total))}, which is ${inline(hundredths(b * total))}, from both sides.`,
      equation(shareOf(a - b, "x"), hundredths(100 * pure - b * total)),
    ),
    stepTo(`Divide both sides by ${inline(hundredths(a - b))}.`, equation("x", x)),
    ...lastSteps(blend),
  ];
}

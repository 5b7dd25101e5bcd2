import { type SteadyChange, measured } from "../scenarios/steady-changes.ts";
import { modelTold } from "./steady-change.ts";
import { inUnits } from "../draws/grid.ts";
import { stepShowing } from "../wording/steps.ts";
import { capitalized } from "../../language/noun.ts";
import {
  type Operand,
  call,
  equation,
  negative,
  product,
  sum,
  times,
} from "../../math/expression.ts";
import { inline, tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";

export const POINTS = ["start", "rate", "end", "point"] as const;
export type Point = (typeof POINTS)[number];

export interface Fall {
  readonly scenario: SteadyChange;
  /** In parts of which the scenario tells how many make one. */
  readonly rate: number;
  /** When nothing is left, and a time before that. */
  readonly until: number;
  readonly time: number;
  readonly ask: Point;
}

/** The rate, the amount at the start and that at the time of the point, as they are printed. */
export function fallNumbers({ scenario, rate, until, time }: Fall) {
  const of = (parts: number) => inUnits(parts, scenario.per);
  return {
    rate: of(rate),
    start: of(rate * until),
    later: of(rate * (until - time)),
    first: of(rate * (until - 1)),
  };
}

export function partMeanings({ scenario, time }: Fall): Readonly<Record<Point, string>> {
  const { unit, thing } = scenario;
  const told = measured(scenario);
  return {
    start: `${capitalized(told)} at the start`,
    rate: `The decrease in ${told} each ${unit}`,
    end: `The time, in ${unit}s, until ${thing} is $0$`,
    point: `${capitalized(told)} after $${time}$ ${unit}s`,
  };
}

/** Why each meaning belongs to its part of the graph. */
export function partReasons(fall: Fall): Readonly<Record<Point, string>> {
  const { scenario, until, time } = fall;
  const { unit } = scenario;
  const { rate, start, later } = fallNumbers(fall);
  return {
    start: `This is the output at $x = 0$, $f(0) = ${tex(start)}$, which is the $y$-intercept.`,
    rate: `This is the change in $f(x)$ for each ${unit}, which the coefficient $-${tex(rate)}$ of $x$ gives.`,
    end: `This is the input for which $f(x) = 0$, namely $\\frac{${tex(start)}}{${tex(rate)}} = ${until}$, which is the $x$-intercept.`,
    point: `This is the output at $x = ${time}$, $f(${time}) = ${tex(sum(start, times(negative(rate), time)))} = ${tex(later)}$, which is the $y$-coordinate of the point.`,
  };
}

/** A chain on a line of its own, in a function that no fact names. */
function line(deed: string, ...sides: readonly Operand[]): Step {
  return { text: `${deed}\n\n$${sides.map((side) => tex(side)).join(" = ")}$` };
}

export const PART_TIPS: Readonly<Record<Point, string>> = {
  start: "On the $y$-axis the input is $0$, so the $y$-intercept is the output at the start.",
  rate: "The coefficient of $x$ is the change in the output for each increase of $1$ in the input.",
  end: "On the $x$-axis the output is $0$, so the $x$-intercept is an input.",
  point: "The first coordinate of a point is an input, and the second is the output for it.",
};

export function partHint(fall: Fall): string {
  const { time, scenario, ask } = fall;
  const { unit } = scenario;
  const { rate, later } = fallNumbers(fall);
  return {
    start: "What is the value of $x$ at every point of the $y$-axis?",
    rate: `How does $f(x)$ change when $x$ increases from $0$ to $1$ ${unit}, if ${inline(product(rate, "x"))} is subtracted?`,
    end: "What is the value of $f(x)$ at every point of the $x$-axis?",
    point: `Which coordinate of $(${time}, ${tex(later)})$ is a number of ${unit}s?`,
  }[ask];
}

export function partSteps(fall: Fall): Step[] {
  const { scenario, until, time, ask } = fall;
  const { unit, thing } = scenario;
  const { rate, start, later, first } = fallNumbers(fall);
  const amountAt = (x: number) => sum(start, times(negative(rate), x));
  const told = measured(scenario);
  return {
    start: [
      { text: "The graph meets the $y$-axis where $x$ is $0$." },
      line("Substitute $0$ for $x$.", call("f", 0), start),
      { text: `The input $0$ is the start, so this output is ${told} at the start.` },
    ],
    rate: [
      line("Compare the outputs for the first two inputs.", call("f", 0), start),
      {
        text: `One ${unit} later, the output is less by ${inline(rate)}.\n\n$f(1) = ${tex(sum(start, negative(rate)))} = ${tex(first)}$`,
      },
      {
        text: `The same holds for each further ${unit}, so ${inline(rate)} is the decrease in ${told} each ${unit}.`,
      },
    ],
    end: [
      { text: "The graph meets the $x$-axis where the output $f(x)$ is $0$." },
      stepShowing(
        "Set the function equal to $0$.",
        equation(sum(start, product(negative(rate), "x")), 0),
      ),
      stepShowing(`Solve for $x$.`, equation("x", until)),
      { text: `The input is a time, so this is the number of ${unit}s until ${thing} is $0$.` },
    ],
    point: [
      { text: `The $x$-coordinate of the point is an input, the time of ${time} ${unit}s.` },
      line("The $y$-coordinate is the output for it.", call("f", time), amountAt(time), later),
      { text: `So the $y$-coordinate is ${told} after ${time} ${unit}s.` },
    ],
  }[ask];
}

/** The situation, its function and a point of the graph. */
export function graphTold(fall: Fall): string {
  const { scenario, time } = fall;
  const { rate, start, later } = fallNumbers(fall);
  const defined = equation(call("f", "x"), sum(start, product(negative(rate), "x")));
  const told = modelTold({ scenario, rises: false }, `the function ${inline(defined)}`);
  return `${told} In the $xy$-plane, the graph of $y = f(x)$ passes through the point $(${time}, ${tex(later)})$.`;
}

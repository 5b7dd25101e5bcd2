import { type SteadyChange, measured } from "../scenarios/steady-changes.ts";
import { stepShowing } from "../wording/steps.ts";
import { capitalized } from "../../language/noun.ts";
import { type Operand, call, equation, product, sum, times } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import type { Step } from "../../model.ts";

export const POINTS = ["start", "rate", "end", "point"] as const;
export type Point = (typeof POINTS)[number];

export interface Fall {
  readonly scenario: SteadyChange;
  readonly rate: number;
  /** When nothing is left, and a time before that. */
  readonly until: number;
  readonly time: number;
  readonly ask: Point;
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
export function partReasons({
  scenario,
  rate,
  until,
  time,
}: Fall): Readonly<Record<Point, string>> {
  const { unit } = scenario;
  const start = rate * until;
  return {
    start: `This is the output at $x = 0$, $f(0) = ${tex(start)}$, which is the $y$-intercept.`,
    rate: `This is the change in $f(x)$ for each ${unit}, which the coefficient $-${rate}$ of $x$ gives.`,
    end: `This is the input for which $f(x) = 0$, namely $\\frac{${tex(start)}}{${rate}} = ${until}$, which is the $x$-intercept.`,
    point: `This is the output at $x = ${time}$, $f(${time}) = ${tex(start)} - ${rate} \\cdot ${time} = ${tex(start - rate * time)}$, which is the $y$-coordinate of the point.`,
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

export function partHint({ rate, until, time, scenario, ask }: Fall): string {
  const { unit } = scenario;
  return {
    start: "What is the value of $x$ at every point of the $y$-axis?",
    rate: `How does $f(x)$ change when $x$ increases from $0$ to $1$ ${unit}, if $${rate}x$ is subtracted?`,
    end: "What is the value of $f(x)$ at every point of the $x$-axis?",
    point: `Which coordinate of $(${time}, ${tex(rate * (until - time))})$ is a number of ${unit}s?`,
  }[ask];
}

export function partSteps(fall: Fall): Step[] {
  const { scenario, rate, until, time, ask } = fall;
  const { unit, thing } = scenario;
  const start = rate * until;
  const amountAt = (x: number) => sum(start, times(-rate, x));
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
        text: `One ${unit} later, the output is less by $${rate}$.\n\n$f(1) = ${tex(start)} - ${rate} = ${tex(start - rate)}$`,
      },
      {
        text: `The same holds for each further ${unit}, so $${rate}$ is the decrease in ${told} each ${unit}.`,
      },
    ],
    end: [
      { text: "The graph meets the $x$-axis where the output $f(x)$ is $0$." },
      stepShowing("Set the function equal to $0$.", equation(sum(start, product(-rate, "x")), 0)),
      stepShowing(`Solve for $x$.`, equation("x", until)),
      { text: `The input is a time, so this is the number of ${unit}s until ${thing} is $0$.` },
    ],
    point: [
      { text: `The $x$-coordinate of the point is an input, the time of ${time} ${unit}s.` },
      line(
        "The $y$-coordinate is the output for it.",
        call("f", time),
        amountAt(time),
        start - rate * time,
      ),
      { text: `So the $y$-coordinate is ${told} after ${time} ${unit}s.` },
    ],
  }[ask];
}

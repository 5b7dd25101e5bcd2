import { equation, fraction, product, sum, times } from "../../math/expression.ts";
import type { Step } from "../../model.ts";
import type { Misstep } from "../options/slips.ts";
import { stepThrough, stepTo } from "../wording/steps.ts";
import { type Path, landingOf, ruleOf, speedOf, startOf } from "./flight.ts";
import { removing } from "./moving-terms.ts";
import { axisStep } from "./parabola-steps.ts";
import { standardForm } from "./quadratics.ts";

export const TIMES = ["peak", "back", "fall", "landing"] as const;
export type Time = (typeof TIMES)[number];

export function timeSlips(path: Path): Record<Time, Misstep> {
  const { peak, more, flight } = path;
  return {
    peak: {
      code: "another-quantity",
      deed: "finding the time of the greatest height, $-\\frac{b}{2a}$,",
      work: fraction(speedOf(path), 2 * flight.pull),
    },
    back: {
      code: "another-quantity",
      deed: "doubling the time of the greatest height, which leads to the starting height,",
      work: times(2, peak),
    },
    fall: {
      code: "another-quantity",
      deed: "counting from the time of the greatest height on",
      work: sum(landingOf(path), -peak),
    },
    landing: {
      code: "another-quantity",
      deed: "finding the time from the start until the height is $0$",
      work: sum(2 * peak, more),
    },
  };
}

interface TimeText {
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly why: string;
  readonly hint: string;
  readonly tip: string;
}

function toTop(path: Path): Step[] {
  const [a, b] = [-path.flight.pull, speedOf(path)];
  return [
    { text: `Read the coefficients of $t^2$ and $t$.\n\n$a = ${a}$ and $b = ${b}$` },
    axisStep(a, b, path.peak, "t"),
  ];
}

function toGround(path: Path): Step[] {
  const { more, flight } = path;
  const [a, landing] = [-flight.pull, landingOf(path)];
  const simple = standardForm([1, more - landing, -more * landing], "t");
  return [
    stepTo(
      `At ${flight.surface} the height is $0$. Set $h(t)$ equal to $0$.`,
      equation(ruleOf(path), 0),
    ),
    stepTo(`Divide both sides by $${a}$.`, equation(simple, 0)),
    stepTo("Factor the left side.", equation(product(sum("t", more), sum("t", -landing)), 0)),
    stepTo(
      "One factor must be $0$, and the time after the start is positive.",
      equation("t", landing),
    ),
  ];
}

function toStartAgain(path: Path): Step[] {
  const { peak, flight } = path;
  const rise = standardForm([-flight.pull, speedOf(path), 0], "t");
  return [
    stepTo("Set $h(t)$ equal to the starting height.", equation(ruleOf(path), startOf(path))),
    stepTo(removing(startOf(path)), equation(rise, 0)),
    stepTo("Factor the left side.", equation(product(-flight.pull, "t", sum("t", -2 * peak)), 0)),
    stepTo(
      `One solution is $0$, the time at which ${flight.thing} is ${flight.sent}. The other is the time asked for.`,
      equation("t", 2 * peak),
    ),
  ];
}

export function timeTexts(path: Path): Record<Time, TimeText> {
  const { peak, more, flight } = path;
  const { thing, sent, surface } = flight;
  const [start, landing] = [startOf(path), landingOf(path)];
  const values = `$h(${landing}) = 0$`;
  return {
    peak: {
      opening: "The greatest height is at the vertex of the graph of $h$.",
      steps: [
        ...toTop(path),
        { text: `So ${thing} reaches its greatest height at $t = ${peak}$.` },
      ],
      why: `The graph of $h$ opens downward, so its highest point is the vertex, at $t = ${peak}$.`,
      hint: `Which point of the graph of $h$ shows the greatest height, and which coordinate is the time?`,
      tip: "For $h(t) = at^2 + bt + c$ with negative $a$, the maximum is at $t = -\\frac{b}{2a}$.",
    },
    back: {
      opening: `The starting height is $h(0) = ${start}$, so find the other time with this height.`,
      steps: toStartAgain(path),
      why: `Since $h(${2 * peak}) = ${start}$, the height is again the starting height.`,
      hint: `For which two values of $t$ is $h(t) = ${start}$?`,
      tip: "Two times with equal heights are equally far from the time of the greatest height.",
    },
    fall: {
      opening: `Find the time of the greatest height and the time at ${surface}, and subtract.`,
      steps: [
        ...toTop(path),
        ...toGround(path),
        stepThrough("Subtract the time of the greatest height.", sum(landing, -peak), peak + more),
      ],
      why: `From $t = ${peak}$, the time of the greatest height, to $t = ${landing}$, where ${values}, it is this long.`,
      hint: "Which two times does the question compare, and from which of them does it count?",
      tip: "Before you answer, check from which moment the question counts the seconds.",
    },
    landing: {
      opening: `The height is $0$ when ${thing} reaches ${surface}, so solve $h(t) = 0$.`,
      steps: toGround(path),
      why: `Since ${values}, the height is $0$ at this time after it is ${sent}.`,
      hint: `What is the value of $h(t)$ when ${thing} reaches ${surface}?`,
      tip: "A time after the start is positive, so reject a negative solution.",
    },
  };
}

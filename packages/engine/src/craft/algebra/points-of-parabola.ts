import type { Step } from "../../model.ts";
import { point } from "../options/option.ts";

export const ASKS = ["left", "right", "start", "vertex"] as const;
export type Ask = (typeof ASKS)[number];
export type Place = readonly [number, number];

interface PointText {
  readonly opening: string;
  readonly steps: readonly Step[];
  readonly why: string;
  readonly hint: string;
  readonly tip: string;
}

export function pointTexts(
  { left, right, start, vertex }: Record<Ask, Place>,
  opensUp: boolean,
): Record<Ask, PointText> {
  const [opens, end] = opensUp ? ["upward", "lowest"] : ["downward", "highest"];
  const shown = (...places: readonly Place[]) =>
    places.map((place) => point(...place).text).join(" and ");
  const intercept = (place: Place, which: string): PointText => ({
    opening: "An $x$-intercept is a point on the $x$-axis, where the $y$-coordinate is $0$.",
    steps: [
      { text: "Find the two points at which the graph meets the $x$-axis." },
      { text: `Read both points.\n\n${shown(left, right)}` },
      {
        text: `Of the $x$-coordinates $${left[0]}$ and $${right[0]}$, the ${which} is $${place[0]}$, so the point is ${shown(place)}.`,
      },
    ],
    why: `Its $y$-coordinate is $0$, and its $x$-coordinate is the ${which} of $${left[0]}$ and $${right[0]}$.`,
    hint: "Which points of the graph are on the $x$-axis?",
    tip: "The $x$-coordinate is first in a point: on the $x$-axis the second number is $0$.",
  });
  return {
    left: intercept(left, "lesser"),
    right: intercept(right, "greater"),
    start: {
      opening: "The $y$-intercept is the point on the $y$-axis, where the $x$-coordinate is $0$.",
      steps: [
        { text: "Find the point at which the graph meets the $y$-axis." },
        {
          text: `Read both coordinates of this point, the $x$-coordinate first.\n\n${shown(start)}`,
        },
      ],
      why: "The graph passes through it, and its $x$-coordinate is $0$.",
      hint: "Which coordinate is $0$ for every point on the $y$-axis?",
      tip: "The $y$-coordinate is second in a point: on the $y$-axis the first number is $0$.",
    },
    vertex: {
      opening: `The parabola opens ${opens}, so its vertex is its ${end} point.`,
      steps: [
        { text: `Find the ${end} point of the graph.` },
        {
          text: `Read both coordinates of this point, the $x$-coordinate first.\n\n${shown(vertex)}`,
        },
      ],
      why: `No other point of the graph is as ${opensUp ? "low" : "high"} as this one.`,
      hint: "Does the parabola open upward or downward, and what follows for its vertex?",
      tip: "The vertex is on the axis of symmetry, halfway between the $x$-intercepts.",
    },
  };
}

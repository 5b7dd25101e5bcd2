import type { Axis, PlaneFigure, PlaneMark, Point } from "@sat/item";
import type { Parabola } from "./graph.ts";

/** Samples across the width of the window; even, so that a vertex in the middle is met. */
const SAMPLES = 240;

/** As much of y = a(x - h)² + k as lies in the window; the vertex must lie in it. */
function parabolaCurve({ a, h, k }: Parabola, x: Axis, y: Axis): PlaneMark {
  const step = (x.max - x.min) / SAMPLES;
  const points: Point[] = [];
  for (let at = 0; at <= SAMPLES; at++) {
    const across = x.min + at * step;
    const up = a * (across - h) * (across - h) + k;
    if (up >= y.min && up <= y.max) points.push([rounded(across), rounded(up)]);
  }
  return { kind: "curve", points };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}

interface Drawn {
  readonly x: Axis;
  readonly y: Axis;
  readonly parabola: Parabola;
  /** Points and lines beside the parabola. */
  readonly marks?: readonly PlaneMark[];
  readonly alt: string;
}

/** A parabola in a window of its own. */
export function parabolaFigure({ x, y, parabola, marks = [], alt }: Drawn): PlaneFigure {
  return { kind: "plane", x, y, marks: [parabolaCurve(parabola, x, y), ...marks], alt };
}

/** Steps that axes are divided by. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];

/** An axis from about -size to size, or from 0, whose grid lines are at round numbers, at most ten of them. */
export function axisFor(size: number, label: string, from: "zero" | "both" = "both"): Axis {
  const lines = from === "zero" ? 12 : 10;
  const step = STEPS.find((each) => each * lines >= size) ?? size;
  const max = step * Math.max(2, Math.ceil((size * 1.05) / step));
  return { min: from === "zero" ? 0 : -max, max, step, label };
}

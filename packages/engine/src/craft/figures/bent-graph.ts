import type { LineGraphFigure, Point } from "@sat/item";
import { grouped } from "../../math/print.ts";

interface Bent {
  /** Distance between grid lines of the charge. */
  readonly step: number;
  /** The start, the bend and the end. */
  readonly points: readonly Point[];
}

/** A charge by the hour, in straight parts. */
export function bentGraph({ step, points }: Bent): LineGraphFigure {
  const [hours, charges] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const told = points.map(([x, y]) => `(${x}, ${grouped(y)})`);
  return {
    kind: "line-graph",
    x: { min: 0, max: Math.max(...hours), step: 1, label: "Time (hours)" },
    y: { min: 0, max: Math.max(...charges) + step, step, label: "Charge (dollars)" },
    series: [{ name: "Charge", points }],
    alt: `Line graph of the charge, in dollars, by the time, in hours. Straight lines join ${told.join(", ")} in this order.`,
  };
}

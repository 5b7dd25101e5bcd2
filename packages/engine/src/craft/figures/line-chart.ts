import type { Axis, LineGraphFigure, Point } from "@sat/item";
import { grouped } from "../../math/print.ts";

interface Chart {
  readonly title?: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly series: readonly { readonly name: string; readonly points: readonly Point[] }[];
}

/** Broken lines through points, each told in the text alternative. */
export function lineChart({ title, x, y, series }: Chart): LineGraphFigure {
  const told = series.map(({ name, points }) => {
    const listed = points.map(([at, value]) => `${at}, ${grouped(value)}`).join("; ");
    return `${series.length === 1 ? "" : `${name}: `}${listed}.`;
  });
  return {
    kind: "line-graph",
    ...(title === undefined ? {} : { title }),
    x,
    y,
    series,
    alt: `Line graph${title === undefined ? "" : ` titled ${title}`}. ${y.label ?? ""} by ${(x.label ?? "").toLowerCase()}: ${told.join(" ")}`,
  };
}

import type { BarChartFigure } from "@sat/item";
import { grouped } from "../../math/print.ts";
import type { BarGraphScenario } from "../scenarios/bar-graphs.ts";

/** Bars that end on grid lines. */
export function barGraph(
  {
    title,
    axis,
    categories,
    categoryLabel,
  }: Pick<BarGraphScenario, "title" | "axis" | "categoryLabel"> & {
    readonly categories: readonly string[];
  },
  values: readonly number[],
  step: number,
): BarChartFigure {
  const listed = categories.map((category, at) => `${category}, ${grouped(values[at] ?? 0)}`);
  return {
    kind: "bar-chart",
    title,
    categories,
    series: [{ name: axis, values }],
    y: { min: 0, max: Math.max(...values) + step, step, label: axis },
    xLabel: categoryLabel,
    alt: `Bar graph titled ${title}. ${axis} by ${categoryLabel.toLowerCase()}: ${listed.join("; ")}.`,
  };
}

import type { BarChartFigure } from "@sat/item";
import { grouped } from "../../math/print.ts";
import type { BarGraphScenario } from "@sat/content/scenarios/bar-graphs";
import type { GroupedBarsScenario } from "@sat/content/scenarios/grouped-bars";

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

/** Pairs of bars with a legend, all of which end on grid lines; the values of either group by category. */
export function groupedBarGraph(
  { title, axis, categories, categoryLabel, groups }: GroupedBarsScenario,
  values: readonly (readonly number[])[],
  step: number,
): BarChartFigure {
  const listed = categories.map((category, at) => {
    const pair = groups.map((group, of) => `${group}, ${grouped(values[of]?.[at] ?? 0)}`);
    return `${category}: ${pair.join("; ")}`;
  });
  return {
    kind: "bar-chart",
    title,
    categories,
    series: groups.map((name, of) => ({ name, values: values[of] ?? [] })),
    y: { min: 0, max: Math.max(...values.flat()) + step, step, label: axis },
    xLabel: categoryLabel,
    alt: `Grouped bar graph titled ${title}. ${axis} by ${categoryLabel.toLowerCase()}, for ${groups.join(" and ")}. ${listed.join(". ")}.`,
  };
}

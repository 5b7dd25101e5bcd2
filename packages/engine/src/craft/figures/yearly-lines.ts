import type { LineGraphFigure } from "@sat/item";
import { grouped } from "../../math/print.ts";
import type { SeriesScenario } from "@sat/content/scenarios/yearly-series";

/** Two lines over the years, with their points on grid lines. */
export function yearlyLines(
  { title, axis, series }: SeriesScenario,
  { values, from, step }: YearlyValues,
): LineGraphFigure {
  const lines = values.map((line) => line.map((value, at) => [from + at, value] as const));
  const told = lines.map((line, which) => {
    const listed = line.map(([year, value]) => `${year}, ${grouped(value)}`);
    return `${series[which] ?? ""}: ${listed.join("; ")}.`;
  });
  const last = from + (values[0]?.length ?? 1) - 1;
  return {
    kind: "line-graph",
    title,
    x: { min: from, max: last, step: 1, label: "Year" },
    y: { min: 0, max: Math.max(...values.flat()) + step, step, label: axis },
    series: lines.map((points, which) => ({ name: series[which] ?? "", points })),
    alt: `Line graph titled ${title}. ${axis} by year. ${told.join(" ")}`,
  };
}

interface YearlyValues {
  /** The values of either line, year by year. */
  readonly values: readonly (readonly number[])[];
  readonly from: number;
  /** Distance between grid lines. */
  readonly step: number;
}

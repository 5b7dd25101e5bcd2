import type { DotPlotFigure } from "@sat/item";

/** A dot for each of the data, over all whole numbers from the least to the greatest. */
export function dotPlot(label: string, data: readonly number[]): DotPlotFigure {
  const least = Math.min(...data);
  const counts = Array.from({ length: Math.max(...data) - least + 1 }, (_, at) => {
    const value = least + at;
    return { value, count: data.filter((each) => each === value).length };
  });
  const told = counts.map(({ value, count }) => `${value}, ${count}`);
  return {
    kind: "dot-plot",
    label,
    counts,
    alt: `Dot plot of ${label.toLowerCase()}. Dots by value: ${told.join("; ")}.`,
  };
}

import type { HistogramFigure } from "@sat/item";

interface Bins {
  readonly label: string;
  /** What a bar counts: "Number of trees". */
  readonly counted: string;
  readonly from: number;
  readonly width: number;
  readonly counts: readonly number[];
}

/** Bars over bins of one width; each bin holds its lower edge and not its upper one. */
export function histogram({ label, counted, from, width, counts }: Bins): HistogramFigure {
  const edges = Array.from({ length: counts.length + 1 }, (_, at) => from + at * width);
  const told = counts.map(
    (count, at) => `at least ${edges[at] ?? 0} but less than ${edges[at + 1] ?? 0}, ${count}`,
  );
  const most = Math.max(...counts);
  const step = most > 12 ? 2 : 1;
  return {
    kind: "histogram",
    edges,
    counts,
    xLabel: label,
    y: { min: 0, max: step * (Math.floor(most / step) + 1), step, label: counted },
    alt: `Histogram of ${label.toLowerCase()}. ${counted} by interval: ${told.join("; ")}.`,
  };
}

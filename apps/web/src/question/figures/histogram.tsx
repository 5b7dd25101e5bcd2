import type { HistogramFigure } from "@sat/item";
import { ChartAxes, LevelNumbers } from "./chart-axes.tsx";
import { chartLayout } from "./chart-layout.ts";
import styles from "./figure.module.css";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing } from "./drawing.tsx";
import { linear } from "./scale.ts";

/** Space between the y-axis and the first bin, so that neither hides the other. */
const MARGIN = 10;

/** Counts by bins of one width; the bars touch, and the axis is numbered at the bins' edges. */
export function Histogram({ figure }: { readonly figure: HistogramFigure }) {
  const { alt, title, edges, counts, xLabel, y } = figure;
  const layout = chartLayout({ y, xLabel });
  const min = edges[0] ?? 0;
  const max = edges.at(-1) ?? 1;
  const x = linear([min, max], [layout.left + MARGIN, layout.right - MARGIN]);
  const axis = { min, max, step: (max - min) / counts.length, label: xLabel };
  return (
    <CaptionedFigure alt={alt} title={title}>
      <Drawing alt={alt} size={layout}>
        <ChartAxes layout={layout} />
        {counts.map((count, at) => (
          <rect
            key={at}
            className={styles.tint}
            x={x(edges[at] ?? min)}
            y={layout.y(count)}
            width={x(edges[at + 1] ?? max) - x(edges[at] ?? min)}
            height={layout.bottom - layout.y(count)}
          />
        ))}
        <LevelNumbers axis={axis} x={x} y={layout.bottom} />
      </Drawing>
    </CaptionedFigure>
  );
}

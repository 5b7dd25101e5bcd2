import type { ScatterplotFigure } from "@sat/item";
import { axisWindow } from "./axis-window.ts";
import { ChartAxes, LevelNumbers } from "./chart-axes.tsx";
import { chartLayout } from "./chart-layout.ts";
import styles from "./figure.module.css";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing } from "./drawing.tsx";
import { clipped, extended, segmentPath, spot } from "./plane-geometry.ts";
import { linear } from "./scale.ts";

/** Points in two variables, perhaps with a line of best fit across the whole area. */
export function Scatterplot({ figure }: { readonly figure: ScatterplotFigure }) {
  const { alt, title, x: axis, points, fit } = figure;
  const y = axisWindow(figure.y, heights(figure));
  const layout = chartLayout({ y, xLabel: axis.label });
  const x = linear([axis.min, axis.max], [layout.left, layout.right]);
  const place = ([px, py]: readonly [number, number]) => spot(x(px), layout.y(py));
  const area = {
    x: layout.left,
    y: layout.top,
    width: layout.right - layout.left,
    height: layout.bottom - layout.top,
  };
  const line = fit && clipped(extended(place(fit[0]), place(fit[1])), area);
  return (
    <CaptionedFigure alt={alt} title={title}>
      <Drawing alt={alt} size={layout}>
        <LevelNumbers axis={axis} x={x} y={layout.bottom} gridTo={layout.top} />
        <ChartAxes layout={layout} />
        {line && <path className={styles.edge} d={segmentPath(line)} />}
        {points.map(place).map((at, key) => (
          <circle key={key} className={styles.mark} cx={at.x} cy={at.y} r={3.75} />
        ))}
      </Drawing>
    </CaptionedFigure>
  );
}

/** Of the points, and of both ends of the line across them. */
function heights({ x, points, fit }: ScatterplotFigure): number[] {
  const ofPoints = points.map(([, up]) => up);
  if (fit === undefined) return ofPoints;
  const [[left, low], [right, high]] = fit;
  const line = linear([left, right], [low, high]);
  return [...ofPoints, line(x.min), line(x.max)];
}

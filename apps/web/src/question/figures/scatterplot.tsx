import type { ScatterplotFigure } from "@sat/item";
import { ChartAxes, LevelNumbers } from "./chart-axes.tsx";
import { chartLayout } from "./chart-layout.ts";
import styles from "./figure.module.css";
import { Drawing, Frame } from "./frame.tsx";
import { clipped, extended, segmentPath, spot } from "./plane-geometry.ts";
import { linear } from "./scale.ts";

/** Points in two variables, perhaps with a line of best fit across the whole area. */
export function Scatterplot({ figure }: { readonly figure: ScatterplotFigure }) {
  const { alt, title, x: axis, y, points, fit } = figure;
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
    <Frame alt={alt} title={title}>
      <Drawing alt={alt} size={layout}>
        <LevelNumbers axis={axis} x={x} y={layout.bottom} gridTo={layout.top} />
        <ChartAxes layout={layout} />
        {line && <path className={styles.edge} d={segmentPath(line)} />}
        {points.map(place).map((at, key) => (
          <circle key={key} className={styles.mark} cx={at.x} cy={at.y} r={3.75} />
        ))}
      </Drawing>
    </Frame>
  );
}

import type { Axis, DotPlotFigure } from "@sat/item";
import styles from "./figure.module.css";
import { CaptionedFigure } from "./captioned-figure.tsx";
import { Drawing, DRAWING_WIDTH } from "./drawing.tsx";
import { LevelAxis, levelAxisHeight, levelScale } from "./level-axis.tsx";

const LARGEST_DOT = 6.5;
/** Space between the middles of two dots, by their radius. */
const SPACING = 2.3;
const HIGHEST = 200;

/** One dot for each datum, stacked over its value. */
export function DotPlot({ figure }: { readonly figure: DotPlotFigure }) {
  const { alt, title, label, counts } = figure;
  const axis = { ...axisOf(counts.map(({ value }) => value)), label };
  const x = levelScale(axis);
  const tallest = Math.max(1, ...counts.map(({ count }) => count));
  const room = x(axis.min + axis.step) - x(axis.min);
  const radius = Math.min(LARGEST_DOT, room / SPACING, HIGHEST / (tallest * SPACING));
  const base = tallest * radius * SPACING + 8;
  const size = { width: DRAWING_WIDTH, height: base + levelAxisHeight(label) };
  return (
    <CaptionedFigure alt={alt} title={title}>
      <Drawing alt={alt} size={size}>
        <LevelAxis axis={axis} y={base} />
        {counts.flatMap(({ value, count }) =>
          Array.from({ length: count }, (_, at) => (
            <circle
              key={`${value} ${at}`}
              className={styles.mark}
              cx={x(value)}
              cy={base - 4 - radius - at * radius * SPACING}
              r={radius}
            />
          )),
        )}
      </Drawing>
    </CaptionedFigure>
  );
}

/** Every value between the least and the greatest, in steps of the smallest difference. */
function axisOf(values: readonly number[]): Axis {
  const sorted = values.toSorted((a, b) => a - b);
  const gaps = sorted.slice(1).map((value, at) => value - (sorted[at] ?? value));
  const step = Math.min(...gaps.filter((gap) => gap > 0));
  const min = sorted[0] ?? 0;
  return Number.isFinite(step)
    ? { min, max: sorted.at(-1) ?? min, step }
    : { min: min - 1, max: min + 1, step: 1 };
}

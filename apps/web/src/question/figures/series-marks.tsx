import styles from "./figure.module.css";
import type { Spot } from "./plane-geometry.ts";

/* Series are told apart by shape and dash as much as by colour. */

const STROKES = ["", styles.dashed, styles.dotted, ""];

/** The class of a series' line. */
export function seriesStroke(series: number): string {
  const second = series % 2 === 1 ? styles.second : "";
  return `${styles.data} ${STROKES[series % STROKES.length]} ${second}`;
}

interface MarkProps {
  readonly series: number;
  readonly at: Spot;
}

/** A series' mark at one of its points: disc, square, triangle or diamond. */
export function SeriesMark({ series, at: { x, y } }: MarkProps) {
  const className = series % 2 === 1 ? styles.ink : styles.mark;
  switch (series % 4) {
    case 1:
      return <rect className={className} x={x - 4} y={y - 4} width={8} height={8} />;
    case 2:
      return <path className={className} d={`M${x} ${y - 5.5}l5.5 9.5h-11z`} />;
    case 3:
      return <path className={className} d={`M${x} ${y - 6}l6 6 -6 6 -6 -6z`} />;
    default:
      return <circle className={className} cx={x} cy={y} r={4.5} />;
  }
}

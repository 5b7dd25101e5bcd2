import { scaleLinear } from "@visx/scale";
import styles from "../../ui/charts/charts.module.css";
import { WIDTH } from "../../ui/charts/chart-size.ts";

const HEIGHT = 34;
const MARGIN = 14;
/** Where the line runs. */
const MIDDLE = 10;

interface ScoreLineProps {
  readonly low: number;
  readonly high: number;
  /** The ends of the scale. */
  readonly least: number;
  readonly most: number;
}

/** A range on its scale; the words beside it say the same. */
export function ScoreLine({ low, high, least, most }: ScoreLineProps) {
  const x = scaleLinear({ domain: [least, most], range: [MARGIN, WIDTH - MARGIN] });
  const ticks = [least, (least + most) / 2, most];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.line} aria-hidden="true">
      <line x1={x(least)} y1={MIDDLE} x2={x(most)} y2={MIDDLE} className={styles.axis} />
      {ticks.map((score) => (
        <g key={score}>
          <line
            x1={x(score)}
            y1={MIDDLE - 4}
            x2={x(score)}
            y2={MIDDLE + 4}
            className={styles.axis}
          />
          <text x={x(score)} y={HEIGHT - 3} textAnchor="middle" className={styles.tick}>
            {score}
          </text>
        </g>
      ))}
      <rect
        x={x(low)}
        y={MIDDLE - 6}
        width={Math.max(2, x(high) - x(low))}
        height={12}
        rx={3}
        className={styles.bar}
      />
    </svg>
  );
}

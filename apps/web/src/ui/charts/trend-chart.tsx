import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleLinear, scaleUtc } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import { WIDTH } from "./chart-size.ts";
import styles from "./charts.module.css";
import { shortDay } from "./written-day.ts";

const HEIGHT = 150;
const MARGIN = { top: 8, right: 14, bottom: 22, left: 38 };

export interface TrendPoint {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly value: number;
  /** Between which it is expected to lie; left out where it is known. */
  readonly low?: number;
  readonly high?: number;
}

interface TrendChartProps {
  /** The whole of it, in a sentence. */
  readonly label: string;
  readonly points: readonly TrendPoint[];
  /** The first and the last day that are drawn: the same in charts beside each other. */
  readonly days: readonly [string, string];
  /** What is written at the axis, from the bottom up. */
  readonly ticks: readonly [number, number, number];
  readonly unit?: string;
}

/** How something went over time: a line, and around it what it is expected to lie in. */
export function TrendChart({ label, points, days, ticks, unit = "" }: TrendChartProps) {
  const [first, last] = [new Date(days[0]), new Date(days[1])];
  const x = scaleUtc({
    // One day alone stands in the middle.
    domain: first < last ? [first, last] : [addDays(first, -3), addDays(first, 3)],
    range: [MARGIN.left, WIDTH - MARGIN.right],
  });
  const y = scaleLinear({
    domain: [ticks[0], ticks[2]],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
  });
  const at = ({ day }: TrendPoint) => x(new Date(day));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.chart}>
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        tickValues={[...ticks]}
        tickFormat={(value) => `${String(value)}${unit}`}
        axisLineClassName={styles.axis ?? ""}
        tickClassName={styles.tick ?? ""}
        tickLabelProps={TICK_LEFT}
        tickLength={3}
      />
      <AxisBottom
        top={HEIGHT - MARGIN.bottom}
        scale={x}
        tickValues={first < last ? [first, last] : [first]}
        tickFormat={(value) => shortDay((value as Date).toISOString())} // the scale's own values
        axisLineClassName={styles.axis ?? ""}
        tickLabelProps={(_, index) => ({
          className: styles.tick ?? "",
          textAnchor: first < last ? (index === 0 ? "start" : "end") : "middle",
          dy: "0.1em",
        })}
        tickLength={3}
      />
      <Area
        data={[...points]}
        x={at}
        y0={({ low, value }) => y(low ?? value)}
        y1={({ high, value }) => y(high ?? value)}
        className={styles.band ?? ""}
      />
      <LinePath
        data={[...points]}
        x={at}
        y={({ value }) => y(value)}
        className={styles.path ?? ""}
      />
      {points.map((point) => (
        <circle key={point.day} cx={at(point)} cy={y(point.value)} r={2.5} className={styles.dot} />
      ))}
    </svg>
  );
}

const TICK_LEFT = {
  className: styles.tick ?? "",
  textAnchor: "end",
  dx: "-0.3em",
  dy: "0.3em",
} as const;

function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * 86_400_000);
}

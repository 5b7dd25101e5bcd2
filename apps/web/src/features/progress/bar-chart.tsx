import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { WIDTH } from "./chart-size.ts";
import styles from "./charts.module.css";
import { shortDay } from "./share.ts";

const HEIGHT = 110;
const MARGIN = { top: 8, right: 14, bottom: 22, left: 28 };
/** Few weeks make no broad bars. */
const WIDEST = 24;

interface BarChartProps {
  /** The whole of it, in a sentence. */
  readonly label: string;
  /** What the bars are of, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly values: readonly number[];
  /** The highest that a bar can be: the same in charts beside each other. */
  readonly most: number;
}

/** How often something was, week by week: a bar each. */
export function BarChart({ label, days, values, most }: BarChartProps) {
  const x = scaleBand({
    domain: [...days],
    range: [MARGIN.left, WIDTH - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const width = Math.min(x.bandwidth(), WIDEST);
  const ends = days.length === 1 ? [...days] : [days[0] ?? "", days.at(-1) ?? ""];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.chart}>
      {days.map((day, at) => (
        <rect
          key={day}
          x={(x(day) ?? 0) + (x.bandwidth() - width) / 2}
          y={y(values[at] ?? 0)}
          width={width}
          height={HEIGHT - MARGIN.bottom - y(values[at] ?? 0)}
          className={styles.bar}
        />
      ))}
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        tickValues={[0, most]}
        tickFormat={String}
        axisLineClassName={styles.axis ?? ""}
        tickLabelProps={{
          className: styles.tick ?? "",
          textAnchor: "end",
          dx: "-0.3em",
          dy: "0.3em",
        }}
        tickLength={3}
      />
      <AxisBottom
        top={HEIGHT - MARGIN.bottom}
        scale={x}
        tickValues={ends}
        tickFormat={shortDay}
        axisLineClassName={styles.axis ?? ""}
        tickLabelProps={(_, index) => ({
          className: styles.tick ?? "",
          textAnchor: ends.length === 1 ? "middle" : index === 0 ? "start" : "end",
          dy: "0.1em",
        })}
        tickLength={3}
      />
    </svg>
  );
}

import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { WIDTH } from "./chart-size.ts";
import styles from "./charts.module.css";

const HEIGHT = 110;
const MARGIN = { top: 8, right: 14, bottom: 22, left: 28 };
/** Few bars make no broad ones. */
const WIDEST = 24;

export interface Bar {
  /** Each has its own. */
  readonly name: string;
  readonly value: number;
  /** How much of it is filled; all of it if not told. */
  readonly filled?: number;
}

interface BarChartProps {
  /** The whole of it, in a sentence. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** The highest that a bar can be: the same in charts beside each other. */
  readonly most: number;
  /** Whether all bars have their names under them, or the first and the last alone. */
  readonly named: "all" | "ends";
}

/** How much of something there was, each time: a bar each. */
export function BarChart({ label, bars, most, named }: BarChartProps) {
  const names = bars.map(({ name }) => name);
  const x = scaleBand({
    domain: names,
    range: [MARGIN.left, WIDTH - MARGIN.right],
    padding: 0.25,
  });
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
  const width = Math.min(x.bandwidth(), WIDEST);
  const places = bars.flatMap(({ name, value, filled = value }) => [
    { key: name, left: x(name) ?? 0, value, className: styles.rest },
    { key: `${name}, filled`, left: x(name) ?? 0, value: filled, className: styles.bar },
  ]);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.chart}>
      {places
        .filter(({ value }) => value > 0)
        .map(({ key, left, value, className }) => (
          <rect
            key={key}
            x={left + (x.bandwidth() - width) / 2}
            y={y(value)}
            width={width}
            height={HEIGHT - MARGIN.bottom - y(value)}
            className={className}
          />
        ))}
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        tickValues={[0, most]}
        tickFormat={String}
        axisLineClassName={styles.axis ?? ""}
        tickLabelProps={TICK_LEFT}
        tickLength={3}
      />
      <AxisBottom
        top={HEIGHT - MARGIN.bottom}
        scale={x}
        tickValues={named === "all" ? names : names.filter((_, at) => isEnd(at, names.length))}
        axisLineClassName={styles.axis ?? ""}
        tickLabelProps={(_, index) => ({
          className: styles.tick ?? "",
          textAnchor:
            named === "all" || bars.length === 1 ? "middle" : index === 0 ? "start" : "end",
          dy: "0.1em",
        })}
        tickLength={3}
      />
    </svg>
  );
}

function isEnd(at: number, count: number): boolean {
  return at === 0 || at === count - 1;
}

const TICK_LEFT = {
  className: styles.tick ?? "",
  textAnchor: "end",
  dx: "-0.3em",
  dy: "0.3em",
} as const;

import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { WIDTH } from "./chart-size.ts";
import styles from "./charts.module.css";
import { writtenDay } from "./written-day.ts";

const HEIGHT = 150;
const MARGIN = { top: 8, right: 14, bottom: 22, left: 38 };
/** Few ranges make no broad ones. */
const WIDEST = 24;

export interface DrawnRange {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  /** Drawn with another shape. */
  readonly isMarked: boolean;
}

interface RangeChartProps {
  /** The whole of it, in a sentence. */
  readonly label: string;
  /** In the order in which they are drawn, each beside the last, whatever time lies between. */
  readonly ranges: readonly DrawnRange[];
  /** What is written at the axis, from the bottom up. */
  readonly ticks: readonly [number, number, number];
}

/** Measurements beside each other, each with what it may as well have been; no line leads from one to the next. */
export function RangeChart({ label, ranges, ticks }: RangeChartProps) {
  const places = ranges.map((_, at) => at);
  const x = scaleBand({ domain: places, range: [MARGIN.left, WIDTH - MARGIN.right], padding: 0.3 });
  const y = scaleLinear({
    domain: [ticks[0], ticks[2]],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
  });
  const width = Math.min(x.bandwidth(), WIDEST);
  const ends = [...new Set([0, ranges.length - 1])];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className={styles.chart}>
      <AxisLeft
        left={MARGIN.left}
        scale={y}
        tickValues={[...ticks]}
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
        tickFormat={(at) => writtenDay(ranges[at]?.day ?? "")}
        axisLineClassName={styles.axis ?? ""}
        tickLabelProps={{ className: styles.tick ?? "", textAnchor: "middle", dy: "0.1em" }}
        tickLength={3}
      />
      {ranges.map(({ low, high, estimate, isMarked }, at) => {
        const middle = (x(at) ?? 0) + x.bandwidth() / 2;
        return (
          // They have no name but their place, and never change it.
          <g key={at}>
            <rect
              x={middle - width / 2}
              y={y(high)}
              width={width}
              height={Math.max(1, y(low) - y(high))}
              className={styles.band}
            />
            <Estimate x={middle} y={y(estimate)} isMarked={isMarked} />
          </g>
        );
      })}
    </svg>
  );
}

interface EstimateProps {
  readonly x: number;
  readonly y: number;
  readonly isMarked: boolean;
}

/** A dot, or a diamond that is filled. */
function Estimate({ x, y, isMarked }: EstimateProps) {
  return isMarked ? (
    <path d={`M${x} ${y - 4} l4 4 l-4 4 l-4 -4 z`} className={styles.bar} />
  ) : (
    <circle cx={x} cy={y} r={3} className={styles.dot} />
  );
}

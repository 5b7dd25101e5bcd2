import type { Progress } from "@sat/contract";
import { AxisBottom } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Card } from "../../ui/card.tsx";
import { WIDTH } from "../../ui/charts/chart-size.ts";
import styles from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { share } from "./share.ts";

type Hours = Progress["hours"];

const HEIGHT = 110;
const BOTTOM = 22;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When in the day the learner answers, and how much of it is right. */
export function HoursCard({ hours }: { readonly hours: Hours }) {
  const x = scaleBand({ domain: HOURS, range: [0, WIDTH], padding: 0.2 });
  const most = Math.max(...hours.map(({ answers }) => answers));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, 4] });
  return (
    <Card aria-labelledby="hours">
      <h2 id="hours">Time of day</h2>
      <p className={styles.about}>{busiest(hours)} The filled part of a bar is right answers.</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.chart}>
        {hours.map(({ hour, answers, right }) => (
          <g key={hour}>
            {[
              { count: answers, className: styles.rest },
              { count: right, className: styles.bar },
            ].map(({ count, className }) => (
              <rect
                key={className}
                x={x(hour) ?? 0}
                y={y(count)}
                width={x.bandwidth()}
                height={HEIGHT - BOTTOM - y(count)}
                className={className}
              />
            ))}
          </g>
        ))}
        <AxisBottom
          top={HEIGHT - BOTTOM}
          scale={x}
          tickValues={[0, 6, 12, 18]}
          tickFormat={hourName}
          axisLineClassName={styles.axis ?? ""}
          tickLabelProps={{ className: styles.tick ?? "", textAnchor: "middle" }}
          tickLength={3}
        />
      </svg>
      <FigureTable
        caption="Answers by the hour of the day"
        head={["From", "Answers", "Right"]}
        rows={hours.map((tally) => [hourName(tally.hour), String(tally.answers), share(tally)])}
      />
    </Card>
  );
}

function busiest(hours: Hours): string {
  const [first] = hours.toSorted((one, other) => other.answers - one.answers);
  if (first === undefined) return "";
  return `You answer most from ${hourName(first.hour)} on: ${share(first)} right.`;
}

/** An hour as its beginning reads on a clock, such as 6 PM. */
function hourName(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`;
}

import type { Progress } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import styles from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { writtenDay } from "../../ui/charts/written-day.ts";
import { TrendChart } from "../../ui/charts/trend-chart.tsx";

/** How the score range of each section went, on the exam's own scale, and that of each domain. */
export function ScoresCard({ scores, domains }: Pick<Progress, "scores" | "domains">) {
  return (
    <Card aria-labelledby="scores">
      <h2 id="scores">Ability over time</h2>
      {scores.length > 0 && (
        <>
          <p className={styles.about}>
            Each line is the middle of your estimated score; the band around it is the range.
          </p>
          <Trends
            caption="Estimated score by day and section"
            head={["Day", "Section", "Estimate"]}
            ranges={scores.map(({ section, ...range }) => ({ ...range, name: section }))}
          />
        </>
      )}
      {domains.length > 0 && (
        <>
          <p className={styles.about}>
            By domain, on the same scale: the score you would get if a section had nothing else.
          </p>
          <Trends
            caption="Estimate by week and domain"
            head={["Last day of the week", "Domain", "Estimate"]}
            ranges={domains.map(({ domain, ...range }) => ({ ...range, name: domain }))}
          />
        </>
      )}
    </Card>
  );
}

interface Range {
  readonly day: string;
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

interface TrendsProps {
  readonly caption: string;
  readonly head: readonly string[];
  /** The first day first. */
  readonly ranges: readonly Range[];
}

function Trends({ caption, head, ranges }: TrendsProps) {
  const days = [ranges[0]?.day ?? "", ranges.at(-1)?.day ?? ""] as const;
  return (
    <>
      <div className={styles.many}>
        {[...Map.groupBy(ranges, ({ name }) => name)].map(([name, own]) => (
          <section key={name}>
            <h3>{name}</h3>
            <TrendChart
              label={labelOf(name, own)}
              points={own.map(({ day, low, high }) => ({
                day,
                low,
                high,
                value: (low + high) / 2,
              }))}
              days={days}
              ticks={[200, 500, 800]}
            />
          </section>
        ))}
      </div>
      <FigureTable
        caption={caption}
        head={head}
        rows={ranges.map(({ day, name, low, high }) => [
          writtenDay(day),
          name,
          `${low} to ${high}`,
        ])}
      />
    </>
  );
}

function labelOf(name: string, ranges: readonly Range[]): string {
  const [first, last] = [ranges.at(0), ranges.at(-1)];
  if (first === undefined || last === undefined) return name;
  const now = `${last.low} to ${last.high} on ${writtenDay(last.day)}`;
  if (first === last) return `${name}: ${now}`;
  return `${name}: from ${first.low} to ${first.high} on ${writtenDay(first.day)}, now ${now}`;
}

import type { Progress } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import styles from "./charts.module.css";
import { FigureTable } from "./figure-table.tsx";
import { writtenDay } from "./share.ts";
import { TrendChart } from "./trend-chart.tsx";

type Scores = Progress["scores"];

/** How the score range of each section went, on the exam's own scale. */
export function ScoresCard({ scores }: { readonly scores: Scores }) {
  const days = [scores[0]?.day ?? "", scores.at(-1)?.day ?? ""] as const;
  const bySection = [...Map.groupBy(scores, ({ section }) => section)];
  return (
    <Card aria-labelledby="scores">
      <h2 id="scores">Ability over time</h2>
      <p className={styles.about}>
        Each line is the middle of your estimated score; the band around it is the range.
      </p>
      <div className={styles.many}>
        {bySection.map(([section, own]) => (
          <section key={section}>
            <h3>{section}</h3>
            <TrendChart
              label={labelOf(section, own)}
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
        caption="Estimated score by day and section"
        head={["Day", "Section", "Estimate"]}
        rows={scores.map(({ day, section, low, high }) => [
          writtenDay(day),
          section,
          `${low} to ${high}`,
        ])}
      />
    </Card>
  );
}

function labelOf(section: string, scores: Scores): string {
  const [first, last] = [scores.at(0), scores.at(-1)];
  if (first === undefined || last === undefined) return section;
  const now = `${last.low} to ${last.high} on ${writtenDay(last.day)}`;
  if (first === last) return `${section}: ${now}`;
  return `${section}: from ${first.low} to ${first.high} on ${writtenDay(first.day)}, now ${now}`;
}

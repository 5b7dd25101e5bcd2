import type { ProgressWeek } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import styles from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { answersIn, share } from "./share.ts";
import { writtenDay } from "../../ui/charts/written-day.ts";
import { TrendChart } from "../../ui/charts/trend-chart.tsx";

/** How many answers were right, week by week, in each domain. */
export function AccuracyCard({ weeks }: { readonly weeks: readonly ProgressWeek[] }) {
  const days = [weeks[0]?.monday ?? "", weeks.at(-1)?.monday ?? ""] as const;
  const tallies = weeks.flatMap(({ monday, domains }) =>
    domains.map((tally) => ({ ...tally, monday })),
  );
  const byDomain = [...Map.groupBy(tallies, ({ domain }) => domain)];
  return (
    <Card aria-labelledby="accuracy">
      <h2 id="accuracy">Accuracy by week</h2>
      <div className={styles.many}>
        {byDomain.map(([domain, own]) => (
          <section key={domain}>
            <h3>{domain}</h3>
            <TrendChart
              label={`${domain}: ${own.map((week) => `week of ${writtenDay(week.monday)}, ${share(week)} of ${answersIn(week.answers)}`).join("; ")}`}
              points={own.map(({ monday, answers, right }) => ({
                day: monday,
                value: (100 * right) / answers,
              }))}
              days={days}
              ticks={[0, 50, 100]}
              unit="%"
            />
          </section>
        ))}
      </div>
      <FigureTable
        caption="Right answers by week and domain"
        head={["Week of", "Domain", "Answers", "Right"]}
        rows={tallies.map((tally) => [
          writtenDay(tally.monday),
          tally.domain,
          String(tally.answers),
          share(tally),
        ])}
      />
    </Card>
  );
}

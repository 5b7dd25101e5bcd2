import type { Progress } from "@sat/contract";
import { SLIPS, typesetText } from "@sat/item";
import { Card } from "../../ui/card.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import styles from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { mondaysSince } from "./mondays.ts";
import { shortDay, writtenDay } from "../../ui/charts/written-day.ts";

/** How often the learner made each of the mistakes they make most, week by week. */
export function SlipsCard({ slips, weeks }: Pick<Progress, "slips" | "weeks">) {
  const mondays = mondaysSince(weeks[0]?.monday);
  const bySlip = slips.map((own) => {
    const missesIn = new Map(own.weeks.map(({ monday, misses }) => [monday, misses]));
    return {
      name: typesetText(SLIPS[own.slip]),
      misses: mondays.map((monday) => missesIn.get(monday) ?? 0),
    };
  });
  const most = Math.max(...bySlip.flatMap(({ misses }) => misses));
  return (
    <Card aria-labelledby="slips">
      <h2 id="slips">Mistakes by week</h2>
      {slips.length === 0 ? (
        <p className={styles.about}>
          No mistake of yours has a name yet. Once a wrong answer comes from a mistake we know, you
          see here how often you make it.
        </p>
      ) : (
        <>
          <p className={styles.about}>
            The mistakes behind most of your wrong answers. A bar is a week.
          </p>
          <div className={styles.many}>
            {bySlip.map(({ name, misses }) => (
              <section key={name}>
                <h3>{name}</h3>
                <BarChart
                  label={`${name}: ${misses.map((count, at) => `${count} in the week of ${writtenDay(mondays[at] ?? "")}`).join("; ")}`}
                  bars={misses.map((count, at) => ({
                    name: shortDay(mondays[at] ?? ""),
                    value: count,
                  }))}
                  most={most}
                  named="ends"
                />
                <p className={styles.lately}>{lately(misses)}</p>
              </section>
            ))}
          </div>
          <FigureTable
            caption="Mistakes by week"
            head={["Week of", ...bySlip.map(({ name }) => name)]}
            rows={mondays.map((monday, at) => [
              writtenDay(monday),
              ...bySlip.map(({ misses }) => String(misses[at])),
            ])}
          />
        </>
      )}
    </Card>
  );
}

const LATELY = ["This week", "Last two weeks", "Last three weeks"] as const;

/** How often it was in the latest weeks, this one last. */
function lately(misses: readonly number[]): string {
  const last = misses.slice(-LATELY.length);
  return `${LATELY[last.length - 1]}: ${last.join(", ")} so far`;
}

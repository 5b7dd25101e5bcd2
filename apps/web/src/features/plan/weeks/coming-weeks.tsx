import type { PlannedWeek } from "@sat/contract";
import { Card } from "../../../ui/card.tsx";
import styles from "./plan-page.module.css";
import { minutesOf, timeText, weekSpan } from "./plan-words.ts";
import { WeekAbout } from "./week-about.tsx";

/** So many weeks are in sight at once. */
const IN_SIGHT = 7;

/** The weeks after this one. */
export function ComingWeeks({ weeks }: { readonly weeks: readonly PlannedWeek[] }) {
  const later = weeks.slice(IN_SIGHT);
  return (
    <Card aria-labelledby="coming-weeks">
      <h2 id="coming-weeks">Coming weeks</h2>
      <WeekList weeks={weeks.slice(0, IN_SIGHT)} />
      {later.length > 0 && (
        <details>
          <summary>{later.length === 1 ? "1 more week" : `${later.length} more weeks`}</summary>
          <WeekList weeks={later} />
        </details>
      )}
    </Card>
  );
}

function WeekList({ weeks }: { readonly weeks: readonly PlannedWeek[] }) {
  return (
    <ol className={styles.weeks}>
      {weeks.map((week) => (
        <li key={week.monday}>
          <h3>{weekSpan(week.monday)}</h3>
          <p>
            <WeekAbout {...week} />
          </p>
          <p className={styles.minutes}>{timeText(minutesOf(week))}</p>
        </li>
      ))}
    </ol>
  );
}

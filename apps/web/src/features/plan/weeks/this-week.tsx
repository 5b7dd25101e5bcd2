import type { PlannedWeek, PlanOutline } from "@sat/contract";
import { Card } from "../../../ui/card.tsx";
import styles from "./plan-page.module.css";
import { timeText, weekdayName } from "./plan-words.ts";
import { WeekAbout } from "./week-about.tsx";

interface ThisWeekProps {
  readonly week: PlannedWeek;
  readonly done: PlanOutline["thisWeek"];
}

/** This week: what it is about, what was done, and what is planned from today on. */
export function ThisWeek({ week, done }: ThisWeekProps) {
  return (
    <Card aria-labelledby="this-week">
      <h2 id="this-week">This week</h2>
      <p className={styles.about}>
        <WeekAbout {...week} />
      </p>
      {week.days.length > 0 ? (
        <ul className={styles.days}>
          {week.days.map(({ day, minutes }) => (
            <li key={day}>
              <span>{weekdayName(day)}</span> {timeText(minutes)}
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing more is planned this week.</p>
      )}
      <p className={styles.note}>{doneText(done)}</p>
    </Card>
  );
}

function doneText({ answers, minutes }: ThisWeekProps["done"]): string {
  if (answers === 0) return "Done since Monday: nothing yet.";
  const questions = answers === 1 ? "1 question" : `${answers} questions`;
  return `Done since Monday: ${questions} in ${minutes === 0 ? "less than a minute" : timeText(minutes)}.`;
}

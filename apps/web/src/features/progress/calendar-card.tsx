import type { Progress } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import { localDay } from "../../lib/local-day.ts";
import { WIDTH } from "../../ui/charts/chart-size.ts";
import styles from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import { answersIn } from "./share.ts";
import { writtenDay } from "../../ui/charts/written-day.ts";

const WEEKS = 26;
const CELL = WIDTH / WEEKS;
/** A square's side by how much was answered that day: the more, the larger. */
const SIDES = [
  { from: 30, side: 11 },
  { from: 15, side: 9 },
  { from: 5, side: 6.5 },
  { from: 1, side: 4 },
];

/** The days of half a year, a column a week from Monday down, and how much was answered on each. */
export function CalendarCard({ days }: { readonly days: Progress["days"] }) {
  const answersOn = new Map(days.map(({ day, answers }) => [day, answers]));
  const today = localDay();
  const weekday = (new Date(today).getUTCDay() + 6) % 7;
  const cells = Array.from({ length: 7 * (WEEKS - 1) + weekday + 1 }, (_, at) => ({
    column: Math.floor(at / 7),
    row: at % 7,
    answers: answersOn.get(dayBefore(today, 7 * (WEEKS - 1) + weekday - at)) ?? 0,
  }));
  const total = days.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <Card aria-labelledby="calendar">
      <h2 id="calendar">Days with answers</h2>
      <p className={styles.about}>
        {answersIn(total)} on {days.length === 1 ? "1 day" : `${days.length} days`} in the last{" "}
        {WEEKS} weeks. A column is a week; the larger the square, the more answers.
      </p>
      <svg viewBox={`0 0 ${WIDTH} ${7 * CELL}`} aria-hidden="true" className={styles.chart}>
        {cells.map(({ column, row, answers }) => (
          <g key={`${column} ${row}`} transform={`translate(${column * CELL} ${row * CELL})`}>
            <Square answers={answers} />
          </g>
        ))}
      </svg>
      <FigureTable
        caption="Answers by day"
        head={["Day", "Answers"]}
        rows={days.map(({ day, answers }) => [writtenDay(day), String(answers)])}
      />
    </Card>
  );
}

function Square({ answers }: { readonly answers: number }) {
  const { side } = SIDES.find(({ from }) => answers >= from) ?? { side: 2 };
  const place = (CELL - side) / 2;
  return (
    <rect
      x={place}
      y={place}
      width={side}
      height={side}
      rx={1}
      className={answers > 0 ? styles.bar : styles.none}
    />
  );
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}

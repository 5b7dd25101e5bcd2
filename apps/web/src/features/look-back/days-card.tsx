import type { LookBack } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import charts from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";

/** How much was answered on each day, and how much of it right. */
export function DaysCard({ days }: Pick<LookBack, "days">) {
  return (
    <Card aria-labelledby="days">
      <h2 id="days">Day by day</h2>
      <p className={charts.about}>The filled part of a bar is right answers.</p>
      <BarChart
        label={`Answers by day: ${days.map(({ day, answers, right }) => `${weekday(day, "long")}, ${right} of ${answers} right`).join("; ")}`}
        bars={days.map(({ day, answers, right }) => ({
          name: weekday(day, "short"),
          value: answers,
          filled: right,
        }))}
        most={Math.max(...days.map(({ answers }) => answers))}
        named="all"
      />
      <FigureTable
        caption="Answers by day"
        head={["Day", "Answers", "Right"]}
        rows={days.map(({ day, answers, right }) => [
          weekday(day, "long"),
          String(answers),
          String(right),
        ])}
      />
    </Card>
  );
}

function weekday(day: string, length: "short" | "long"): string {
  return new Date(day).toLocaleDateString("en-US", { weekday: length, timeZone: "UTC" });
}

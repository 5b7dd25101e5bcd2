import { useId } from "react";
import { Card } from "../../../ui/card.tsx";
import charts from "../../../ui/charts/charts.module.css";
import { FigureTable } from "../../../ui/charts/figure-table.tsx";
import { RangeChart } from "../../../ui/charts/range-chart.tsx";
import { writtenDay } from "../../../ui/charts/written-day.ts";
import { type ComparedScore, type Comparison, whatHasChanged } from "./compared-scores.ts";
import styles from "./scores.module.css";

/** Scores of tests over time, each with its range, and among them what the exam itself has said. */
export function ScoresCompared({ comparisons }: { readonly comparisons: readonly Comparison[] }) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Scores over time
      </h2>
      <p className={charts.about}>
        Each bar is the range of a score, and the dot in it the estimate. A filled diamond is a
        score of the real exam, which by chance, too, goes up and down.
      </p>
      {comparisons.map((comparison) => (
        <One key={comparison.name} comparison={comparison} />
      ))}
    </Card>
  );
}

function One({ comparison }: { readonly comparison: Comparison }) {
  const { name, scale, scores } = comparison;
  const changed = whatHasChanged(comparison);
  return (
    <section className={styles.comparison}>
      <h3>{name}</h3>
      <RangeChart
        label={`${name}: ${scores.map(inWords).join("; ")}. ${changed}`}
        ranges={scores.map(({ isReal, ...score }) => ({ ...score, isMarked: isReal }))}
        ticks={[scale.least, (scale.least + scale.most) / 2, scale.most]}
      />
      <p>{changed}</p>
      <FigureTable
        caption={`${name}: scores by day`}
        head={["Day", "Test", "Score", "Range"]}
        rows={scores.map((score) => [
          writtenDay(score.day),
          score.name,
          `${score.estimate}`,
          `${score.low} to ${score.high}`,
        ])}
      />
    </section>
  );
}

function inWords({ day, name, low, high }: ComparedScore): string {
  return `${name}, ${writtenDay(day)}, ${low} to ${high}`;
}

import type { LookBack } from "@sat/contract";
import { Card } from "../../ui/card.tsx";
import { BarChart } from "../../ui/charts/bar-chart.tsx";
import charts from "../../ui/charts/charts.module.css";
import { FigureTable } from "../../ui/charts/figure-table.tsx";
import styles from "./look-back-page.module.css";

type Sections = LookBack["sections"];
type Tally = Sections[number]["week"];

/** The right answers of each section, beside those of the week before. */
export function SectionsCard({ sections }: { readonly sections: Sections }) {
  const most = Math.max(...sections.flatMap(({ week, before }) => [week.answers, before.answers]));
  return (
    <Card aria-labelledby="sections">
      <h2 id="sections">Right answers by section</h2>
      <p className={charts.about}>Beside the week before. The filled part is right answers.</p>
      <div className={styles.sections}>
        {sections.map(({ section, week, before }) => (
          <section key={section}>
            <h3>{section}</h3>
            <BarChart
              label={`${section}: ${of(week)} right, ${of(before)} the week before`}
              bars={[bar("Week before", before), bar("Your week", week)]}
              most={most}
              named="all"
            />
          </section>
        ))}
      </div>
      <FigureTable
        caption="Right answers by section"
        head={["Section", "Your week", "Week before"]}
        rows={sections.map(({ section, week, before }) => [section, of(week), of(before)])}
      />
    </Card>
  );
}

function bar(name: string, { answers, right }: Tally) {
  return { name, value: answers, filled: right };
}

function of({ answers, right }: Tally): string {
  return `${right} of ${answers}`;
}

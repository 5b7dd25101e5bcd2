import type { SittingReport } from "@sat/contract";
import { duration } from "../../../question/look-back/duration.ts";
import { Card } from "../../../ui/card.tsx";
import { questions as ofQuestions } from "../sitting-words.ts";
import styles from "./report.module.css";

type Module = SittingReport["modules"][number];

const ROUTES = {
  first: "",
  harder: "Harder second module",
  easier: "Easier second module",
} as const;
const ENDS = {
  "handed-in": "handed in",
  "time-up": "ended by the clock",
  "given-up": "ended with the test",
} as const;

/** How each module was sat. */
export function ModulesCard({ modules }: { readonly modules: readonly Module[] }) {
  return (
    <Card aria-labelledby="modules">
      <h2 id="modules">By module</h2>
      <ol className={styles.modules}>
        {modules.map((module) => (
          <li key={module.number}>
            <h3>
              Module {module.number}: {module.section ?? "Both sections"}
            </h3>
            <p>
              {module.right} right and {module.answered} answered of {module.questions}.{" "}
              {endOf(module)}
            </p>
            {ROUTES[module.route] !== "" && <p className={styles.where}>{ROUTES[module.route]}</p>}
            {module.late > 0 && (
              <p className={styles.where}>
                The answers to {ofQuestions(module.late)} were chosen in time and arrived after the
                end. They count.
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Nothing is known of how the time went on paper. */
function endOf({ taken, limit, ended }: Module): string {
  if (taken === null) return "On paper.";
  const time = limit === null ? duration(taken) : `${duration(taken)} of ${duration(limit)}`;
  return `${time}, ${ENDS[ended]}.`;
}

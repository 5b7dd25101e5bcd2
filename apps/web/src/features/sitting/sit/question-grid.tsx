import { type ModuleDesk, type QuestionStanding, standings } from "@sat/desk";
import { Bookmark } from "lucide-react";
import styles from "./question-grid.module.css";

interface QuestionGridProps {
  readonly state: ModuleDesk;
  readonly onMove: (index: number) => void;
}

/** All questions of a module by number, with how each stands; a press goes there. */
export function QuestionGrid({ state, onMove }: QuestionGridProps) {
  const all = standings(state);
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.sample} data-answered />
          Answered
        </li>
        <li>
          <span className={styles.sample} />
          Unanswered
        </li>
        <li>
          <Bookmark className={styles.flag} />
          For review
        </li>
      </ul>
      <ol className={styles.grid}>
        {all.map((standing, index) => (
          // A module's questions have their places for good.
          <li key={index}>
            <button
              type="button"
              className={styles.question}
              data-answered={standing.isAnswered || undefined}
              aria-current={standing.isCurrent ? "step" : undefined}
              aria-label={nameOf(index, standing)}
              onClick={() => onMove(index)}
            >
              {index + 1}
              {standing.isMarked && <Bookmark aria-hidden="true" className={styles.flag} />}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function nameOf(index: number, { isAnswered, isMarked }: QuestionStanding): string {
  const answered = isAnswered ? "answered" : "unanswered";
  return `Question ${index + 1}, ${answered}${isMarked ? ", marked for review" : ""}`;
}

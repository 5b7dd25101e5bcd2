import type { TopicProgress } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { CircleCheck } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { rightPercent, topicPercent } from "../progress.ts";
import styles from "./topic-figures.module.css";

/** How much of a topic is completed, in figures and as a bar. */
export function TopicFigures({ progress }: { readonly progress: TopicProgress }) {
  const { name, totalQuestions } = TOPICS[progress.topic];
  const percent = topicPercent(progress);
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        <span>
          {progress.completedQuestions}/{totalQuestions} questions
        </span>
        {percent === 100 && (
          <Badge tone="good">
            <CircleCheck aria-hidden="true" />
            Completed
          </Badge>
        )}
        <span className={styles.percent}>{percent}%</span>
      </p>
      <ProgressBar
        label={`Progress in ${name}`}
        percent={percent}
        coloured={rightPercent(progress)}
      />
    </div>
  );
}

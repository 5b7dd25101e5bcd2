import type { Practice } from "../../question/practice/practice.ts";
import type { Session } from "../../question/practice/session.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../ui/try-again-alert.tsx";
import { QuizQuestion } from "./quiz-question.tsx";
import styles from "./quiz-stage.module.css";

interface QuizStageProps {
  readonly practice: Practice;
  readonly session: Session;
  readonly asked: number | undefined;
}

/** Where the quiz stands: a question on its way, a failure, or the question. */
export function QuizStage({ practice, session, asked }: QuizStageProps) {
  switch (session.phase) {
    case "idle":
    case "loading":
      return (
        <Card as="div">
          <div className={styles.loading} data-section={session.section}>
            <Skeleton label={`Generating your ${session.section} question...`} isLabelShown />
          </div>
        </Card>
      );
    case "error":
      return <TryAgainAlert onAgain={practice.request}>{session.message}</TryAgainAlert>;
    case "shown":
    case "submitted":
      return (
        <QuizQuestion
          // What belongs to one question, such as an opened explanation, ends with it.
          key={session.request}
          practice={practice}
          session={session}
          asked={asked}
        />
      );
  }
}

import { SECTION_NAMES } from "../../question/section-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../ui/try-again-alert.tsx";
import styles from "./current-question.module.css";
import { PracticeQuestion } from "./practice-question.tsx";
import type { Practice } from "../../question/practice/practice.ts";
import type { Session } from "../../question/practice/session.ts";
import { useAsked } from "../../question/practice/use-asked.ts";

interface CurrentQuestionProps {
  readonly practice: Practice;
  readonly session: Session;
  /** Gives the focus a place while there is no question. */
  readonly onward: () => void;
}

/** Where the practice stands: nothing yet, a question on its way, a failure, or the question. */
export function CurrentQuestion({ practice, session, onward }: CurrentQuestionProps) {
  const asked = useAsked(session, session.request);
  switch (session.phase) {
    case "idle":
      return (
        <p className={styles.idle}>
          Choose a section and a difficulty, then get your question. Each one is made for you.
        </p>
      );
    case "loading":
      return (
        <div className={styles.loading}>
          <Skeleton label={`Generating your ${SECTION_NAMES[session.section]} question...`} />
        </div>
      );
    case "error":
      return (
        <TryAgainAlert onAgain={practice.request} onward={onward}>
          {session.message}
        </TryAgainAlert>
      );
    case "shown":
    case "submitted":
      return (
        <PracticeQuestion
          // What belongs to one question, such as an opened explanation, ends with it.
          key={session.request}
          practice={practice}
          session={session}
          asked={asked}
        />
      );
  }
}

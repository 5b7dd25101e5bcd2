import { failureText } from "../../question/practice/failure-text.ts";
import { SECTION_NAMES } from "../../question/view/section-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TryAgainAlert } from "../../ui/try-again-alert.tsx";
import styles from "./current-question.module.css";
import { PracticeQuestion } from "./practice-question.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { useAsked } from "../../question/desk/use-asked.ts";

interface CurrentQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  /** Gives the focus a place while there is no question. */
  readonly onward: () => void;
}

/** Where the practice stands: nothing yet, a question on its way, a failure, or the question. */
export function CurrentQuestion({ desk, state, onward }: CurrentQuestionProps) {
  const asked = useAsked(state, state.request);
  switch (state.phase) {
    case "idle":
      return (
        <p className={styles.idle}>
          Choose a section and a difficulty, then get your question. Each one is made for you.
        </p>
      );
    case "loading":
      return (
        <div className={styles.loading}>
          <Skeleton label={`Generating your ${SECTION_NAMES[state.section]} question...`} />
        </div>
      );
    case "failed":
      return (
        <TryAgainAlert onAgain={desk.request} onward={onward}>
          {failureText(state.reason)}
        </TryAgainAlert>
      );
    case "shown":
    case "answered":
      return (
        <PracticeQuestion
          // What belongs to one question, such as an opened explanation, ends with it.
          key={state.request}
          desk={desk}
          state={state}
          asked={asked}
        />
      );
    case "completed":
      // Practice has no end.
      return null;
  }
}

import type { Question } from "@sat/contract";
import type { Response } from "@sat/item";
import type { ReactNode } from "react";
import { Explanation } from "../feedback/explanation.tsx";
import { QuestionBox } from "../view/question-box.tsx";
import styles from "./answered-sheet.module.css";
import { TwinLink } from "./twin-link.tsx";

interface AnsweredSheetProps {
  readonly question: Question;
  /** Null when time ran out first. */
  readonly response: Response | null;
  /** Null when it was skipped. */
  readonly correct: boolean | null;
  /** What follows the explanation. */
  readonly children?: ReactNode;
}

/** An answered question as it was shown, with the learner's response and the explanation; if it was missed, the way to a twin. */
export function AnsweredSheet({ question, response, correct, children }: AnsweredSheetProps) {
  return (
    <QuestionBox
      question={question}
      response={response}
      isSubmitted
      onRespond={() => undefined}
      after={
        <>
          <Explanation item={question} response={response} style="detailed" />
          {correct === false && (
            <p className={styles.on}>
              <TwinLink id={question.id} />
            </p>
          )}
          {children}
        </>
      }
    />
  );
}

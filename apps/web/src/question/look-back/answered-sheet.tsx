import type { Question, Report } from "@sat/contract";
import type { Response } from "@sat/item";
import { Explanation } from "../feedback/explanation.tsx";
import { ReportQuestion } from "../report/report-question.tsx";
import { QuestionBox } from "../view/question-box.tsx";
import styles from "./answered-sheet.module.css";
import { TwinLink } from "./twin-link.tsx";

interface AnsweredSheetProps {
  readonly question: Question;
  /** Null when time ran out first. */
  readonly response: Response | null;
  /** Null when it was skipped. */
  readonly correct: boolean | null;
  /** What the learner said is wrong with it, null if nothing; undefined where none is taken. */
  readonly report?: Report | null;
}

/** An answered question as it was shown, with the learner's response and the explanation; if it was missed, the way to a twin. */
export function AnsweredSheet({ question, response, correct, report }: AnsweredSheetProps) {
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
          {report !== undefined && <ReportQuestion id={question.id} report={report} />}
        </>
      }
    />
  );
}

import type { Preferences, Question } from "@sat/contract";
import type { Response } from "@sat/item";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import styles from "./after-answer.module.css";
import { Explanation } from "./explanation.tsx";
import { LateReport } from "../report/late-report.tsx";

interface AfterAnswerProps {
  readonly question: Question;
  readonly response: Response | null;
  readonly preferences: Preferences;
}

/** What follows an answer: the explanation, when and how the learner likes it. */
export function AfterAnswer({ question, response, preferences }: AfterAnswerProps) {
  const { showExplanationsImmediately: isImmediate, feedbackStyle } = preferences;
  const [isAskedFor, setAskedFor] = useState(false);
  return (
    <div className={styles.after}>
      {!isImmediate && (
        <Button
          look="secondary"
          aria-expanded={isAskedFor}
          onClick={() => setAskedFor(!isAskedFor)}
        >
          {isAskedFor ? "Hide Explanation" : "Show Explanation"}
        </Button>
      )}
      {(isImmediate || isAskedFor) && (
        <Explanation item={question} response={response} style={feedbackStyle} tip={question.tip} />
      )}
      {/* The specification writes this line with both values of each setting; it reports the learner's own. */}
      <p className={styles.feedback}>
        Feedback: {feedbackStyle === "detailed" ? "Detailed explanations" : "Brief summaries"}
        {" • "}
        Explanations: {isImmediate ? "Show immediately" : "On demand"}
      </p>
      <LateReport id={question.id} />
    </div>
  );
}

import type { Preferences } from "@sat/contract";
import { useState } from "react";
import { Explanation } from "../../question/explanation.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./after-answer.module.css";
import type { Submitted } from "./session.ts";

interface AfterAnswerProps {
  readonly session: Submitted;
  readonly preferences: Preferences;
}

/** What follows an answer: the explanation, when and how the learner likes it. */
export function AfterAnswer({ session, preferences }: AfterAnswerProps) {
  const { showExplanationsImmediately: isImmediate, feedbackStyle } = preferences;
  const [isAskedFor, setAskedFor] = useState(false);
  const { question, selected } = session;
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
        <Explanation item={question} selected={selected} style={feedbackStyle} />
      )}
      <p className={styles.feedback}>
        Feedback: {feedbackStyle === "detailed" ? "Detailed explanations" : "Brief summaries"}
        {" • "}
        Explanations: {isImmediate ? "Show immediately" : "On demand"}
      </p>
    </div>
  );
}

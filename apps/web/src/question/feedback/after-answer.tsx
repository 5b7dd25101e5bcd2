import type { Preferences } from "@sat/contract";
import { useId, useRef, useState } from "react";
import { useWantedPart } from "../../lib/late-part.ts";
import { useUser } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import type { StateWithQuestion } from "../desk/question-desk.ts";
import { LateReport } from "../report/late-report.tsx";
import styles from "./after-answer.module.css";
import { lateExplanation } from "./late-explanation.ts";
import { useCameTrue } from "./use-came-true.ts";
import { useEnterReveals } from "./use-enter-reveals.ts";
import { useFeedbackFirst } from "./use-feedback-first.ts";
import { Verdict } from "./verdict.tsx";

interface AfterAnswerProps {
  readonly state: StateWithQuestion;
  /** Advice that follows the explanation, where none came before the answer. */
  readonly tip?: string;
  /** Whether the explanation follows the answer even for a learner who would ask for it. */
  readonly isExplainedAtOnce?: boolean;
  /** Whether a line says which preferences these are. */
  readonly saysPreferences?: boolean;
  /** Whether a link leads from a wrong answer to a twin in practice. */
  readonly leadsToTwin?: boolean;
}

/** What follows an answer: how it went, and why, when and how the learner likes it. */
export function AfterAnswer(props: AfterAnswerProps) {
  const { state, tip = "", isExplainedAtOnce, saysPreferences, leadsToTwin } = props;
  const { preferences } = useUser();
  const isImmediate = isExplainedAtOnce ?? preferences.showExplanationsImmediately;
  const [isAskedFor, setAskedFor] = useState(false);
  const isOpen = isImmediate || isAskedFor;
  const part = useWantedPart(lateExplanation);
  const told = useRef<HTMLDivElement>(null);
  const id = useId();
  const [verdictId, mistakeId] = [`${id}-verdict`, `${id}-mistake`];
  const isAnswered = state.phase === "answered";
  const isNew = useCameTrue(isAnswered);
  useFeedbackFirst(told, { isAnswered, isNew, isExplained: isOpen && part !== undefined });
  useEnterReveals(told, {
    isOpen,
    isComing: lateExplanation.isComing,
    open: () => setAskedFor(true),
  });
  if (!isAnswered) return null;
  const { question, response } = state;
  return (
    <div className={styles.after}>
      <div
        ref={told}
        role="group"
        aria-label="Feedback"
        // With the focus comes what matters first: right or wrong, and by which mistake.
        aria-describedby={`${verdictId} ${mistakeId}`}
        tabIndex={-1}
        className={styles.told}
      >
        <Verdict id={verdictId} outcome={state} isNew={isNew}>
          {part && <part.TrapSeen outcome={state} />}
        </Verdict>
        {!isImmediate && (
          <Button
            look="secondary"
            aria-expanded={isAskedFor}
            onClick={() => setAskedFor(!isAskedFor)}
          >
            {isAskedFor ? "Hide Explanation" : "Show Explanation"}
          </Button>
        )}
        {isOpen && part !== undefined && (
          <part.Explanation
            item={question}
            response={response}
            style={preferences.feedbackStyle}
            tip={tip}
            isAskedFor={isAskedFor}
            mistakeId={mistakeId}
          />
        )}
      </div>
      {saysPreferences && <SaidPreferences {...preferences} />}
      {leadsToTwin && !state.correct && part && <part.TwinLink id={question.id} isFromSession />}
      <LateReport id={question.id} />
    </div>
  );
}

/** The specification writes this line with both values of each setting; it reports the learner's own. */
function SaidPreferences({ showExplanationsImmediately, feedbackStyle }: Preferences) {
  return (
    <p className={styles.preferences}>
      Feedback: {feedbackStyle === "detailed" ? "Detailed explanations" : "Brief summaries"}
      {" • "}
      Explanations: {showExplanationsImmediately ? "Show immediately" : "On demand"}
    </p>
  );
}

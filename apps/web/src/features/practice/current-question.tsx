import { useState } from "react";
import { useUser } from "../../lib/session.ts";
import { SECTION_NAMES } from "../../question/section-names.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./current-question.module.css";
import type { Practice } from "./practice.ts";
import { QuestionBox } from "./question-box.tsx";
import type { Session } from "./session.ts";

interface CurrentQuestionProps {
  readonly practice: Practice;
  readonly session: Session;
  readonly onAct: () => void;
}

/** Where the practice stands: nothing yet, a question on its way, a failure, or the question. */
export function CurrentQuestion({ practice, session, onAct }: CurrentQuestionProps) {
  const { preferences } = useUser();
  const [firstRequest] = useState(session.request);
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
        <Alert
          tone="bad"
          actions={
            <Button look="secondary" onClick={practice.request}>
              Try Again
            </Button>
          }
        >
          {session.message}
        </Alert>
      );
    case "shown":
    case "submitted":
      return (
        <QuestionBox
          // What belongs to one question, such as an opened explanation, ends with it.
          key={session.request}
          practice={practice}
          session={session}
          preferences={preferences}
          onAct={onAct}
          isNew={session.request !== firstRequest}
        />
      );
  }
}

import { questionNumber, scoreBefore } from "@sat/desk";
import { type Section, TOPICS } from "@sat/item";
import { X } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import type { QuestionState } from "../../../question/desk/question-desk.ts";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import type { SessionPlace } from "../study-address.ts";
import { MODE_NAMES, topicTitle } from "../study-texts.ts";
import styles from "./session-header.module.css";

interface SessionHeaderProps {
  readonly place: SessionPlace;
  /** Undefined while the session is fetched. */
  readonly state: QuestionState | undefined;
  readonly onExit: () => void;
}

/** What the session is about, the way out, and how far it has come. */
export function SessionHeader({ place, state, onExit }: SessionHeaderProps) {
  const { section } = TOPICS[place.topic];
  return (
    <header className={styles.header} data-section={section}>
      <div className={styles.top}>
        <Button look="quiet" size="small" onClick={onExit}>
          <X aria-hidden="true" />
          Exit Session
        </Button>
        <Badge tone="accent">{MODE_NAMES[place.mode]}</Badge>
      </div>
      <h1>{topicTitle(place.topic)}</h1>
      {state === undefined ? (
        <p className={styles.figures}>{section}</p>
      ) : (
        <Course section={section} state={state} />
      )}
    </header>
  );
}

/** Where the session stands; the score is that of the questions before this one. */
function Course({ section, state }: { readonly section: Section; readonly state: QuestionState }) {
  const number = questionNumber(state);
  const percent = Math.round((100 * (number - 1)) / SESSION_LENGTH);
  return (
    <>
      <div className={styles.figures}>
        <p>
          {section} • Question {number} of {SESSION_LENGTH}
        </p>
        <p>
          Score: {scoreBefore(state)}/{number - 1}
        </p>
        <p>{percent}% Complete</p>
      </div>
      <ProgressBar label="Session progress" percent={percent} />
    </>
  );
}

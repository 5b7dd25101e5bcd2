import { questionNumber, scoreBefore } from "@sat/desk";
import { TOPICS } from "@sat/item";
import type { QuestionState } from "../../../question/desk/question-desk.ts";
import { SESSION_LENGTH } from "../../../question/desk/session-length.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import type { SessionPlace } from "../../../question/study/session-search.ts";
import { topicTitle } from "../study-texts.ts";
import styles from "./session-course.module.css";

interface SessionCourseProps {
  readonly place: SessionPlace;
  /** Undefined while the session is fetched. */
  readonly state: QuestionState | undefined;
}

/** The second row of a session's bar: its topic, and how far it has come. */
export function SessionCourse({ place, state }: SessionCourseProps) {
  const { section } = TOPICS[place.topic];
  return (
    <div className={styles.course} data-section={section}>
      <h1>{topicTitle(place.topic)}</h1>
      {state === undefined ? <p>{section}</p> : <Figures section={section} state={state} />}
    </div>
  );
}

interface FiguresProps {
  readonly section: string;
  readonly state: QuestionState;
}

/** Where the session stands; the score is that of the questions before this one. */
function Figures({ section, state }: FiguresProps) {
  const number = questionNumber(state);
  const percent = Math.round((100 * (number - 1)) / SESSION_LENGTH);
  return (
    <>
      <h2>
        {section} • Question {number} of {SESSION_LENGTH}
      </h2>
      <p className={styles.score}>
        Score: {scoreBefore(state)}/{number - 1}
      </p>
      <p>{percent}% Complete</p>
      <div className={styles.progress}>
        <ProgressBar label="Session progress" percent={percent} />
      </div>
    </>
  );
}

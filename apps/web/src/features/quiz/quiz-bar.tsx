import { accuracy } from "@sat/item";
import type { Practice } from "../../question/practice/practice.ts";
import { questionNumber, type Session } from "../../question/practice/session.ts";
import { TimerSwitch } from "../../question/practice/timer-switch.tsx";
import { QuestionHeading } from "../../question/question-heading.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import styles from "./quiz-bar.module.css";

const TIMED = "Questions will have a 60-second countdown";
const UNTIMED = "Practice without time pressure";

interface QuizBarProps {
  readonly practice: Practice;
  readonly session: Session;
  readonly asked: number | undefined;
}

/** The quiz's one bar: which question it is, how it goes, the timer, and the way to start over. */
export function QuizBar({ practice, session, asked }: QuizBarProps) {
  const question = "question" in session ? session.question : undefined;
  // A question goes on as it was made; the session's own choice is the next one's.
  const { section, difficulty } = question ?? session;
  const isTimed = session.phase === "shown" ? session.deadline !== null : session.timed;
  return (
    <header className={styles.bar} data-section={section}>
      {/* The number says to the eye where the learner is; a page begins with its name all the same. */}
      <h1 className="visually-hidden">Quiz</h1>
      <BackLink to="/dashboard" inBar>
        Back to Dashboard
      </BackLink>
      <QuestionHeading number={questionNumber(session)} asked={asked} />
      <dl className={styles.accuracy}>
        <dt>Accuracy</dt>
        <dd>{accuracy(session.score, session.total)}%</dd>
      </dl>
      <p className={styles.facts}>
        <Badge tone="accent">{section}</Badge>
        <Badge>{difficulty}</Badge>
        <Badge>{isTimed ? "Timer Active" : "Untimed Practice"}</Badge>
        {question?.seenBefore && <Badge tone="caution">Seen before</Badge>}
      </p>
      <div className={styles.timer}>
        <TimerSwitch practice={practice} session={session} help={session.timed ? TIMED : UNTIMED} />
      </div>
      <div className={styles.reset}>
        <Button
          look="quiet"
          size="small"
          onClick={firstClick(() => practice.send({ kind: "reset" }))}
        >
          Reset Quiz
        </Button>
      </div>
    </header>
  );
}

import { questionNumber } from "@sat/desk";
import { accuracy } from "@sat/item";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { TimerSwitch } from "../../question/desk/timer-switch.tsx";
import { QuestionHeading } from "../../question/view/question-heading.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import styles from "./quiz-bar.module.css";

const TIMED = "Questions will have a 60-second countdown";
const UNTIMED = "Practice without time pressure";

interface QuizBarProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly asked: number | undefined;
}

/** The quiz's one bar: which question it is, how it goes, the timer, and the way to start over. */
export function QuizBar({ desk, state, asked }: QuizBarProps) {
  const question = "question" in state ? state.question : undefined;
  // A question goes on as it was made; the desk's own choice is the next one's.
  const { section, difficulty } = question ?? state;
  const isTimed = state.phase === "shown" ? state.limit !== null : state.timed;
  return (
    <header className={styles.bar} data-section={section}>
      {/* The number says to the eye where the learner is; a page begins with its name all the same. */}
      <h1 className="visually-hidden">Quiz</h1>
      <BackLink to="/dashboard" inBar>
        Back to Dashboard
      </BackLink>
      <QuestionHeading number={questionNumber(state)} asked={asked} />
      <dl className={styles.accuracy}>
        <dt>Accuracy</dt>
        <dd>{accuracy(state.score, state.total)}%</dd>
      </dl>
      <p className={styles.facts}>
        <Badge tone="accent">{section}</Badge>
        <Badge>{difficulty}</Badge>
        <Badge>{isTimed ? "Timer Active" : "Untimed Practice"}</Badge>
        {question?.seenBefore && <Badge tone="caution">Seen before</Badge>}
      </p>
      <div className={styles.timer}>
        <TimerSwitch desk={desk} state={state} help={state.timed ? TIMED : UNTIMED} />
      </div>
      <div className={styles.reset}>
        <Button look="quiet" size="small" onClick={firstClick(() => desk.send({ kind: "reset" }))}>
          Reset Quiz
        </Button>
      </div>
    </header>
  );
}

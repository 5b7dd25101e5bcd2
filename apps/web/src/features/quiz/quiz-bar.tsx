import { questionNumber } from "@sat/desk";
import { accuracy } from "@sat/item";
import { Shortcuts } from "../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { BarContents } from "../../question/frame/bar-contents.tsx";
import { Said } from "../../question/prose/said.tsx";
import styles from "./quiz-bar.module.css";
import { QuizTools } from "./quiz-tools.tsx";

interface QuizBarProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The quiz's one bar: which question it is, how it goes, the timer, and the way to start over. */
export function QuizBar({ desk, state }: QuizBarProps) {
  return (
    <BarContents
      title="Quiz"
      number={questionNumber(state)}
      state={state}
      score={
        <dl className={styles.accuracy}>
          <dt className="visually-hidden-narrow">Accuracy</dt>
          <dd>
            {state.total === 0 ? (
              <Said words="no answer yet">–%</Said>
            ) : (
              `${accuracy(state.score, state.total)}%`
            )}
          </dd>
        </dl>
      }
      tools={
        <>
          <Shortcuts place="bar" onRespond={desk.respond} onEnter={desk.leadOn} />
          <QuizTools desk={desk} state={state} />
        </>
      }
    />
  );
}

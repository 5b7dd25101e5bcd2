import { questionNumber } from "@sat/desk";
import { accuracy } from "@sat/item";
import { SlidersHorizontal } from "lucide-react";
import { useRef } from "react";
import { Shortcuts } from "../../question/controls/shortcuts.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { TimerSwitch } from "../../question/desk/timer-switch.tsx";
import { BarContents } from "../../question/frame/bar-contents.tsx";
import { Said } from "../../question/prose/said.tsx";
import { BarPopover } from "../../ui/bar-popover.tsx";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import styles from "./quiz-bar.module.css";

const TIMED = "Questions will have a 60-second countdown";
const UNTIMED = "Practice without time pressure";

interface QuizBarProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The quiz's one bar: which question it is, how it goes, the timer, and the way to start over. */
export function QuizBar({ desk, state }: QuizBarProps) {
  const sheet = useRef<HTMLElement>(null);
  const reset = () => {
    sheet.current?.hidePopover();
    desk.send({ kind: "reset" });
  };
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
          <BarPopover
            ref={sheet}
            id="quiz-setup"
            name="Quiz setup"
            icon={<SlidersHorizontal aria-hidden="true" />}
          >
            <TimerSwitch desk={desk} state={state} help={state.timed ? TIMED : UNTIMED} />
            <Button look="secondary" onClick={(event) => firstClick(reset)(event)}>
              Reset Quiz
            </Button>
          </BarPopover>
        </>
      }
    />
  );
}

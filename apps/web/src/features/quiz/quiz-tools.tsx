import { SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { LeaveQuestion } from "../../question/controls/leave-question.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { TimerSwitch } from "../../question/desk/timer-switch.tsx";
import { BarPopover } from "../../ui/bar-popover.tsx";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";

const TIMED = "Questions will have a 60-second countdown";
const UNTIMED = "Practice without time pressure";

interface QuizToolsProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
}

/** The quiz's timer, and the way to start over, folded behind a button of the bar. */
export function QuizTools({ desk, state }: QuizToolsProps) {
  const sheet = useRef<HTMLElement>(null);
  const [isAsked, setAsked] = useState(false);
  const reset = () => {
    setAsked(false);
    desk.send({ kind: "reset" });
  };
  const resetOrAsk = () => {
    // The popover gives the focus back to its button, and the dialog then to the same.
    sheet.current?.hidePopover();
    if (state.phase === "shown" && state.response !== null) setAsked(true);
    else reset();
  };
  return (
    <>
      <BarPopover
        ref={sheet}
        id="quiz-setup"
        name="Quiz setup"
        icon={<SlidersHorizontal aria-hidden="true" />}
      >
        <TimerSwitch desk={desk} state={state} help={state.timed ? TIMED : UNTIMED} />
        {/* Wrapped, for what reads a ref may be handed on only once it is pressed. */}
        <Button look="secondary" onClick={(event) => firstClick(resetOrAsk)(event)}>
          Reset Quiz
        </Button>
      </BarPopover>
      <LeaveQuestion
        // Time may run out meanwhile, and then there is no open question to leave.
        open={isAsked && state.phase === "shown"}
        way="Reset Quiz"
        onStay={() => setAsked(false)}
        onLeave={reset}
      />
    </>
  );
}

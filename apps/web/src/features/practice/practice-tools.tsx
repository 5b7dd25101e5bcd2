import type { SectionChoice } from "@sat/item";
import { SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { LeaveQuestion } from "../../question/controls/leave-question.tsx";
import type { QuestionDesk, QuestionState } from "../../question/desk/question-desk.ts";
import { BarPopover } from "../../ui/bar-popover.tsx";
import { Button } from "../../ui/button.tsx";
import { firstClick } from "../../ui/first-click.ts";
import { PracticeChoices } from "./practice-choices.tsx";
import styles from "./practice-tools.module.css";

interface PracticeToolsProps {
  readonly desk: QuestionDesk;
  readonly state: QuestionState;
  readonly onSection: (section: SectionChoice) => void;
}

/** The ways on that leave an open question behind. */
const WAYS_ON = { another: "Get Another", reset: "Reset" } as const;

/** The settings of the practice while a question is there, folded behind a button of the bar. */
export function PracticeTools({ desk, state, onSection }: PracticeToolsProps) {
  const sheet = useRef<HTMLElement>(null);
  const [asked, setAsked] = useState<keyof typeof WAYS_ON>();
  const { phase } = state;
  const leave = (way: keyof typeof WAYS_ON) => {
    setAsked(undefined);
    if (way === "another") desk.request();
    else desk.send({ kind: "reset" });
  };
  const leaveOrAsk = (way: keyof typeof WAYS_ON) => {
    // The popover gives the focus back to its button, and the dialog then to the same.
    sheet.current?.hidePopover();
    if (phase === "shown" && state.response !== null) setAsked(way);
    else leave(way);
  };
  return (
    <>
      <BarPopover
        ref={sheet}
        id="practice-setup"
        name="Practice setup"
        icon={<SlidersHorizontal aria-hidden="true" />}
      >
        <PracticeChoices desk={desk} state={state} onSection={onSection} />
        <div className={styles.buttons}>
          {(phase === "shown" || phase === "answered") && (
            <Button
              look="secondary"
              // Wrapped, for what reads a ref may be handed on only once it is pressed.
              onClick={(event) => firstClick(() => leaveOrAsk("another"))(event)}
            >
              Get Question
            </Button>
          )}
          {state.total > 0 && (
            <Button look="quiet" onClick={() => leaveOrAsk("reset")}>
              Reset
            </Button>
          )}
        </div>
      </BarPopover>
      <LeaveQuestion
        // Time may run out meanwhile, and then there is no open question to leave.
        open={asked !== undefined && phase === "shown"}
        way={WAYS_ON[asked ?? "another"]}
        onStay={() => setAsked(undefined)}
        onLeave={() => asked && leave(asked)}
      />
    </>
  );
}

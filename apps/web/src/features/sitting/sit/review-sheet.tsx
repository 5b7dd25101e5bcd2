import type { SittingMode } from "@sat/contract";
import { type ModuleDesk, standings } from "@sat/desk";
import { useState } from "react";
import { LeadButton } from "../../../question/controls/lead-button.tsx";
import { Sheet } from "../../../question/frame/sheet.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { questions } from "../sitting-words.ts";
import { ArrivedHeading } from "./arrived-heading.tsx";
import type { OpenedModule } from "./opened-module.ts";
import { QuestionGrid } from "./question-grid.tsx";
import styles from "./sit.module.css";

interface ReviewSheetProps {
  readonly opened: OpenedModule;
  readonly state: ModuleDesk;
  readonly mode: SittingMode;
  readonly onMove: (index: number) => void;
}

/** The page after the last question: how all of them stand, and in practice mode the way out. */
export function ReviewSheet({ opened, state, mode, onMove }: ReviewSheetProps) {
  const [isHandingIn, setHandingIn] = useState(false);
  const unanswered = standings(state).filter(({ isAnswered }) => !isAnswered).length;
  return (
    <>
      <Sheet
        actions={
          <>
            <LeadButton look="secondary" onPress={() => onMove(state.current)}>
              Back
            </LeadButton>
            {mode === "practice" && (
              <LeadButton look="primary" onPress={() => setHandingIn(true)}>
                Hand In Module
              </LeadButton>
            )}
          </>
        }
      >
        <div className={styles.gate}>
          <ArrivedHeading>Check your work</ArrivedHeading>
          <p>
            {mode === "practice"
              ? "You can go back to any question, or hand the module in. After that it cannot be changed."
              : "You can go back to any question. The next module begins when the time is up, not before."}
          </p>
          <QuestionGrid state={state} onMove={onMove} />
        </div>
      </Sheet>
      <ConfirmDialog
        title="Hand In Module"
        open={isHandingIn}
        onClose={() => setHandingIn(false)}
        onConfirm={opened.running.handIn}
        confirm="Hand In"
        cancel="Keep Working"
      >
        {unanswered === 0
          ? "You have answered all questions."
          : `${questions(unanswered)} without an answer.`}{" "}
        After this, nothing in the module can be changed.
      </ConfirmDialog>
    </>
  );
}

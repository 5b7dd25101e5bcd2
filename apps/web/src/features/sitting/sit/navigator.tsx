import type { ModuleDesk } from "@sat/desk";
import { ChevronUp } from "lucide-react";
import { useState } from "react";
import { useSingleKey } from "../../../question/controls/use-single-key.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { QuestionGrid } from "./question-grid.tsx";
import styles from "./sit.module.css";

interface NavigatorProps {
  readonly state: ModuleDesk;
  readonly onMove: (index: number) => void;
  readonly onReview: () => void;
}

/** Which question it is of how many; a press shows all of them. */
export function Navigator({ state, onMove, onReview }: NavigatorProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useSingleKey(/^n$/i, () => setOpen(true));
  const leave = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <button type="button" className={styles.navigator} onClick={() => setOpen(true)}>
        Question {state.current + 1} of {state.plan.kinds.length}
        <ChevronUp aria-hidden="true" />
      </button>
      <Dialog
        title="Questions"
        open={isOpen}
        onClose={close}
        actions={
          <Button look="secondary" onClick={leave(onReview)}>
            Go to Review Page
          </Button>
        }
      >
        <QuestionGrid state={state} onMove={(index) => leave(() => onMove(index))()} />
      </Dialog>
    </>
  );
}

import type { Question } from "@sat/contract";
import { useMemo, useState } from "react";
import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { Panel } from "../../ui/panel.tsx";
import { Calculator } from "./calculator.tsx";
import styles from "./calculator-panel.module.css";

interface CalculatorPanelProps {
  /** The question that it is open beside. */
  readonly question: Pick<Question, "id">;
  /** Whether the learner has opened it just now, and the focus is to follow. */
  readonly isJustOpened: boolean;
  readonly onClose: () => void;
}

/** The calculator over the page, with the sheet of the question in sight. */
export function CalculatorPanel({ question, isJustOpened, onClose }: CalculatorPanelProps) {
  const { uid } = useUser();
  const shelf = useMemo(() => learnerShelf(uid), [uid]);
  // Where it stays open from one question to the next, the focus is the question's.
  const [first] = useState(question.id);
  return (
    <Panel
      title="Calculator"
      id="calculator"
      isSizable
      takesFocus={isJustOpened}
      className={styles.panel}
      onClose={onClose}
    >
      <Calculator
        key={question.id}
        question={question.id}
        shelf={shelf}
        takesFocus={isJustOpened && question.id === first}
      />
    </Panel>
  );
}

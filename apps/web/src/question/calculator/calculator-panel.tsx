import { useUser } from "../../lib/session.ts";
import { learnerShelf } from "../../lib/storage.ts";
import { Panel } from "../../ui/panel.tsx";
import { useMemo } from "react";
import { Calculator } from "./calculator.tsx";
import styles from "./calculator-panel.module.css";

interface CalculatorPanelProps {
  /** The id of the question that it is open beside. */
  readonly question: string;
  readonly onClose: () => void;
}

/** The calculator over the page, with the sheet of the question in sight. */
export function CalculatorPanel({ question, onClose }: CalculatorPanelProps) {
  const { uid } = useUser();
  const shelf = useMemo(() => learnerShelf(uid), [uid]);
  return (
    <div className={styles.place}>
      <Panel title="Calculator" id="calculator" isSizable onClose={onClose}>
        <Calculator key={question} question={question} shelf={shelf} />
      </Panel>
    </div>
  );
}

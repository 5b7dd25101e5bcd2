import type { Check, Proof } from "@sat/item";
import { Check as Tick } from "lucide-react";
import { Dialog } from "../../ui/dialog.tsx";
import { Prose } from "../prose/prose.tsx";
import styles from "./proof-dialog.module.css";

/** What each check comes to, for whoever is to answer the question. */
const CHECK_TEXTS: Record<Check, string> = {
  answer: "A second program, which is not told the answer, comes to the same one and to no other.",
  readers: "A reader who was not told the answer came to the same one.",
  print: "Every number, name, and direction printed is that of the problem behind the question.",
  options: "The four options differ and are of one form, with numbers in order.",
  reasons: "The hints do not give the answer away, and the reasons use no number from elsewhere.",
  figure: "The figure shows what the question says.",
};

/** A server may be ahead of the page that asks it. */
function isKnown(check: Check): boolean {
  return Object.hasOwn(CHECK_TEXTS, check);
}

interface ProofDialogProps {
  readonly proof: Proof;
  /** The second solution names the answer, so it waits for the learner's. */
  readonly isAnswered: boolean;
  readonly onClose: () => void;
}

/** What was checked of a question, and the second solution. */
export function ProofDialog({ proof, isAnswered, onClose }: ProofDialogProps) {
  return (
    <Dialog title="Checked" open onClose={onClose}>
      <p>This question was checked before you saw it.</p>
      <ul className={styles.checks}>
        {proof.checks.filter(isKnown).map((check) => (
          <li key={check}>
            <Tick aria-hidden="true" />
            {CHECK_TEXTS[check]}
          </li>
        ))}
      </ul>
      <h3>Second Solution</h3>
      {isAnswered ? (
        <Prose text={proof.words} />
      ) : (
        <p className={styles.later}>You can read it once you have answered.</p>
      )}
    </Dialog>
  );
}

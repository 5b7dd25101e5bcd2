import { Check, X } from "lucide-react";
import styles from "./mark.module.css";

/** How an answer compares with the right one. */
export type AnswerMark = "chosen-right" | "right" | "wrong";

const MARKS = {
  "chosen-right": { Icon: Check, words: "Your answer, correct" },
  right: { Icon: Check, words: "Correct answer" },
  wrong: { Icon: X, words: "Your answer, incorrect" },
};

/** How it went, by sign and word: colour alone would not reach everyone. */
export function Mark({ mark }: { readonly mark: AnswerMark | undefined }) {
  if (mark === undefined) return null;
  const { Icon, words } = MARKS[mark];
  return (
    <span className={styles.mark}>
      <Icon aria-hidden="true" />
      {words}
    </span>
  );
}

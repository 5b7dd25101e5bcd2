import type { OptionLetter, Rationale } from "@sat/item";
import { Badge } from "../ui/badge.tsx";
import { Prose } from "./prose.tsx";
import styles from "./reasons.module.css";

interface ReasonProps {
  readonly letter: OptionLetter;
  readonly rationale: Rationale;
  readonly correct: boolean;
}

/** The reason behind the option the learner chose, by the name of its mistake. */
export function ChosenReason({ letter, rationale, correct }: ReasonProps) {
  return (
    <div className={styles.chosen} data-correct={correct}>
      <p className={styles.head}>
        <strong>You chose {letter}</strong>
        <ReasonName rationale={rationale} correct={correct} />
      </p>
      <Prose text={rationale.reason} />
    </div>
  );
}

/** The reason behind another option, as an item of a list. */
export function OptionReason({ letter, rationale, correct }: ReasonProps) {
  return (
    <li className={styles.reason}>
      <p className={styles.head}>
        <strong>{letter}</strong>
        <ReasonName rationale={rationale} correct={correct} />
      </p>
      <Prose text={rationale.reason} />
    </li>
  );
}

function ReasonName({ rationale, correct }: Omit<ReasonProps, "letter">) {
  if (correct) return <Badge tone="good">Correct answer</Badge>;
  return rationale.mistake === null ? null : <Badge tone="bad">{rationale.mistake}</Badge>;
}

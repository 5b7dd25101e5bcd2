import { typesetText } from "@sat/item";
import { Badge } from "../../ui/badge.tsx";
import { Line, Prose } from "../prose/prose.tsx";
import styles from "./reasons.module.css";
import type { AnswerReason } from "./reasons-of.ts";

interface ReasonProps {
  readonly reason: AnswerReason;
  /** The id of the line that names the mistake. */
  readonly mistakeId?: string | undefined;
}

/** The reason behind an answer that is read at once, in a frame of its own. */
export function FirstReason({ reason, mistakeId }: ReasonProps) {
  return (
    <div className={styles.first} data-correct={reason.correct}>
      <Reason reason={reason} mistakeId={mistakeId} />
    </div>
  );
}

/** The reason behind another answer, as an item of a list. */
export function OtherReason({ reason }: ReasonProps) {
  return (
    <li className={styles.other}>
      <Reason reason={reason} />
    </li>
  );
}

function Reason({ reason: { answer, correct, mistake, reason }, mistakeId }: ReasonProps) {
  return (
    <>
      <p id={mistake === null ? undefined : mistakeId} className={styles.head}>
        {answer !== "" && (
          <strong>
            <Line text={answer} />
          </strong>
        )}
        {correct && <Badge tone="good">Correct answer</Badge>}
        {mistake !== null && <Badge tone="bad">{typesetText(mistake)}</Badge>}
      </p>
      {reason !== "" && <Prose text={reason} />}
    </>
  );
}

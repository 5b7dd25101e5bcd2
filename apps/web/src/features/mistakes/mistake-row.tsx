import type { Mistake } from "@sat/contract";
import { SKILLS, SLIPS, TOPICS } from "@sat/item";
import { dayOf } from "../../lib/day-of.ts";
import { AnsweredRow } from "../../question/look-back/answered-row.tsx";
import { OpenedAnswer } from "../../question/look-back/opened-answer.tsx";
import { timeOf } from "../../question/look-back/time-of.ts";
import { DAYS_TO_RETIRE } from "./days-to-retire.ts";
import { MissReasonChoice } from "./miss-reason-choice.tsx";
import { REASON_WORDS } from "./reason-words.ts";

interface MistakeRowProps {
  readonly mistake: Mistake;
  /** What stands over the row already, and is not said in it again. */
  readonly under: "slip" | "day" | undefined;
}

/** A missed question in a line; opened, the question stands as it was missed first, with what has come of it since. */
export function MistakeRow({ mistake, under }: MistakeRowProps) {
  const { question, slip, skill, topic, missedAt } = mistake;
  const name = skill === null ? TOPICS[topic].name : SKILLS[skill].name;
  return (
    <AnsweredRow
      correct={false}
      question={question}
      mistake={under === "slip" || slip === null ? undefined : SLIPS[slip]}
      note={noteOf(mistake)}
      aside={under === "day" ? hourOf(missedAt) : dayOf(missedAt)}
    >
      {() => (
        <OpenedAnswer answer={mistake} facts={[name, timeOf(missedAt)]}>
          <MissReasonChoice mistake={mistake} />
          <p>{outlookOf(mistake)}</p>
        </OpenedAnswer>
      )}
    </AnsweredRow>
  );
}

function hourOf(instant: string): string {
  return new Date(instant).toLocaleTimeString("en-US", { timeStyle: "short" });
}

function noteOf({ reason, times, daysRight }: Mistake): string {
  return [
    REASON_WORDS[reason],
    times > 1 && `Missed ${times} times`,
    daysRight > 0 && `Right again on ${daysRight} of ${DAYS_TO_RETIRE} days`,
  ]
    .filter((part) => part !== false)
    .join(" • ");
}

/** What has to come before the mistake is retired. */
function outlookOf({ daysRight }: Mistake): string {
  const done = `Right again on ${daysRight} of ${DAYS_TO_RETIRE} days`;
  if (daysRight >= DAYS_TO_RETIRE) return `${done}: retired.`;
  return `${done}. Answer one like it right on ${DAYS_TO_RETIRE} different days, and it is retired.`;
}

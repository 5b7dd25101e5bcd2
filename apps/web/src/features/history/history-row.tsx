import type { HistoryEntry } from "@sat/contract";
import { TOPICS } from "@sat/item";
import { dayOf } from "../../lib/day-of.ts";
import { AnsweredRow } from "../../question/look-back/answered-row.tsx";
import { duration } from "../../question/look-back/duration.ts";
import { OpenedAnswer } from "../../question/look-back/opened-answer.tsx";
import { timeOf } from "../../question/look-back/time-of.ts";

/** An answered or skipped question of the history in a line; opened, the question stands as it was shown. */
export function HistoryRow({ entry }: { readonly entry: HistoryEntry }) {
  const { correct, question, topic, answeredAt, timeSpent } = entry;
  const facts = [TOPICS[topic].name, timeOf(answeredAt)];
  if (timeSpent !== null) facts.push(duration(timeSpent));
  return (
    <AnsweredRow correct={correct} question={question} aside={dayOf(answeredAt)}>
      {() => <OpenedAnswer answer={entry} facts={facts} />}
    </AnsweredRow>
  );
}

import type { StudyRecord } from "@sat/contract";
import { responseOf } from "@sat/item";
import { AnsweredRow } from "../../../question/look-back/answered-row.tsx";
import { duration } from "../../../question/look-back/duration.ts";
import { AnsweredSheet } from "../../../question/look-back/answered-sheet.tsx";

/** An answered question of the session, which opens to the whole. */
export function RecordRow({ record }: { readonly record: StudyRecord }) {
  const { number, question, userAnswer, entry, correct, timeSpent } = record;
  return (
    <AnsweredRow
      number={number}
      correct={correct}
      question={question.question}
      aside={duration(timeSpent)}
    >
      {() => <AnsweredSheet question={question} response={responseOf(userAnswer, entry)} />}
    </AnsweredRow>
  );
}

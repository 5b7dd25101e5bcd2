import type { StudyRecord } from "@sat/contract";
import { responseOf } from "@sat/item";
import { mistakeBehind } from "../../../question/feedback/mistake-behind.ts";
import { AnsweredRow } from "../../../question/look-back/answered-row.tsx";
import { duration } from "../../../question/look-back/duration.ts";
import { LateAnsweredSheet } from "../../../question/look-back/late-answered-sheet.tsx";

/** An answered question of the session, which opens to the whole. */
export function RecordRow({ record }: { readonly record: StudyRecord }) {
  const { number, question, userAnswer, entry, correct, timeSpent } = record;
  const response = responseOf(userAnswer, entry);
  return (
    <AnsweredRow
      number={number}
      correct={correct}
      question={question.question}
      mistake={mistakeBehind(question, response)}
      aside={duration(timeSpent)}
    >
      {() => <LateAnsweredSheet question={question} response={response} correct={correct} />}
    </AnsweredRow>
  );
}

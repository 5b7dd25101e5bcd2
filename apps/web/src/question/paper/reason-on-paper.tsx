import { typesetText } from "@sat/item";
import type { AnswerReason } from "../feedback/reasons-of.ts";
import { Line } from "../prose/prose.tsx";

/** Why an answer is right, or by which mistake it comes about, in a paragraph. */
export function ReasonOnPaper({ reason }: { readonly reason: AnswerReason }) {
  const name = reason.correct ? "Correct answer" : reason.mistake;
  return (
    <p>
      <strong>
        <Line text={reason.answer} />
      </strong>{" "}
      {name !== null && <i>{typesetText(name)}.</i>} <Line text={reason.reason} />
    </p>
  );
}

import type { EntryKey, Malformed, Response } from "@sat/item";
import { textOf } from "../desk/response-parts.ts";
import { FoldedEntryDirections } from "./entry-directions.tsx";
import { EntryField } from "./entry-field.tsx";
import { EntryResult } from "./entry-result.tsx";

interface EntryAreaProps {
  /** What is right, which a question in a test does not tell. */
  readonly question: { readonly kind: "entry"; readonly answerKey?: EntryKey };
  readonly response: Response | null;
  /** Why the response was not taken when it was submitted. */
  readonly fault: Malformed | null;
  readonly isSubmitted: boolean;
  readonly onRespond: (response: Response | null) => void;
  /** The id of what asks. */
  readonly labelledBy: string;
}

/** Where an answer is typed, and where it then stands beside the right one. */
export function EntryArea(props: EntryAreaProps) {
  const { question, response, fault, isSubmitted, onRespond, labelledBy } = props;
  const text = textOf(response);
  return isSubmitted && question.answerKey !== undefined ? (
    <EntryResult text={text} answerKey={question.answerKey} labelledBy={labelledBy} />
  ) : (
    <div>
      <EntryField text={text ?? ""} fault={fault} onRespond={onRespond} labelledBy={labelledBy} />
      <FoldedEntryDirections />
    </div>
  );
}

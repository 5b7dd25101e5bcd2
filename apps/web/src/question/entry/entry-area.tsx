import type { EntryQuestion } from "@sat/contract";
import type { Malformed, Response } from "@sat/item";
import { textOf } from "../desk/response-parts.ts";
import { EntryField } from "./entry-field.tsx";
import { EntryResult } from "./entry-result.tsx";

interface EntryAreaProps {
  readonly question: EntryQuestion;
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
  return isSubmitted ? (
    <EntryResult text={text} answerKey={question.answerKey} labelledBy={labelledBy} />
  ) : (
    <EntryField text={text ?? ""} fault={fault} onRespond={onRespond} labelledBy={labelledBy} />
  );
}

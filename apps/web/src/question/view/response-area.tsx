import type { Malformed, Response } from "@sat/item";
import { letterOf } from "../desk/response-parts.ts";
import { LateEntryArea } from "../entry/late-entry-area.tsx";
import type { AskedQuestion } from "./asked-question.ts";
import type { ToolViews } from "../tools/tool-views.ts";
import { Options } from "./options.tsx";

interface ResponseAreaProps {
  readonly question: AskedQuestion;
  readonly response: Response | null;
  /** Why the response was not taken when it was submitted. */
  readonly fault: Malformed | null;
  readonly isSubmitted: boolean;
  readonly onRespond: (response: Response | null) => void;
  /** The id of what asks. */
  readonly labelledBy: string;
  readonly views?: ToolViews | undefined;
}

/** Where a question is answered, by an option or by what is typed, and where it then stands how that went. */
export function ResponseArea(props: ResponseAreaProps) {
  const { question, response, isSubmitted, onRespond, labelledBy } = props;
  if (question.kind !== "entry") {
    return (
      <Options
        options={question.options}
        selected={letterOf(response)}
        correctAnswer={isSubmitted ? question.correctAnswer : undefined}
        labelledBy={labelledBy}
        views={props.views}
        onSelect={(letter) => onRespond({ kind: "choice", letter })}
      />
    );
  }
  return <LateEntryArea {...props} question={question} />;
}

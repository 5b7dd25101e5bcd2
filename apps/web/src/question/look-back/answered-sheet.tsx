import type { Question } from "@sat/contract";
import type { Response } from "@sat/item";
import type { ReactNode } from "react";
import { Explanation } from "../feedback/explanation.tsx";
import { QuestionBox } from "../view/question-box.tsx";

interface AnsweredSheetProps {
  readonly question: Question;
  /** Null when time ran out first. */
  readonly response: Response | null;
  /** What follows the explanation. */
  readonly children?: ReactNode;
}

/** An answered question as it was shown, with the learner's response and the explanation. */
export function AnsweredSheet({ question, response, children }: AnsweredSheetProps) {
  return (
    <QuestionBox
      question={question}
      response={response}
      isSubmitted
      onRespond={() => undefined}
      after={
        <>
          <Explanation item={question} response={response} style="detailed" />
          {children}
        </>
      }
    />
  );
}

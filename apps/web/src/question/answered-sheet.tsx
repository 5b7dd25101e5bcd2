import type { Question } from "@sat/contract";
import type { OptionLetter } from "@sat/item";
import type { ReactNode } from "react";
import { Explanation } from "./explanation.tsx";
import { QuestionBox } from "./question-box.tsx";

interface AnsweredSheetProps {
  readonly question: Question;
  /** Null when time ran out with nothing chosen. */
  readonly userAnswer: OptionLetter | null;
  /** What follows the explanation. */
  readonly children?: ReactNode;
}

/** An answered question as it was shown, with the learner's choice and the explanation. */
export function AnsweredSheet({ question, userAnswer, children }: AnsweredSheetProps) {
  return (
    <QuestionBox
      question={question}
      selected={userAnswer}
      isSubmitted
      onSelect={() => undefined}
      after={
        <>
          <Explanation item={question} selected={userAnswer} style="detailed" />
          {children}
        </>
      }
      bar={null}
    />
  );
}

import { questionNumber } from "@sat/desk";
import type { ReactNode } from "react";
import { QuestionBox } from "./question-box.tsx";
import type { QuestionDesk, StateWithQuestion } from "../desk/question-desk.ts";

interface DeskQuestionProps {
  readonly desk: QuestionDesk;
  readonly state: StateWithQuestion;
  /** Another with every question that the learner asks for; undefined for one that was there before. */
  readonly asked: number | undefined;
  /** What stands over the question, such as its badges. */
  readonly header?: ReactNode;
  /** Help before the answer, such as a hint. */
  readonly help?: ReactNode;
  /** What follows an answer, such as its explanation. */
  readonly after: ReactNode;
  /** For the bar within reach: how the question stands. */
  readonly status?: ReactNode;
  /** The buttons that lead on. */
  readonly actions: ReactNode;
}

/** The question that a desk is at, open or answered. */
export function DeskQuestion({ desk, state, ...parts }: DeskQuestionProps) {
  return (
    <QuestionBox
      {...parts}
      question={state.question}
      response={state.response}
      fault={state.phase === "shown" ? state.fault : null}
      isSubmitted={state.phase === "answered"}
      onRespond={desk.respond}
      name={`Question ${questionNumber(state)}`}
    />
  );
}

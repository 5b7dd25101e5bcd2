import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  askerAndQuestion,
  directQuestions,
  questionAsSubject,
  questionInFront,
  reportedQuestions,
} from "../../craft/boundaries/drill-joints.ts";

/** B23, B24: a question asked ends otherwise than a question told. */
export const questionsToldAndAsked = boundaryModel({
  id: "questions-told-and-asked",
  topic: "punctuation-mechanics",
  archetypes: ["B23", "B24", "B07"],
  shapes: {
    question: [directQuestions],
    period: [reportedQuestions("period")],
    comma: [questionInFront],
    none: [askerAndQuestion, questionAsSubject],
  },
});

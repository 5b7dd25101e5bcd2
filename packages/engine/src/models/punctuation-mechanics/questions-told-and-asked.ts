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
  hint: "Look at the order of subject and verb after the question word.",
  tip: "A helping verb in front of the subject asks; a subject in front of its verb tells.",
});

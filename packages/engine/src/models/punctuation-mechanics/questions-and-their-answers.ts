import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  dependentFirst,
  turningClauses,
  wovenAdverbs,
} from "../../craft/boundaries/clause-joints.ts";
import {
  askerAndQuestion,
  directQuestions,
  questionAsSubject,
  questionInFront,
  reportedQuestions,
} from "../../craft/boundaries/drill-joints.ts";

/** B23, B24: what ends or carries on a sentence that holds a question. */
export const questionsAndTheirAnswers = boundaryModel({
  id: "questions-and-their-answers",
  topic: "punctuation-mechanics",
  archetypes: ["B23", "B24", "B07", "B17", "B05", "B20"],
  shapes: {
    question: [directQuestions],
    semicolon: [reportedQuestions("semicolon"), turningClauses("semicolon")],
    comma: [questionInFront, dependentFirst],
    none: [questionAsSubject, askerAndQuestion, wovenAdverbs],
  },
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { askerAndQuestion } from "../../craft/boundaries/drill-joints.ts";
import { announcedAnswer, announcedList } from "../../craft/boundaries/list-joints.ts";
import {
  closedInsets,
  subjectAndVerb,
  verbAndComplement,
} from "../../craft/boundaries/statement-joints.ts";

/** B14, B16: a colon brings what a full clause makes the reader wait for. */
export const announcedAnswers = boundaryModel({
  id: "announced-answers",
  topic: "punctuation-mechanics",
  archetypes: ["B14", "B17", "B20", "B24", "B19", "B13"],
  shapes: {
    colon: [announcedAnswer("colon"), announcedList("colon")],
    semicolon: [clausesThatTurnAway("semicolon")],
    none: [verbAndComplement, askerAndQuestion, subjectAndVerb],
    "closing parenthesis": [closedInsets("parenthesis")],
  },
});

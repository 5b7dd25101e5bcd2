import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  adverbClosed,
  frontedAdverbs,
  remarkBeforeSemicolon,
  clausesThatTurnAway,
  wovenAdverbs,
} from "../../craft/boundaries/clause-joints.ts";
import { announcedList, remarkBeforeColon } from "../../craft/boundaries/list-joints.ts";
import { closedInsets, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B26: after a closing remark the clauses still need their own mark. */
export const remarksBeforeStrongMarks = boundaryModel({
  id: "remarks-before-strong-marks",
  topic: "punctuation-mechanics",
  archetypes: ["B26", "B14", "B17", "B13", "B20", "B19"],
  levels: ["Medium", "Hard"],
  shapes: {
    semicolon: [remarkBeforeSemicolon, clausesThatTurnAway("semicolon")],
    colon: [remarkBeforeColon, announcedList("colon")],
    comma: [frontedAdverbs, adverbClosed, closedInsets("comma")],
    none: [subjectAndVerb, wovenAdverbs],
  },
});

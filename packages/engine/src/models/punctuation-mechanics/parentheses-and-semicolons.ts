import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway } from "../../craft/boundaries/clause-joints.ts";
import { titleClosed } from "../../craft/boundaries/drill-joints.ts";
import { announcedList, glossedThings, nameAndGloss } from "../../craft/boundaries/list-joints.ts";
import {
  closedInsets,
  complementAfterInset,
  subjectAndVerb,
} from "../../craft/boundaries/statement-joints.ts";

/** B13, B22, B20: parentheses pair with parentheses; semicolons part clauses or large things. */
export const parenthesesAndSemicolons = boundaryModel({
  id: "parentheses-and-semicolons",
  topic: "punctuation-mechanics",
  archetypes: ["B13", "B14", "B17", "B22", "B19", "B08", "B20"],
  shapes: {
    colon: [announcedList("colon")],
    semicolon: [glossedThings, clausesThatTurnAway("semicolon")],
    comma: [closedInsets("comma"), titleClosed("comma"), nameAndGloss],
    none: [subjectAndVerb, complementAfterInset],
  },
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { restrictiveLast, turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { closedInsets, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B06, B01: a clause of reason or time at the end needs no mark; a full clause does. */
export const reasonsAtTheEnd = boundaryModel({
  id: "reasons-at-the-end",
  topic: "sentence-structure",
  archetypes: ["B06", "B04", "B17", "B21", "B19", "B13"],
  shapes: {
    none: [restrictiveLast, subjectAndVerb],
    semicolon: [turningClauses("semicolon")],
    "closing parenthesis": [closedInsets("parenthesis")],
    conjunction: [twoPredicates, twoSubjects],
  },
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { dependentFirst, plainClauses } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { twoThings } from "../../craft/boundaries/list-joints.ts";
import { subjectAndVerb, verbAndComplement } from "../../craft/boundaries/statement-joints.ts";
import { afterComplex, dependentBeforeTwo } from "../../craft/boundaries/turnback-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";

/** B02: where one sentence ends and the next begins. */
export const whereSentencesEnd = boundaryModel({
  id: "where-sentences-end",
  topic: "sentence-structure",
  archetypes: ["B02", "B04", "B05", "B21", "B19", "B20"],
  shapes: {
    period: [plainClauses("period"), at(["Hard"], afterComplex("period"))],
    comma: [dependentFirst, at(["Hard"], dependentBeforeTwo)],
    none: [subjectAndVerb, verbAndComplement],
    conjunction: [twoPredicates, twoThings, twoSubjects],
  },
  hint: "Look left and right. Is there a subject with its own verb on each side?",
  tip: "Two independent clauses with no conjunction between them need a period or a semicolon.",
});

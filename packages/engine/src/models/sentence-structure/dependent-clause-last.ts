import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { dependentFirst, plainClauses, timeLast } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B06: a dependent clause of time at the end follows without a mark. */
export const dependentClauseLast = boundaryModel({
  id: "dependent-clause-last",
  topic: "sentence-structure",
  archetypes: ["B06", "B05", "B01", "B04", "B21", "B19"],
  shapes: {
    none: [timeLast, subjectAndVerb],
    comma: [dependentFirst],
    semicolon: [plainClauses("semicolon")],
    conjunction: [twoPredicates, twoSubjects],
  },
  hint: "Ask whether the part after the blank tells when something happens or says something new.",
  tip: "A clause that tells when belongs to its main clause and follows without a mark.",
});

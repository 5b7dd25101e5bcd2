import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { contrastLast, plainClauses, timeLast } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B06: a dependent clause at the end, with or without a mark. */
export const dependentClauseLast = boundaryModel({
  id: "dependent-clause-last",
  topic: "sentence-structure",
  archetypes: ["B06", "B01", "B04", "B21", "B19"],
  shapes: {
    none: [timeLast, subjectAndVerb],
    comma: [contrastLast],
    semicolon: [plainClauses("semicolon")],
    conjunction: [twoPredicates, twoSubjects],
  },
  hint: "Ask whether the part after the blank tells when or only sets something against the rest.",
  tip: "A clause that tells when or why belongs to its main clause; one that contrasts stands apart.",
});

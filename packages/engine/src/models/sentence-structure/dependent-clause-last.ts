import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { plainClauses, restrictiveLast } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { openedInsets, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B06: a dependent clause at the end follows without a mark; as a sentence of its own it would be a fragment. */
export const dependentClauseLast = boundaryModel({
  id: "dependent-clause-last",
  topic: "sentence-structure",
  archetypes: ["B06", "B02", "B04", "B21", "B19", "B10", "B08"],
  shapes: {
    none: [restrictiveLast, restrictiveLast, subjectAndVerb],
    period: [plainClauses("period")],
    "opening parenthesis": [openedInsets("parenthesis")],
    conjunction: [twoPredicates, twoSubjects],
  },
});

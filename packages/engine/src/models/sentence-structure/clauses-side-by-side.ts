import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  coordinatedClauses,
  dependentFirst,
  twoPredicates,
} from "../../craft/boundaries/clause-joints.ts";
import { longFronts, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B03, B04, B05, B07, B19: a comma, a conjunction, both together, or nothing. */
export const clausesSideBySide = boundaryModel({
  id: "clauses-side-by-side",
  version: 1,
  topic: "sentence-structure",
  archetypes: ["B03", "B04", "B05", "B07", "B19"],
  shapes: {
    comma: [dependentFirst, longFronts],
    none: [subjectAndVerb],
    conjunction: [twoPredicates],
    "comma and conjunction": [coordinatedClauses],
  },
  hint: "Ask of each side of the blank whether it could stand alone as a sentence.",
  tip: "Find every subject with its own verb: their number tells how much joining is needed.",
});

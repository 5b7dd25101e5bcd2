import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  coordinatedClauses,
  dependentFirst,
  wovenAdverbs,
} from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates } from "../../craft/boundaries/deed-joints.ts";
import { subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";
import { afterComplex, dependentBeforeTwo } from "../../craft/boundaries/turnback-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";

/** B03, B04, B05, B19: a comma, a conjunction, both together, or nothing. */
export const clausesSideBySide = boundaryModel({
  id: "clauses-side-by-side",
  topic: "sentence-structure",
  archetypes: ["B03", "B04", "B05", "B19", "B20"],
  shapes: {
    comma: [dependentFirst, at(["Hard"], dependentBeforeTwo)],
    none: [subjectAndVerb, wovenAdverbs],
    conjunction: [twoPredicates],
    "comma and conjunction": [
      coordinatedClauses("and"),
      at(["Hard"], afterComplex("comma and conjunction")),
    ],
  },
});

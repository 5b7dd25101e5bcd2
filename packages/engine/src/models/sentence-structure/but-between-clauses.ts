import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import {
  adverbClosed,
  coordinatedClauses,
  dependentFirst,
} from "../../craft/boundaries/clause-joints.ts";
import { closedInsets, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";
import { dependentBeforeTwo } from "../../craft/boundaries/turnback-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";

/** B03 with but, B05: two clauses that differ need a comma and a conjunction; a dependent one needs the comma alone. */
export const butBetweenClauses = boundaryModel({
  id: "but-between-clauses",
  topic: "sentence-structure",
  archetypes: ["B03", "B05", "B19", "B13", "B17"],
  shapes: {
    comma: [dependentFirst, dependentFirst, adverbClosed, at(["Hard"], dependentBeforeTwo)],
    none: [subjectAndVerb],
    "closing parenthesis": [closedInsets("parenthesis")],
    "comma and conjunction": [coordinatedClauses("but")],
  },
  conjunction: "but",
});

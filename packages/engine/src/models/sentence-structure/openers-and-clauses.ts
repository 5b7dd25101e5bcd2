import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { dependentFirst, plainClauses } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import {
  longFronts,
  nounAndPhrase,
  subjectAndVerb,
} from "../../craft/boundaries/statement-joints.ts";

/** B05, B07, B12: openers and comments take a comma, clauses a stronger mark. */
export const openersAndClauses = boundaryModel({
  id: "openers-and-clauses",
  topic: "sentence-structure",
  archetypes: ["B07", "B05", "B01", "B04", "B21", "B19", "B20"],
  shapes: {
    comma: [longFronts, dependentFirst],
    semicolon: [plainClauses("semicolon")],
    none: [subjectAndVerb, nounAndPhrase],
    conjunction: [twoPredicates, twoSubjects],
  },
  hint: "Find the main subject and its verb, then see on which side of the blank they stand.",
  tip: "What stands before the main subject is an opener; mark its end.",
});

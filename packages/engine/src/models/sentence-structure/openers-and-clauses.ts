import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { dependentFirst, turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates, twoSubjects } from "../../craft/boundaries/deed-joints.ts";
import { longFronts, openedInsets } from "../../craft/boundaries/statement-joints.ts";

/** B05, B07: openers take a comma, clauses a stronger mark. */
export const openersAndClauses = boundaryModel({
  id: "openers-and-clauses",
  topic: "sentence-structure",
  archetypes: ["B07", "B05", "B17", "B04", "B21", "B08", "B10"],
  shapes: {
    comma: [longFronts, dependentFirst],
    semicolon: [turningClauses("semicolon")],
    "opening parenthesis": [openedInsets("parenthesis")],
    conjunction: [twoPredicates, twoSubjects],
  },
  hint: "Find the main subject and its verb. On which side of the blank are they?",
  tip: "Find the main clause first: that shows whether the blank opens it, interrupts it, or joins something to it.",
});

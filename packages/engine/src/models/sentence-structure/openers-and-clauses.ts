import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { clausesThatTurnAway, dependentFirst } from "../../craft/boundaries/clause-joints.ts";
import { announcedList } from "../../craft/boundaries/list-joints.ts";
import { longFronts, subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";

/** B05, B07: openers take a comma, clauses a stronger mark. */
export const openersAndClauses = boundaryModel({
  id: "openers-and-clauses",
  topic: "sentence-structure",
  archetypes: ["B07", "B05", "B17", "B14", "B19"],
  shapes: {
    comma: [longFronts, dependentFirst],
    semicolon: [clausesThatTurnAway("semicolon")],
    colon: [announcedList("colon")],
    none: [subjectAndVerb],
  },
});

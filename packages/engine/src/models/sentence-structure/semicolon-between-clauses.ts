import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { dependentFirst, plainClauses } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates } from "../../craft/boundaries/deed-joints.ts";
import { subjectAndVerb } from "../../craft/boundaries/statement-joints.ts";
import { afterComplex } from "../../craft/boundaries/turnback-joints.ts";
import { at } from "../../craft/boundaries/levels.ts";

/** B01: a semicolon between two full clauses. */
export const semicolonBetweenClauses = boundaryModel({
  id: "semicolon-between-clauses",
  topic: "sentence-structure",
  archetypes: ["B01", "B04", "B05", "B19"],
  shapes: {
    semicolon: [plainClauses("semicolon"), at(["Hard"], afterComplex("semicolon"))],
    comma: [dependentFirst],
    none: [subjectAndVerb],
    conjunction: [twoPredicates],
  },
});

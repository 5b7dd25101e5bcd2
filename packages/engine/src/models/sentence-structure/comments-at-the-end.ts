import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";
import { turningClauses } from "../../craft/boundaries/clause-joints.ts";
import { twoPredicates } from "../../craft/boundaries/deed-joints.ts";
import { closedInsets, outcomes } from "../../craft/boundaries/statement-joints.ts";

/** B12: an -ing phrase that comments on the clause. */
export const commentsAtTheEnd = boundaryModel({
  id: "comments-at-the-end",
  topic: "sentence-structure",
  archetypes: ["B12", "B17", "B04", "B13"],
  shapes: {
    comma: [outcomes],
    semicolon: [turningClauses("semicolon")],
    conjunction: [twoPredicates],
    "closing parenthesis": [closedInsets("parenthesis")],
  },
});

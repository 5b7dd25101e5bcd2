import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B01: a semicolon between two full clauses. */
export const semicolonBetweenClauses = boundaryModel({
  id: "semicolon-between-clauses",
  topic: "sentence-structure",
  archetypes: ["B01", "B04", "B05", "B13", "B19"],
  levels: ["Medium", "Hard"],
  links: ["semicolon", "comma", "none", "conjunction"],
});

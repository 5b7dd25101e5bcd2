import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B02: a new sentence where a comma, a conjunction alone, or nothing would run two clauses together. */
export const periodBetweenClauses = boundaryModel({
  id: "period-between-clauses",
  topic: "sentence-structure",
  archetypes: ["B02", "B04", "B05", "B07", "B13", "B19"],
  levels: ["Medium", "Hard"],
  links: ["period", "comma", "none", "conjunction"],
});

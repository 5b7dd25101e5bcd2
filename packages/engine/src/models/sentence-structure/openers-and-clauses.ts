import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B05, B07: openers take a comma, clauses a stronger mark. */
export const openersAndClauses = boundaryModel({
  id: "openers-and-clauses",
  topic: "sentence-structure",
  archetypes: ["B07", "B05", "B17", "B14", "B19"],
  levels: ["Easy", "Medium"],
  links: ["comma", "period", "colon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B03, B04, B05, B19: a comma, a conjunction, both together, or nothing. */
export const clausesSideBySide = boundaryModel({
  id: "clauses-side-by-side",
  topic: "sentence-structure",
  archetypes: ["B03", "B04", "B05", "B19", "B20"],
  levels: ["Easy", "Medium"],
  links: ["comma", "none", "conjunction", "comma and conjunction"],
});

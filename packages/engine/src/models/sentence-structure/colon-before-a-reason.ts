import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B14: a colon between two full clauses of which the second explains the first, where a comma would splice them. */
export const colonBeforeAReason = boundaryModel({
  id: "colon-before-a-reason",
  topic: "sentence-structure",
  archetypes: ["B14", "B05", "B07", "B04", "B19", "B11"],
  levels: ["Easy", "Medium"],
  links: ["colon", "comma", "none", "conjunction"],
});

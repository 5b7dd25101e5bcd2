import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B17: where one sentence ends and the next begins. */
export const whereSentencesEnd = boundaryModel({
  id: "where-sentences-end",
  topic: "sentence-structure",
  archetypes: ["B17", "B05", "B07", "B13", "B14", "B19", "B20"],
  levels: ["Easy", "Medium"],
  links: ["period", "comma", "none", "colon"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B10, B11: extras stand between marks; a clause that tells which one is meant does not. */
export const essentialOrExtra = boundaryModel({
  id: "essential-or-extra",
  topic: "punctuation-mechanics",
  archetypes: ["B11", "B08", "B13", "B10", "B14", "B17"],
  levels: ["Easy", "Medium"],
  links: ["comma", "period", "colon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B09, B10, B11: extras stand between marks; a name after its role and a clause that tells which are part of the subject. */
export const essentialOrExtra = boundaryModel({
  id: "essential-or-extra",
  topic: "punctuation-mechanics",
  archetypes: ["B11", "B09", "B08", "B13", "B10", "B14", "B17"],
  levels: ["Easy", "Medium"],
  links: ["comma", "period", "colon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B16, B10, B08: one dash brings what a full clause announces, or opens what another dash will close. */
export const singleDash = boundaryModel({
  id: "single-dash",
  topic: "punctuation-mechanics",
  archetypes: ["B16", "B15", "B10", "B08", "B22"],
  levels: ["Medium"],
  links: ["dash", "semicolon", "none", "comma"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B16, B22: one dash can bring what a full clause announces. */
export const singleDash = boundaryModel({
  id: "single-dash",
  topic: "punctuation-mechanics",
  archetypes: ["B16", "B20", "B15", "B10", "B08", "B22"],
  levels: ["Medium", "Hard"],
  links: ["dash", "semicolon", "none", "comma"],
});

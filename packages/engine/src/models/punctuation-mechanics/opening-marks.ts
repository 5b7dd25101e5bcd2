import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B08, B10, B11: an extra is opened by the mark that closes it; what its noun needs is not opened at all. */
export const openingMarks = boundaryModel({
  id: "opening-marks",
  topic: "punctuation-mechanics",
  archetypes: ["B08", "B10", "B11", "B22"],
  levels: ["Medium"],
  links: ["comma", "dash", "semicolon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B19, B20: no mark inside what belongs together. */
export const noMarkInside = boundaryModel({
  id: "no-mark-inside",
  topic: "punctuation-mechanics",
  archetypes: ["B19", "B20", "B13", "B14", "B17", "B10", "B08"],
  levels: ["Easy", "Medium"],
  links: ["none", "comma", "colon", "semicolon"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B21, B22: two things need a word alone; parts of a longer row need marks. */
export const twoOrThree = boundaryModel({
  id: "two-or-three",
  topic: "punctuation-mechanics",
  archetypes: ["B21", "B04", "B22", "B20", "B15", "B17", "B10", "B08", "B25"],
  links: ["conjunction", "comma", "semicolon", "none"],
});

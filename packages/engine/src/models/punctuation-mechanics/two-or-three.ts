import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B04: a conjunction alone joins two verbs of one subject, where extras and clauses need marks. */
export const twoOrThree = boundaryModel({
  id: "two-or-three",
  topic: "punctuation-mechanics",
  archetypes: ["B04", "B20", "B15", "B17", "B10", "B08"],
  links: ["conjunction", "comma", "semicolon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B13, B16: one dash announces, two set off; a comma pairs with a comma. */
export const dashesAndCommas = boundaryModel({
  id: "dashes-and-commas",
  topic: "punctuation-mechanics",
  archetypes: ["B13", "B19", "B20", "B10", "B08", "B22"],
  levels: ["Medium", "Hard"],
  links: ["dash", "comma", "semicolon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B13, B10, B08: a dash pairs with a dash and a comma with a comma, at either end of an interruption. */
export const dashesAndCommas = boundaryModel({
  id: "dashes-and-commas",
  topic: "punctuation-mechanics",
  archetypes: ["B13", "B19", "B10", "B08", "B22"],
  levels: ["Medium", "Hard"],
  links: ["dash", "comma", "semicolon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B22 with names, roles and extras: commas within, semicolons between. */
export const complexRows = boundaryModel({
  id: "complex-rows",
  topic: "punctuation-mechanics",
  archetypes: ["B22", "B11", "B13", "B08", "B15", "B10"],
  levels: ["Medium", "Hard"],
  links: ["semicolon", "comma", "none", "dash"],
});

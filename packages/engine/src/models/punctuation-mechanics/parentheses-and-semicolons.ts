import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B13, B22, B20: parentheses pair with parentheses; semicolons part clauses or large things. */
export const parenthesesAndSemicolons = boundaryModel({
  id: "parentheses-and-semicolons",
  topic: "punctuation-mechanics",
  archetypes: ["B13", "B14", "B17", "B22", "B19", "B08", "B20"],
  links: ["colon", "semicolon", "comma", "none"],
});

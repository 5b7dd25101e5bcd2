import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B22, B21, B14, B15: comma inside, semicolon between, colon before, nothing after a verb. */
export const levelsOfAList = boundaryModel({
  id: "levels-of-a-list",
  topic: "punctuation-mechanics",
  archetypes: ["B22", "B21", "B14", "B15"],
  levels: ["Medium"],
  links: ["comma", "semicolon", "colon", "none"],
});

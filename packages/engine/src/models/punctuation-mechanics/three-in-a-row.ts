import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B21: how the last of three is joined, and how larger rows are parted. */
export const threeInARow = boundaryModel({
  id: "three-in-a-row",
  topic: "punctuation-mechanics",
  version: 2,
  archetypes: ["B21", "B22", "B15", "B14", "B20"],
  levels: ["Medium"],
  links: ["comma and conjunction", "semicolon", "colon", "none"],
});

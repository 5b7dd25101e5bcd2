import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B14, B15: a colon brings a list only after a full clause. */
export const announcedLists = boundaryModel({
  id: "announced-lists",
  topic: "punctuation-mechanics",
  archetypes: ["B14", "B15", "B21", "B17"],
  levels: ["Easy", "Medium"],
  links: ["colon", "semicolon", "comma", "none"],
});

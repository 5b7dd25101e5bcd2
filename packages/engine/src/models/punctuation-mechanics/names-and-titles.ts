import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B09, B08: a role before a name takes no mark; a role after a name is set off. */
export const namesAndTitles = boundaryModel({
  id: "names-and-titles",
  topic: "punctuation-mechanics",
  archetypes: ["B09", "B08", "B14", "B17"],
  levels: ["Medium"],
  links: ["comma", "semicolon", "colon", "none"],
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B12: an -ing phrase that comments on the clause. */
export const commentsAtTheEnd = boundaryModel({
  id: "comments-at-the-end",
  topic: "sentence-structure",
  archetypes: ["B12", "B17", "B14", "B19"],
  levels: ["Easy", "Medium"],
  links: ["comma", "semicolon", "colon", "none"],
});

import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a text about the arts, society or science says as a whole and in its parts. */
export const mainIdeas = facetModel({
  id: "main-ideas",
  topic: "main-idea-purpose",
  skill: "CID",
});

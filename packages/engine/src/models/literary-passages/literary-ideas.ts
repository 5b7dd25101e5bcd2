import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a story or a poem says, and what it lets a reader gather. */
export const literaryIdeas = facetModel({
  id: "literary-ideas",
  topic: "literary-passages",
  skill: "CID",
});

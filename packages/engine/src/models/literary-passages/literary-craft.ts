import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a story or a poem sets out to do, and what its parts do in it. */
export const literaryCraft = facetModel({
  id: "literary-craft",
  topic: "literary-passages",
  skill: "TSP",
});

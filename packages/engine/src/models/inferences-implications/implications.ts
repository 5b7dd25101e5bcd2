import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a text lets a reader gather without saying it. */
export const implications = facetModel({
  id: "implications",
  topic: "inferences-implications",
  skill: "CID",
});

import { facetModel } from "../../craft/facet-model.ts";

/** What a text lets a reader gather without saying it. */
export const implications = facetModel({
  id: "implications",
  version: 1,
  topic: "inferences-implications",
  skill: "CID",
});

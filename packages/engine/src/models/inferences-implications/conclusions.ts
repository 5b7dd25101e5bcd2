import { facetModel } from "../../craft/authored/facet-model.ts";

/** How a text must end for its argument to be complete. */
export const conclusions = facetModel({
  id: "conclusions",
  topic: "inferences-implications",
  skill: "INF",
});

import { facetModel } from "../../craft/authored/facet-model.ts";

/** Which words of a work show what is claimed of it. */
export const literaryQuotations = facetModel({
  id: "literary-quotations",
  topic: "literary-passages",
  skill: "COE-T",
});

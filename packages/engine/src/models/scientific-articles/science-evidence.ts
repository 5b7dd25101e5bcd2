import { facetModel } from "../../craft/authored/facet-model.ts";

/** Which finding would bear on a hypothesis about nature. */
export const scienceEvidence = facetModel({
  id: "science-evidence",
  topic: "scientific-articles",
  skill: "COE-T",
});

import { facetModel } from "../../craft/facet-model.ts";

/** Which finding would bear on a hypothesis about nature. */
export const scienceEvidence = facetModel({
  id: "science-evidence",
  version: 1,
  topic: "scientific-articles",
  skill: "COE-T",
});

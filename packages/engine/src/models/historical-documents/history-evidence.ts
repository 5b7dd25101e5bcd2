import { facetModel } from "../../craft/authored/facet-model.ts";

/** Which finding would bear on a claim about people and their past. */
export const historyEvidence = facetModel({
  id: "history-evidence",
  topic: "historical-documents",
  skill: "COE-T",
});

import { facetModel } from "../../craft/authored/facet-model.ts";

/** How one writer on people and their past would answer another. */
export const historyDebates = facetModel({
  id: "history-debates",
  topic: "historical-documents",
  skill: "CTC",
});

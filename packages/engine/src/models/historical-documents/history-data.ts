import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a table of social or historical data has to say to a claim. */
export const historyData = facetModel({
  id: "history-data",
  topic: "historical-documents",
  skill: "COE-Q",
});

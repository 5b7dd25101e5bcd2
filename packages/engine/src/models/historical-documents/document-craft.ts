import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a document or an account of the past sets out to do, and what its parts do in it. */
export const documentCraft = facetModel({
  id: "document-craft",
  topic: "historical-documents",
  skill: "TSP",
});

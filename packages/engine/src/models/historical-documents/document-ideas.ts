import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a document or an account of the past says. */
export const documentIdeas = facetModel({
  id: "document-ideas",
  topic: "historical-documents",
  skill: "CID",
});

import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a text about the arts, society or science sets out to do, and how it goes about it. */
export const purposeAndStructure = facetModel({
  id: "purpose-and-structure",
  topic: "main-idea-purpose",
  skill: "TSP",
});

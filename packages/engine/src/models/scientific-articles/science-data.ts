import { facetModel } from "../../craft/authored/facet-model.ts";

/** What a table of measurements has to say to a claim. */
export const scienceData = facetModel({
  id: "science-data",
  topic: "scientific-articles",
  skill: "COE-Q",
});

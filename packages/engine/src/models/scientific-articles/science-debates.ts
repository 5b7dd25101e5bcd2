import { facetModel } from "../../craft/authored/facet-model.ts";

/** How one writer on science would answer another. */
export const scienceDebates = facetModel({
  id: "science-debates",
  topic: "scientific-articles",
  skill: "CTC",
});

import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B12, B02: an -ing phrase stays in its sentence, a full clause leaves it. */
export const phraseOrSentence = boundaryModel({
  id: "phrase-or-sentence",
  topic: "sentence-structure",
  archetypes: ["B17", "B05", "B07", "B14", "B19", "B20"],
  links: ["comma", "period", "colon", "none"],
});

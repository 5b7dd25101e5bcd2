import { boundaryModel } from "../../craft/boundaries/boundary-model.ts";

/** B17, B02: a new sentence that turns from the one before. */
export const sentencesThatTurn = boundaryModel({
  id: "sentences-that-turn",
  topic: "sentence-structure",
  archetypes: ["B17", "B05", "B14", "B19", "B20"],
  links: ["period", "comma", "none", "colon"],
});

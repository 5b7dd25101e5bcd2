import { modifierModel } from "../../craft/modifiers/modifier-model.ts";

/** F28: an opening phrase is given; the noun right after its comma must be what it describes. */
export const clauseForItsOpening = modifierModel({
  id: "clause-for-its-opening",
  version: 7,
  topic: "sentence-structure",
  opening: "An opening phrase must describe the subject of the clause that follows its comma.",
  hint: "Who or what does the opening phrase describe?",
  tip: "The noun that comes first need not be the subject: a noun in a possessive or after *of* is not.",
});

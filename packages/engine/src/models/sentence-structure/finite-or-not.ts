import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F09, F13, F17, F18: a main verb that shows tense, or a form that shows none. */
export const finiteOrNot = verbModel({
  id: "finite-or-not",
  version: 6,
  topic: "sentence-structure",
  archetypes: ["F17", "F18", "F09", "F13", "F01"],
  levels: ["Medium", "Hard"],
  plain: ["holding", "to hold"],
  forms: ["held", "have held", "holding", "to hold"],
});

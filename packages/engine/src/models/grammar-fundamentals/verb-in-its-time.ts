import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01, F13: the number of a subject in the present perfect, with a phrase or a clause in between. */
export const verbInItsTime = verbModel({
  id: "verb-in-its-time",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F13", "F01", "F16"],
  forms: ["has held", "have held", "holding", "to hold"],
});

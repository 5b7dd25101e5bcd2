import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: the verb of a statement, or a form that only goes with one. */
export const statementOrResult = verbModel({
  id: "statement-or-result",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F15", "F16", "F09", "F13", "F01"],
  forms: ["held", "has held", "holding", "to hold"],
});

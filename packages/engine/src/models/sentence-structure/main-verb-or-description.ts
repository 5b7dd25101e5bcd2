import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01, F09, F17, F18: a past passive of the subject's number, or a form without tense. */
export const mainVerbOrDescription = verbModel({
  id: "main-verb-or-description",
  version: 5,
  topic: "sentence-structure",
  archetypes: ["F17", "F18", "F01", "F09"],
  levels: ["Medium"],
  plain: ["holding", "to hold"],
  forms: ["was held", "were held", "holding", "to hold"],
});

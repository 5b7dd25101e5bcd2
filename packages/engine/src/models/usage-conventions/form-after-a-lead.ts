import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F17, F18: the form that a preposition or a word such as *sought* calls for, beside finite forms. */
export const formAfterALead = verbModel({
  id: "form-after-a-lead",
  version: 7,
  topic: "usage-conventions",
  archetypes: ["F17", "F18", "F10", "F01"],
  levels: ["Easy"],
  forms: ["holds", "hold", "holding", "to hold"],
});

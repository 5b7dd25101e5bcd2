import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01: a subject that is renamed, often in the other number, before its verb comes. */
export const renamedSubject = verbModel({
  id: "renamed-subject",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F01", "F16"],
  levels: ["Medium"],
  forms: ["was held", "were held", "holding", "to hold"],
});

import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01: the head of the subject decides, not the noun beside the verb. */
export const headOfTheSubject = verbModel({
  id: "head-of-the-subject",
  version: 5,
  topic: "grammar-fundamentals",
  archetypes: ["F01", "F10", "F17", "F18"],
  forms: ["holds", "hold", "holding", "to hold"],
  plain: ["holding", "to hold"],
});

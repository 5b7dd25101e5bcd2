import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F06, F19: the verb of a clause that begins with that, which, or who. */
export const verbAfterWhich = verbModel({
  id: "verb-after-which",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F06", "F17", "F18"],
  levels: ["Medium", "Hard"],
  forms: ["holds", "hold", "holding", "to hold"],
});

import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { renamedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01: a subject that is renamed, often in the other number, before its verb comes. */
export const renamedSubject = verbModel({
  id: "renamed-subject",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F01", "F16"],
  levels: ["Medium", "Hard"],
  shapes: {
    "was held": [renamedFacts("was held")],
    "were held": [renamedFacts("were held")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

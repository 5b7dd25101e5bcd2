import { lastDeeds, prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: a main verb that shows tense, or a form that shows none. */
export const finiteOrNot = verbModel({
  id: "finite-or-not",
  version: 5,
  topic: "sentence-structure",
  archetypes: ["F15", "F16", "F09", "F13", "F01"],
  shapes: {
    held: [lastDeeds("finite", "held")],
    "have held": [timedFacts("have held")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

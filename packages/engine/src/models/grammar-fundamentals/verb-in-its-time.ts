import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01, F13: the number of a subject in the present perfect, with a phrase or a clause in between. */
export const verbInItsTime = verbModel({
  id: "verb-in-its-time",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F13", "F01", "F16"],
  shapes: {
    "has held": [timedFacts("has held", [undefined, "aside"])],
    "have held": [timedFacts("have held", [undefined, "aside"])],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFactsWithAgent } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: a past passive of the subject's number, or a form without tense. */
export const mainVerbOrDescription = verbModel({
  id: "main-verb-or-description",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F15", "F16", "F01", "F09"],
  shapes: {
    "was held": [timedFactsWithAgent("was held")],
    "were held": [timedFactsWithAgent("were held")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

import { firstDeeds, lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F13: what has gone on since a time, beside a past narrative. */
export const sinceThen = verbModel({
  id: "since-then",
  version: 1,
  topic: "grammar-fundamentals",
  archetypes: ["F13", "F09", "F16", "F20"],
  shapes: {
    held: [lastDeeds("finite", "held")],
    "has held": [timedFacts("has held")],
    "have held": [timedFacts("have held")],
    "having held": [firstDeeds],
  },
  hint: "Ask whether what is told is over or still goes on.",
  tip: "*Since* with a date calls for a tense that joins the past to the present.",
});

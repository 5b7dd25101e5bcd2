import { firstDeeds, lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F10, F12, F13: four stretches of time, a form for each. */
export const fourTimes = verbModel({
  id: "four-times",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F12", "F13", "F10", "F16"],
  shapes: {
    holds: [lastDeeds("finite", "holds")],
    "have held": [timedFacts("have held")],
    "had held": [timedFacts("had held")],
    "having held": [firstDeeds],
  },
});

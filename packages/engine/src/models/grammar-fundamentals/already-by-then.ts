import { firstDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F12: what was complete by a time in the past, beside what has gone on since. */
export const alreadyByThen = verbModel({
  id: "already-by-then",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F12", "F13", "F16"],
  shapes: {
    "had held": [timedFacts("had held")],
    "has held": [timedFacts("has held")],
    "have held": [timedFacts("have held")],
    "having held": [firstDeeds],
  },
});

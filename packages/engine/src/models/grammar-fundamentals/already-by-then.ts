import { firstDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F12: what was complete by a time in the past, beside what has gone on since. */
export const alreadyByThen = verbModel({
  id: "already-by-then",
  version: 1,
  topic: "grammar-fundamentals",
  archetypes: ["F12", "F13", "F16"],
  shapes: {
    "had held": [timedFacts("had held")],
    "has held": [timedFacts("has held")],
    "have held": [timedFacts("have held")],
    "having held": [firstDeeds],
  },
  hint: "Does the time in front look back to a point in the past or reach up to the present?",
  tip: "*By* with a past date looks back from that date; *since* reaches up to now.",
});

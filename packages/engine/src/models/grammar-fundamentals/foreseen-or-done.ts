import { sureForecasts } from "../../craft/verbs/drill-slots.ts";
import { firstDeeds, lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F14, F09: what was foreseen, what was done, what has been done since. */
export const foreseenOrDone = verbModel({
  id: "foreseen-or-done",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F14", "F09", "F13", "F16", "F20"],
  shapes: {
    "would hold": [sureForecasts],
    held: [lastDeeds("finite", "held")],
    "have held": [timedFacts("have held")],
    "having held": [firstDeeds],
  },
});

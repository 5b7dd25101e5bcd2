import { lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { bodiesToday } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F09, F10: deeds told one after another keep one tense. */
export const sameTimeThroughout = verbModel({
  id: "same-time-throughout",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F09", "F10", "F08", "F20"],
  shapes: {
    holds: [lastDeeds("finite", "holds")],
    hold: [lastDeeds("finite", "hold"), bodiesToday("hold")],
    held: [lastDeeds("finite", "held")],
    holding: [lastDeeds("ing", "holding")],
  },
});

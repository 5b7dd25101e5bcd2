import { lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F20: verbs in a list share one form. */
export const lastOfTheList = verbModel({
  id: "last-of-the-list",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F20"],
  shapes: {
    held: [lastDeeds("finite", "held")],
    holding: [lastDeeds("ing", "holding")],
    "to hold": [lastDeeds("to", "to hold")],
    hold: [lastDeeds("base", "hold")],
  },
});

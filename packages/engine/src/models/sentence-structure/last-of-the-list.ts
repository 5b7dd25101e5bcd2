import { lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F20: verbs in a list share one form. */
export const lastOfTheList = verbModel({
  id: "last-of-the-list",
  version: 1,
  topic: "sentence-structure",
  archetypes: ["F20"],
  shapes: {
    held: [lastDeeds("finite", "held")],
    holding: [lastDeeds("ing", "holding")],
    "to hold": [lastDeeds("to", "to hold")],
    hold: [lastDeeds("base", "hold")],
  },
  hint: "What form do the earlier members of the list have?",
  tip: "Read the words that lead into a list before each of its members in turn.",
});

import { lastDeeds, outcomes } from "../../craft/verbs/nonfinite-slots.ts";
import { bodiesToday, scenes } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F11: events inside a work, beside deeds of past and present. */
export const storyInThePresent = verbModel({
  id: "story-in-the-present",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F11", "F10", "F09", "F16", "F08", "F20"],
  shapes: {
    holds: [scenes("holds")],
    hold: [scenes("hold"), lastDeeds("finite", "hold"), bodiesToday("hold")],
    held: [lastDeeds("finite", "held")],
    holding: [outcomes],
  },
});

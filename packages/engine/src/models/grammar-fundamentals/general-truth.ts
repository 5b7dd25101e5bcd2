import { lastDeeds, outcomes } from "../../craft/verbs/nonfinite-slots.ts";
import { bodiesToday, causes } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F10: what holds in general, beside a narrative and an outcome. */
export const generalTruth = verbModel({
  id: "general-truth",
  version: 3,
  topic: "grammar-fundamentals",
  archetypes: ["F10", "F09", "F16", "F08", "F20"],
  levels: ["Easy", "Medium"],
  shapes: {
    holds: [causes, bodiesToday("holds")],
    hold: [lastDeeds("finite", "hold"), bodiesToday("hold")],
    held: [lastDeeds("finite", "held")],
    holding: [outcomes],
  },
});

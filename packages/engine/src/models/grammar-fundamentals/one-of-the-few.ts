import { lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { kin } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F06: one of the few that, and one that. */
export const oneOfTheFew = verbModel({
  id: "one-of-the-few",
  version: 5,
  topic: "grammar-fundamentals",
  archetypes: ["F06", "F01", "F20"],
  shapes: {
    holds: [kin("holds")],
    hold: [kin("hold")],
    holding: [lastDeeds("ing", "holding")],
    "to hold": [lastDeeds("to", "to hold")],
  },
});

import { lastDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { kin } from "../../craft/verbs/present-slots.ts";
import { whichClauses } from "../../craft/verbs/which-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F19: the verb of a clause that begins with that or which. */
export const verbAfterWhich = verbModel({
  id: "verb-after-which",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F19", "F06", "F20"],
  levels: ["Medium", "Hard"],
  shapes: {
    holds: [kin("holds"), whichClauses("holds")],
    hold: [kin("hold"), whichClauses("hold")],
    holding: [lastDeeds("ing", "holding")],
    "to hold": [lastDeeds("to", "to hold")],
  },
});

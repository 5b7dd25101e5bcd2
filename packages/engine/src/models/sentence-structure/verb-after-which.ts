import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { kin } from "../../craft/verbs/present-slots.ts";
import { whichClauses } from "../../craft/verbs/which-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F06, F19: the verb of a clause that begins with that, which, or who. */
export const verbAfterWhich = verbModel({
  id: "verb-after-which",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F19", "F06", "F16"],
  levels: ["Medium", "Hard"],
  shapes: {
    holds: [kin("holds"), whichClauses("holds")],
    hold: [kin("hold"), whichClauses("hold")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

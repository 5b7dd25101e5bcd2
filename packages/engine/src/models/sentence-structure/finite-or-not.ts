import { agents, passives, prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: a finite passive, a participle, an -ing form, an infinitive. */
export const finiteOrNot = verbModel({
  id: "finite-or-not",
  version: 5,
  topic: "sentence-structure",
  archetypes: ["F15", "F16"],
  shapes: {
    "is held in place": [passives],
    "held by": [agents],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

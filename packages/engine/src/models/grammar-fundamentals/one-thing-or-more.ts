import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { kin, pairs, practices, presentFacts } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01, F03, F04, F06, F08: every kind of subject that hides its number. */
export const oneThingOrMore = verbModel({
  id: "one-thing-or-more",
  version: 5,
  topic: "grammar-fundamentals",
  archetypes: ["F01", "F03", "F04", "F06", "F08", "F16"],
  levels: ["Medium", "Hard"],
  shapes: {
    holds: [practices, pairs("holds"), kin("holds"), presentFacts("holds")],
    hold: [pairs("hold"), kin("hold"), presentFacts("hold")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

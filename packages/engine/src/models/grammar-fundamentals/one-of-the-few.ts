import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { kin } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F06: the verb behind that, which agrees with the noun that it stands for. */
export const oneOfTheFew = verbModel({
  id: "one-of-the-few",
  version: 5,
  topic: "grammar-fundamentals",
  archetypes: ["F06", "F01", "F16"],
  levels: ["Medium", "Hard"],
  shapes: {
    holds: [kin("holds")],
    hold: [kin("hold")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

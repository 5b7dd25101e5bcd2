import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { bodies } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F08: a team, a guild, a committee, and their members. */
export const groupAsOne = verbModel({
  id: "group-as-one",
  version: 5,
  topic: "grammar-fundamentals",
  archetypes: ["F08", "F16"],
  shapes: {
    holds: [bodies("holds")],
    hold: [bodies("hold")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { pairs } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F04: two subjects joined by and, or, as well as, and the like. */
export const joinedSubjects = verbModel({
  id: "joined-subjects",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F04", "F16"],
  shapes: {
    holds: [pairs("holds")],
    hold: [pairs("hold")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

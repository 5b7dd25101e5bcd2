import { prepositions, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { practices, presentFacts } from "../../craft/verbs/present-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F03: an -ing phrase as the subject, beside plain plural subjects and other places for a verb. */
export const doingAsSubject = verbModel({
  id: "doing-as-subject",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F03", "F01", "F10", "F16"],
  shapes: {
    holds: [practices],
    hold: [presentFacts("hold")],
    holding: [prepositions],
    "to hold": [purposes],
  },
});

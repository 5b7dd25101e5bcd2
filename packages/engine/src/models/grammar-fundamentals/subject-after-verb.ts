import { inversions } from "../../craft/verbs/drill-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F02: place and time in front, then the verb, then its subject. */
export const subjectAfterVerb = verbModel({
  id: "subject-after-verb",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F02"],
  levels: ["Hard"],
  shapes: {
    "is held": [inversions("is held")],
    "are held": [inversions("are held")],
    "was held": [inversions("was held")],
    "were held": [inversions("were held")],
  },
});

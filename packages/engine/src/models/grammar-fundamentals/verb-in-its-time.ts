import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F01, F09: the number of the head and the tense of the time, with a phrase or a clause in between. */
export const verbInItsTime = verbModel({
  id: "verb-in-its-time",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F09", "F01"],
  shapes: {
    "is held": [timedFacts("is held", [undefined, "aside"])],
    "are held": [timedFacts("are held", [undefined, "aside"])],
    "was held": [timedFacts("was held", [undefined, "aside"])],
    "were held": [timedFacts("were held", [undefined, "aside"])],
  },
  isAuxiliaryApart: true,
});

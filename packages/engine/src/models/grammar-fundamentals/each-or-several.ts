import { partsOf } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F05, F07: one of, every one of, several of, a number of. */
export const eachOrSeveral = verbModel({
  id: "each-or-several",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F05", "F07"],
  shapes: {
    "is held": [partsOf("is held")],
    "are held": [partsOf("are held")],
    "was held": [partsOf("was held")],
    "were held": [partsOf("were held")],
  },
});

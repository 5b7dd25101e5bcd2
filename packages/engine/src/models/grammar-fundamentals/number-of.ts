import { countedThings } from "../../craft/verbs/drill-slots.ts";
import { firstDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F07: the number of, a number of. */
export const numberOf = verbModel({
  id: "number-of",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F07", "F12", "F16"],
  shapes: {
    "has held": [countedThings("has held")],
    "have held": [countedThings("have held")],
    "had held": [timedFacts("had held")],
    "having held": [firstDeeds],
  },
});

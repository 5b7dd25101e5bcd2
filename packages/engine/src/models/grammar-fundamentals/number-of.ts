import { countedThings } from "../../craft/verbs/drill-slots.ts";
import { firstDeeds } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F07: the number of, a number of. */
export const numberOf = verbModel({
  id: "number-of",
  version: 1,
  topic: "grammar-fundamentals",
  archetypes: ["F07", "F12", "F16"],
  shapes: {
    "has held": [countedThings("has held")],
    "have held": [countedThings("have held")],
    "had held": [timedFacts("had held")],
    "having held": [firstDeeds],
  },
  hint: "Does the sentence speak of a figure or of the things that are counted?",
  tip: "*The number* is one figure; *a number* means several.",
});

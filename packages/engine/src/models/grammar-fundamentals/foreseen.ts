import { forecasts } from "../../craft/verbs/drill-slots.ts";
import { outcomes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFacts } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F14: what was foreseen from a time in the past. */
export const foreseen = verbModel({
  id: "foreseen",
  version: 4,
  topic: "grammar-fundamentals",
  archetypes: ["F14", "F13", "F16"],
  shapes: {
    "would hold": [forecasts],
    "has held": [timedFacts("has held")],
    "have held": [timedFacts("have held")],
    holding: [outcomes],
  },
});

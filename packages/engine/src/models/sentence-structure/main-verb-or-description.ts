import { agents, purposes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFactsWithAgent } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: a past passive, a participle with its agent, an infinitive of purpose. */
export const mainVerbOrDescription = verbModel({
  id: "main-verb-or-description",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F15", "F16", "F01"],
  shapes: {
    "was held": [timedFactsWithAgent("was held")],
    "were held": [timedFactsWithAgent("were held")],
    "held by": [agents],
    "to hold": [purposes],
  },
});

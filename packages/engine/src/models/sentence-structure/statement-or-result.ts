import { agents, outcomes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFactsWithAgent } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: a present passive, a participle with its agent, the outcome of a statement. */
export const statementOrResult = verbModel({
  id: "statement-or-result",
  version: 4,
  topic: "sentence-structure",
  archetypes: ["F15", "F16", "F01"],
  shapes: {
    "is held": [timedFactsWithAgent("is held")],
    "are held": [timedFactsWithAgent("are held")],
    "held by": [agents],
    holding: [outcomes],
  },
});

import { agents, outcomes } from "../../craft/verbs/nonfinite-slots.ts";
import { timedFactsWithAgent } from "../../craft/verbs/timed-slots.ts";
import { verbModel } from "../../craft/verbs/verb-model.ts";

/** F15, F16: a present passive, a participle with its agent, the outcome of a statement. */
export const statementOrResult = verbModel({
  id: "statement-or-result",
  version: 1,
  topic: "sentence-structure",
  archetypes: ["F15", "F16", "F01"],
  shapes: {
    "is held": [timedFactsWithAgent("is held")],
    "are held": [timedFactsWithAgent("are held")],
    "held by": [agents],
    holding: [outcomes],
  },
  hint: "Read the sentence with the blank left out: what is missing?",
  tip: "After a full clause and a comma, no second main verb may follow without a conjunction.",
});

import { nounPairFamilies } from "../../craft/usage/noun-pairs.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F27: an owner and what is owned, each in the singular or the plural. */
export const twoNounsAtOnce = usageModel({
  id: "two-nouns-at-once",
  version: 8,
  archetypes: ["F27"],
  families: nounPairFamilies,
  hint: "Settle one noun at a time: how many owners are there, and what does the verb say about the second noun?",
  tip: "Find one clue for each noun; an option that misses either of them is wrong.",
});

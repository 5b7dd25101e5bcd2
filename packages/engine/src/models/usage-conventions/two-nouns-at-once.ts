import { nounPairFamilies } from "../../craft/usage/noun-pairs.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F27: an owner and what is owned, each in the singular or the plural. */
export const twoNounsAtOnce = usageModel({
  id: "two-nouns-at-once",
  version: 1,
  archetypes: ["F27"],
  families: nounPairFamilies,
  hint: "Settle one noun at a time: who are the owners, and what does the verb say of the owned?",
  tip: "Find one clue for each noun; an option that misses either of them is out.",
});

import { decreeFamilies } from "../../craft/usage/decree-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F33: the plain form after a demand, the tense of the rest otherwise. */
export const askedOrTold = usageModel({
  id: "asked-or-told",
  version: 1,
  archetypes: ["F33"],
  families: decreeFamilies,
  hint: "Look at the verb before that: does it tell what is so, or what ought to be done?",
  tip: "After require, demand, order, or ask with that, even a singular subject takes the plain verb.",
});

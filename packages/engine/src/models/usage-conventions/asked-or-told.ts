import { decreeFamilies } from "../../craft/usage/decree-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F33: the plain form after a demand with *that*, *to* after a call without it, and a tense otherwise. */
export const askedOrTold = usageModel({
  id: "asked-or-told",
  version: 7,
  archetypes: ["F33"],
  families: decreeFamilies,
  hint: "Look at the words before the one who acts: do they report a fact or ask for an action?",
  tip: "Read the words before the blank first: a fact, a demand, and a request need different forms.",
});

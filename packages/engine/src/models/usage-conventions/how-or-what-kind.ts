import { degreeFamilies } from "../../craft/usage/degree-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F31: adjective or adverb, plain or compared. */
export const howOrWhatKind = usageModel({
  id: "how-or-what-kind",
  version: 1,
  archetypes: ["F31"],
  families: degreeFamilies,
  hint: "Find the word that the blank describes, then look at the small word before the blank.",
  tip: "Very goes with the plain form of a describing word, far with the compared one.",
});

import { degreeFamilies } from "../../craft/usage/degree-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F31: adjective or adverb, plain or compared. */
export const howOrWhatKind = usageModel({
  id: "how-or-what-kind",
  version: 5,
  archetypes: ["F31"],
  families: degreeFamilies,
  hint: "Find the word that the blank modifies, and then look at the word before the blank.",
  tip: "Use *very* with the plain form of an adjective or adverb, and *far* with the comparative.",
});

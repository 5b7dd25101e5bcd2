import { interestFamilies } from "../../craft/usage/interest-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F31: one word as adjective, adverb, participle, and noun. */
export const surpriseInFourForms = usageModel({
  id: "surprise-in-four-forms",
  version: 6,
  archetypes: ["F31"],
  families: interestFamilies,
  hint: "What must the blank describe or name: a fact, a feeling, a whole statement, or a thing?",
  tip: "Look at the words on both sides of the blank to see which part of speech is needed.",
});

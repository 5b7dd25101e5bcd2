import { surpriseFamilies } from "../../craft/usage/surprise-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F31: one word as adjective, adverb, participle, and noun. */
export const surpriseInFourForms = usageModel({
  id: "surprise-in-four-forms",
  version: 1,
  archetypes: ["F31"],
  families: surpriseFamilies,
  hint: "Ask what the blank describes: a fact, a feeling, a whole statement, or is it a thing itself?",
  tip: "A word in -ly never stands alone after a form of be; a noun always may after an article.",
});

import { nounUsages } from "../../craft/usage/noun-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F26: a noun in the singular or the plural, plain or possessive. */
export const ownerOrOwners = usageModel({
  id: "owner-or-owners",
  version: 8,
  archetypes: ["F26"],
  // The text says how many are meant, mostly with the noun itself: what it echoes tells something, as on the exam.
  optionDesign: "authored",
  usagesOf: nounUsages,
  hint: "Ask two questions: How many are there? Does anything belong to them?",
  strategy:
    "Look through the whole text for words that count: an article, a number, a verb, or a pronoun for the same noun.",
  tip: "An apostrophe marks an owner, never a plural: it stands before the *s* for one owner and usually after it for several.",
});

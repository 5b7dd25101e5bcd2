import { referenceFamilies } from "../../craft/usage/reference-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F25: a noun where a pronoun would be unclear; it, there, and what where no noun may stand. */
export const nounOrIt = usageModel({
  id: "noun-or-it",
  version: 7,
  archetypes: ["F25"],
  families: referenceFamilies,
  hint: "What do the words after the blank describe, if they describe anything?",
  tip: "A pronoun is clear only if exactly one noun could take its place.",
});

import { referenceFamilies } from "../../craft/usage/reference-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F25: a noun where a pronoun would be unclear; it, there, and what where no noun may stand. */
export const nounOrIt = usageModel({
  id: "noun-or-it",
  version: 1,
  archetypes: ["F25"],
  families: referenceFamilies,
  hint: "Ask what exactly the words after the blank are said of, if of anything at all.",
  tip: "A pronoun is safe only if one noun alone could take its place.",
});

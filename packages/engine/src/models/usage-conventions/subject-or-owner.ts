import { pronounUsages } from "../../craft/usage/pronoun-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F21: it, its, they, their by number and by the part they play. */
export const subjectOrOwner = usageModel({
  id: "subject-or-owner",
  version: 4,
  archetypes: ["F21"],
  optionDesign: "orbit",
  usagesOf: pronounUsages,
  hint: "Find the noun that the pronoun stands for; it need not be the nearest one.",
  strategy:
    "Decide first whether the verb needs a subject or a thing needs an owner, and only then how many are meant.",
  tip: "Put the noun itself in the blank: it shows whether a subject or a possessive is needed.",
});

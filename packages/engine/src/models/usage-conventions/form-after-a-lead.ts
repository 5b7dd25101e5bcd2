import { attemptFamilies } from "../../craft/usage/attempt-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F17, F18: one verb after a modal, after a preposition, as a purpose, and as the verb of the clause. */
export const formAfterALead = usageModel({
  id: "form-after-a-lead",
  version: 5,
  archetypes: ["F17", "F18"],
  families: attemptFamilies,
  hint: "Look at the words right before the blank. What form of a verb can follow them?",
  tip: "A modal verb, a preposition, *in order*, and a subject each need a different form of the verb.",
});

import { attemptFamilies } from "../../craft/usage/attempt-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F17, F18: one verb after a modal, after a preposition, as a purpose, and as the verb of the clause. */
export const formAfterALead = usageModel({
  id: "form-after-a-lead",
  version: 1,
  archetypes: ["F17", "F18"],
  families: attemptFamilies,
  hint: "Look at the words right before the blank: what kind of word can follow them?",
  tip: "Modal, preposition, purpose, subject: each asks for a shape of the verb of its own.",
});

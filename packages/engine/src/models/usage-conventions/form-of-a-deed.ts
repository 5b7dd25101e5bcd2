import { deedFamilies } from "../../craft/usage/deed-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F18: the verb of one of several deeds after a modal, a preposition, "ready", or its own subject. */
export const formOfADeed = usageModel({
  id: "form-of-a-deed",
  version: 1,
  archetypes: ["F18"],
  families: deedFamilies,
  hint: "Ask whether the blank is the verb of the subject or hangs on another word.",
  tip: "The word that governs a verb decides its shape; the meaning of the verb never does.",
});

import { deedFamilies } from "../../craft/usage/deed-usages.ts";
import { usageModel } from "../../craft/usage/usage-model.ts";

/** F18: the verb of one of several deeds after a modal, a preposition, "ready", or its own subject. */
export const formOfADeed = usageModel({
  id: "form-of-a-deed",
  version: 7,
  archetypes: ["F18"],
  families: deedFamilies,
  hint: "Does the blank need the verb of the subject, or does it depend on another word?",
  tip: "The word that a verb depends on decides its form; the meaning of the verb does not.",
});

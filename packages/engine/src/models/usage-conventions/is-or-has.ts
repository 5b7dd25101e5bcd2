import { sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";
import { voiceUsages } from "../../craft/usage/voice-usages.ts";

/** F34: is, are, has, have before a participle, by voice and number. */
export const isOrHas = usageModel({
  id: "is-or-has",
  version: 1,
  archetypes: ["F34"],
  families: (level) => [
    sharedFamily(["is", "are", "has", "have"], (card) => [
      voiceUsages(card, "is", level),
      voiceUsages(card, "are", level),
      voiceUsages(card, "has", level),
      voiceUsages(card, "have", level),
    ]),
  ],
  hint: "Does the subject act here, or is something done to it?",
  tip: "Look for by after the verb: the one who acts stands there, not in the subject.",
});

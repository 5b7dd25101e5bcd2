import { sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";
import { voiceUsages } from "../../craft/usage/voice-usages.ts";

/** F34: was, were, has, have before a participle, by voice and number. */
export const wasOrHas = usageModel({
  id: "was-or-has",
  version: 1,
  archetypes: ["F34"],
  families: (level) => [
    sharedFamily(["was", "were", "has", "have"], (card) => [
      voiceUsages(card, "was", level),
      voiceUsages(card, "were", level),
      voiceUsages(card, "has", level),
      voiceUsages(card, "have", level),
    ]),
  ],
  hint: "Ask who acts in this sentence, and whether that is the subject.",
  tip: "Turn the sentence around: if the subject becomes the object, the verb was passive.",
});

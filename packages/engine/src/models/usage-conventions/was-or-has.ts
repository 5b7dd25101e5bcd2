import { sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";
import { voiceUsages } from "../../craft/usage/voice-usages.ts";

/** F34: was, were, has, have before a participle, by voice and number. */
export const wasOrHas = usageModel({
  id: "was-or-has",
  version: 3,
  archetypes: ["F34"],
  families: (card, level) => [
    sharedFamily(
      card,
      ["was", "were", "has", "have"],
      [
        () => voiceUsages(card, "was", level),
        () => voiceUsages(card, "were", level),
        () => voiceUsages(card, "has", level),
        () => voiceUsages(card, "have", level),
      ],
    ),
  ],
  hint: "Who acts in this sentence, and is that the subject?",
  tip: "Ask whether the subject acts or is acted upon before you check its number.",
});

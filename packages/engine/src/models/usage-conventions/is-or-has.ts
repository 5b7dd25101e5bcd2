import { sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";
import { voiceUsages } from "../../craft/usage/voice-usages.ts";

/** F34: is, are, has, have before a participle, by voice and number. */
export const isOrHas = usageModel({
  id: "is-or-has",
  version: 3,
  archetypes: ["F34"],
  families: (card, level) => [
    sharedFamily(
      card,
      ["is", "are", "has", "have"],
      [
        () => voiceUsages(card, "is", level),
        () => voiceUsages(card, "are", level),
        () => voiceUsages(card, "has", level),
        () => voiceUsages(card, "have", level),
      ],
    ),
  ],
  hint: "Does the subject act here, or is something done to it?",
  tip: "See whether *by* after the verb names who acts; if not, ask what the subject acts on.",
});

import { cardPronoun } from "../../craft/usage/pronoun-usages.ts";
import { sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

/** F21, F23: its, it's, their, they're by number and by possession. */
export const ownOrBeing = usageModel({
  id: "own-or-being",
  version: 2,
  archetypes: ["F23", "F21"],
  families: (card, level) => [
    sharedFamily(
      card,
      ["its", "it's", "their", "they're"],
      [
        () => cardPronoun(card, "its", level),
        () => cardPronoun(card, "it's", level),
        () => cardPronoun(card, "their", level),
        () => cardPronoun(card, "they're", level),
      ],
    ),
  ],
  hint: "Read the sentence with the two words that a contraction stands for: does it still make sense?",
  tip: "Ask first what the pronoun stands for, and then whether something belongs to it.",
});

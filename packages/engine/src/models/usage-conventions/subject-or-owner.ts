import { cardPronoun, cardSubject, paragraphPronouns } from "../../craft/usage/pronoun-usages.ts";
import { sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

const WORDS = ["it", "its", "they", "their"] as const;

/** F21: it, its, they, their by number and by the part they play. */
export const subjectOrOwner = usageModel({
  id: "subject-or-owner",
  version: 2,
  archetypes: ["F21", "F23"],
  families: (card, level) => [
    sharedFamily(card, WORDS, [
      () => cardSubject(card, "it", level),
      () => cardPronoun(card, "its", level),
      () => cardSubject(card, "they", level),
      () => cardPronoun(card, "their", level),
    ]),
  ],
  written: {
    forms: WORDS,
    usagesOf: (paragraph, form, level) => paragraphPronouns(paragraph, WORDS[form], level),
  },
  hint: "Find the noun that the pronoun stands for; it need not be the nearest one.",
  tip: "Put the noun itself in the blank: it shows whether a subject or a possessive is needed.",
});

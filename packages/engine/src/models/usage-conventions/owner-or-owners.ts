import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { sentenceOf } from "../../craft/usage/parts.ts";
import {
  countings,
  mixedOccasions,
  nounForms,
  nounUsage,
  occasions,
} from "../../craft/usage/noun-usages.ts";
import { type Family, type Usage, cardFamily, usageModel } from "../../craft/usage/usage-model.ts";

function familyOf(card: FactCard, level: Difficulty): readonly Family[] {
  const { noun, did, owned, verdict, act } = card.person;
  const forms = nounForms(noun);
  // "Own" bars a noun that only describes, as in "the merchant camels".
  const owning = { text: `own ${owned} ${verdict}`, role: "owned" } as const;
  const acting = {
    text: level === "Medium" ? `who ${did} and ${act}` : `${did} and ${act}`,
    role: "predicate",
  } as const;
  const usages = (key: 0 | 1 | 2 | 3): Usage[] => {
    const number = key % 2 === 0 ? "singular" : "plural";
    const follows = key > 1 ? owning : acting;
    const ways =
      key < 2
        ? countings(card, number, level)
        : level === "Hard"
          ? mixedOccasions(card, number)
          : occasions(card, number, level);
    return ways.map(({ counted, front }) => {
      const sentence = sentenceOf(front, BLANK, follows.text);
      return nounUsage({ forms, key, counted, follows, sentence });
    });
  };
  return cardFamily(card, forms, [
    () => usages(0),
    () => usages(1),
    () => usages(2),
    () => usages(3),
  ]);
}

/** F26: a noun in the singular or the plural, plain or possessive. */
export const ownerOrOwners = usageModel({
  id: "owner-or-owners",
  version: 6,
  archetypes: ["F26"],
  families: familyOf,
  hint: "Ask two questions: How many are there? Does anything belong to them?",
  tip: "For one owner add 's; for several whose plural ends in s, add the apostrophe alone.",
});

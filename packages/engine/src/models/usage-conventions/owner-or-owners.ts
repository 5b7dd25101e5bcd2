import { type FactCard, factCards } from "@sat/content";
import type { Difficulty } from "@sat/item";
import { nounForms, nounUsage, occasions, withBlank } from "../../craft/usage/noun-usages.ts";
import { type Family, type Usage, cardFamily, usageModel } from "../../craft/usage/usage-model.ts";

function familyOf(card: FactCard, level: Difficulty): readonly Family[] {
  const { noun, owned, verdict, act } = card.person;
  const forms = nounForms(noun);
  const usages = (key: 0 | 1 | 2 | 3): Usage[] => {
    // "Own" bars a noun that only describes, as in "the merchant camels".
    const follows =
      key > 1
        ? ({ text: `own ${owned} ${verdict}`, role: "owned" } as const)
        : ({ text: act, role: "predicate" } as const);
    return occasions(card, key % 2 === 0 ? "singular" : "plural", level).map((occasion) => {
      const sentence = occasion.around(withBlank(occasion, follows.text));
      return nounUsage({ forms, key, counted: occasion.counted, follows, sentence });
    });
  };
  return cardFamily(card, forms, [usages(0), usages(1), usages(2), usages(3)]);
}

/** F26: a noun in the singular or the plural, plain or possessive. */
export const ownerOrOwners = usageModel({
  id: "owner-or-owners",
  version: 1,
  archetypes: ["F26"],
  families: (level) => factCards.flatMap((card) => familyOf(card, level)),
  hint: "Ask two questions: how many are there, and does anything belong to them?",
  tip: "For one owner add 's; for several whose plural ends in s, add the apostrophe alone.",
});

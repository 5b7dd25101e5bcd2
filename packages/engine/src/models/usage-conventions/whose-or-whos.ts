import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { article } from "../../language/noun.ts";
import { byLevel, sentenceOf } from "../../craft/usage/parts.ts";
import { cardPronoun, pronounUsage } from "../../craft/usage/pronoun-usages.ts";
import { type Usage, sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

/** "One account mentions a weaver who repeated a pattern from memory and whose hands …" */
function owner({ person }: FactCard, level: Difficulty): Usage {
  const { noun, did, owned, verdict } = person;
  const antecedent = `${article(noun)} ${noun}`;
  const lead = byLevel(
    level,
    "one account mentions",
    "at least one account mentions",
    "among the people whom one account mentions is",
  );
  const follows = `${owned} ${verdict}`;
  return pronounUsage({
    word: "whose",
    antecedent,
    sentence: sentenceOf(lead, antecedent, "who", did, "and", BLANK, follows),
    follows,
    archetype: "F23",
  });
}

/** "It is easy to picture a weaver who's repeated a pattern from memory." */
function doer({ person: { noun, did } }: FactCard, level: Difficulty): Usage[] {
  // Only a regular past tense is also a participle: "who has repeated".
  if (!/^\w+ed\b/.test(did)) return [];
  const antecedent = `${article(noun)} ${noun}`;
  const lead = byLevel(
    level,
    "it is easy to picture",
    "it is not hard to picture",
    "with a little imagination, one can picture",
  );
  return [
    pronounUsage({
      word: "who's",
      antecedent,
      sentence: sentenceOf(lead, antecedent, level === "Hard" ? ", young or old," : "", BLANK, did),
      follows: did,
      archetype: "F23",
    }),
  ];
}

/** F23: whose and who's, beside its and it's; their might stand for one person too. */
export const whoseOrWhos = usageModel({
  id: "whose-or-whos",
  version: 6,
  archetypes: ["F23", "F21"],
  families: (card, level) => [
    sharedFamily(
      card,
      ["its", "it's", "whose", "who's"],
      [
        () => cardPronoun(card, "its", level),
        () => cardPronoun(card, "it's", level),
        () => [owner(card, level)],
        () => doer(card, level),
      ],
    ),
  ],
  hint: "Does the blank show possession, or does it contain a verb?",
  tip: "Write each contraction out: if the full words do not fit, neither does the contraction.",
});

import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { article } from "../../language/noun.ts";
import { byLevel, sentenceOf } from "../../craft/usage/parts.ts";
import { cardPronoun, pronounUsage } from "../../craft/usage/pronoun-usages.ts";
import { type Usage, sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

/** "It is easy to picture a weaver whose hands …" or "… who's repeated a pattern". */
function someone({ person }: FactCard, word: "whose" | "who's", level: Difficulty): Usage[] {
  const { noun, did, owned, verdict } = person;
  // Only a regular past tense is also a participle: "who has repeated".
  if (word === "who's" && !/^\w+ed\b/.test(did)) return [];
  const who = `${article(noun)} ${noun}`;
  const of = byLevel(
    level,
    "",
    "of some experience",
    "of some experience, though perhaps of no great fame,",
  );
  const follows = word === "whose" ? `${owned} ${verdict}` : did;
  return [
    pronounUsage({
      word,
      antecedent: who,
      sentence: sentenceOf("it is easy to picture", who, of, BLANK, follows),
      follows,
      archetype: "F23",
    }),
  ];
}

/** F23: whose and who's, beside its and it's or their and they're. */
export const whoseOrWhos = usageModel({
  id: "whose-or-whos",
  version: 1,
  archetypes: ["F23", "F21"],
  families: (level) => [
    sharedFamily(["its", "it's", "whose", "who's"], (card) => [
      cardPronoun(card, "its", level),
      cardPronoun(card, "it's", level),
      someone(card, "whose", level),
      someone(card, "who's", level),
    ]),
    sharedFamily(["their", "they're", "whose", "who's"], (card) => [
      cardPronoun(card, "their", level),
      cardPronoun(card, "they're", level),
      someone(card, "whose", level),
      someone(card, "who's", level),
    ]),
  ],
  hint: "Does the blank tell of something owned, or does it hide a small verb?",
  tip: "A word that opens a clause about a noun just named belongs to the *who* family.",
});

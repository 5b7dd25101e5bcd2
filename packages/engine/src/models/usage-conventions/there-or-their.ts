import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { phrase } from "../../language/statement.ts";
import { formOfBe, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { cardPronoun, pronounUsage } from "../../craft/usage/pronoun-usages.ts";
import { type Usage, sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

const DEFINITE = /^(the|this|that|these|those|its|their|his|her)\b/;

/** "Among the strands of kelp, there is a mother with her pup." */
function places(card: FactCard, word: "there" | "there's", level: Difficulty) {
  return fromDrill(card, "inversion", ({ place, tense, subject, when }): Usage[] => {
    const { number } = subject;
    // "There is the line" would point; only what is new is said to exist.
    if (!/^[a-z]/.test(subject.head) || DEFINITE.test(subject.head)) return [];
    if (word === "there's" && (tense === "past" || number === "plural")) return [];
    const be = formOfBe(number, tense);
    const what = phrase(subject);
    const follows = word === "there" ? `${be} ${what}` : what;
    if (level === "Hard" && when === undefined) return [];
    const front = level === "Easy" || when === undefined ? place : `${when}, ${place}`;
    return [
      pronounUsage({
        word,
        antecedent: place,
        sentence: sentenceOf(`${front},`, BLANK, follows),
        follows,
        archetype: "F23",
      }),
    ];
  });
}

/** F23: there, there's, their, they're. */
export const thereOrTheir = usageModel({
  id: "there-or-their",
  version: 4,
  archetypes: ["F23", "F21"],
  families: (card, level) => [
    sharedFamily(
      card,
      ["there", "there's", "their", "they're"],
      [
        () => places(card, "there", level),
        () => places(card, "there's", level),
        () => cardPronoun(card, "their", level),
        () => cardPronoun(card, "they're", level),
      ],
    ),
  ],
  hint: "Does the blank need a verb of its own, and has a noun been named that it could stand for?",
  tip: "Write each contraction out: if the full words do not fit, neither does the contraction.",
});

import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { phrase } from "../../language/statement.ts";
import { byLevel, formOfBe, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { cardPronoun, pronounUsage } from "../../craft/usage/pronoun-usages.ts";
import { type Usage, sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

const DEFINITE = /^(the|this|that|these|those|its|their|his|her)\b/;

/** "Among the strands of kelp, there is a mother with her pup." */
function places(card: FactCard, word: "there" | "there's", level: Difficulty) {
  return fromDrill(card, "inversion", ({ place, tense, subject }): Usage[] => {
    const { number } = subject;
    // "There is the line" would point; only what is new is said to exist.
    if (!/^[a-z]/.test(subject.head) || DEFINITE.test(subject.head)) return [];
    if (word === "there's" && (tense === "past" || number === "plural")) return [];
    const be = formOfBe(number, tense);
    const what = phrase(subject, level !== "Easy");
    const follows = word === "there" ? `${be} ${what}` : what;
    const remark = byLevel(
      level,
      "",
      "",
      tense === "past" ? "as guests soon discovered," : "as guests soon discover,",
    );
    return [
      pronounUsage({
        word,
        antecedent: place,
        sentence: sentenceOf(`${place},`, remark, BLANK, follows),
        follows,
        archetype: "F23",
      }),
    ];
  });
}

/** F23: there, there's, their, they're. */
export const thereOrTheir = usageModel({
  id: "there-or-their",
  version: 1,
  archetypes: ["F23", "F21"],
  families: (level) => [
    sharedFamily(["there", "there's", "their", "they're"], (card) => [
      places(card, "there", level),
      places(card, "there's", level),
      cardPronoun(card, "their", level),
      cardPronoun(card, "they're", level),
    ]),
  ],
  hint: "Ask whether the blank needs a verb of its own, and whether anyone has been named.",
  tip: "A contraction can always be written out; if the longer words fail, so does the short one.",
});

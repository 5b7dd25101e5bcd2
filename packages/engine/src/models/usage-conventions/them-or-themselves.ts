import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { capitalized } from "../../language/noun.ts";
import { byLevel, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { cardPronoun, cardSubject, pronounUsage } from "../../craft/usage/pronoun-usages.ts";
import { type Usage, sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

/** After the object the clause must go on otherwise than with a noun, which could be "their" own. */
const LEADS_ON =
  /^(a|an|the|to|in|into|on|onto|at|by|of|off|out|over|under|up|down|across|along|through|around|against|about|above|after|again|among|as|ashore|away|back|before|behind|below|beneath|beside|between|even|far|farther|for|from|home|indoors|inside|near|outdoors|toward|until|when|while|with|without|\w+ly|\w+ing)\b/;

/** A deed done to oneself, and a clause in which another does something to the same. */
function reflexives(card: FactCard, word: "them" | "themselves", level: Difficulty) {
  return fromDrill(card, "reflexive", ({ deed, rest, others, othersRest }): Usage[] => {
    const doer = deed.slice(0, deed.lastIndexOf(" "));
    // "as the horses carried themselves" would make sense, so only one other may act.
    if (/[^s]s \w+$/.test(others) || /^on \w+ days\b/.test(deed)) return [];
    if (!LEADS_ON.test(othersRest)) return [];
    const [own, other] = word === "themselves" ? [BLANK, "them"] : ["themselves", BLANK];
    const main = `${deed} ${own} ${rest}`;
    const clause = `${others} ${other} ${othersRest}`;
    const remark = byLevel(level, "", "as a rule,", "to judge by most accounts,");
    const sentence =
      level === "Easy" || !/^(when|whenever|while|as|before|after|if)\b/.test(others)
        ? sentenceOf(remark, main, clause)
        : sentenceOf(`${clause},`, remark, main);
    return [
      pronounUsage({
        word,
        antecedent: doer,
        sentence: capitalized(sentence),
        follows: word === "themselves" ? rest : othersRest,
        archetype: "F24",
      }),
    ];
  });
}

/** F24: they, them, themselves, their by the part that they play. */
export const themOrThemselves = usageModel({
  id: "them-or-themselves",
  version: 1,
  archetypes: ["F24", "F21", "F23"],
  families: (level) => [
    sharedFamily(["they", "them", "themselves", "their"], (card) => [
      cardSubject(card, "they", level),
      reflexives(card, "them", level),
      reflexives(card, "themselves", level),
      cardPronoun(card, "their", level),
    ]),
  ],
  hint: "Ask who acts in the clause of the blank, and on whom.",
  tip: "A form in -selves always points back to the subject of its own clause.",
});

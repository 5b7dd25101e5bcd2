import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { byLevel, fromDrill, sentenceOf } from "../../craft/usage/parts.ts";
import { cardPronoun, pronounUsage } from "../../craft/usage/pronoun-usages.ts";
import { type Usage, sharedFamily, usageModel } from "../../craft/usage/usage-model.ts";

/** After the object the clause must go on otherwise than with a noun, which could be "their" own. */
const LEADS_ON =
  /^(a|an|the|to|in|into|on|onto|at|by|of|off|out|over|under|up|down|across|along|through|around|against|about|above|after|again|among|as|ashore|away|back|before|behind|below|beneath|beside|between|even|far|farther|for|from|home|indoors|inside|near|outdoors|toward|until|when|while|with|without|deep|flat|warm|ready|busy|\w+ly|\w+ing|\w+able|\w+ful)\b/;
/** "As the horses carried themselves" would make sense, so only one other may act. */
const SEVERAL_ACT = /[^s]s \w+$/;

/** "the young crabs" + "bury"; nothing where words of time come first. */
function doerOf(deed: string): readonly [doer: string, verb: string] | undefined {
  const space = deed.lastIndexOf(" ");
  const doer = deed.slice(0, space);
  return /^(on|in|at|after|before|when|by|during|each|every) /.test(deed) || /,/.test(doer)
    ? undefined
    : [doer, deed.slice(space + 1)];
}

/** "When a cat chases the geckos across the wall, they hide themselves behind picture frames." */
function themselves(card: FactCard, level: Difficulty) {
  return fromDrill(card, "reflexive", ({ deed, rest, others, othersRest }): Usage[] => {
    const [doer, verb] = doerOf(deed) ?? [];
    if (doer === undefined || SEVERAL_ACT.test(others) || !LEADS_ON.test(rest)) return [];
    // "It" would point to something that comes only later.
    if (!/^(when|whenever|while|before|after|if) /.test(others) || /\bit\b/.test(othersRest)) {
      return [];
    }
    const remark = byLevel(level, "", "as a rule,", "to judge by most accounts,");
    return [
      pronounUsage({
        word: "themselves",
        antecedent: "they",
        sentence: sentenceOf(others, doer, `${othersRest},`, remark, `they ${verb}`, BLANK, rest),
        follows: rest,
        archetype: "F24",
      }),
    ];
  });
}

/** "House geckos know what to do when a cat chases them across the wall." */
function them(card: FactCard, level: Difficulty) {
  return fromDrill(card, "reflexive", ({ deed, others, othersRest }): Usage[] => {
    const [doer] = doerOf(deed) ?? [];
    if (doer === undefined || SEVERAL_ACT.test(others) || !LEADS_ON.test(othersRest)) return [];
    if (!/^(when|whenever|while|if) /.test(others)) return [];
    const know = /[^s]s$/.test(others) ? "know" : "knew";
    const remark = byLevel(level, "", ", as a rule,", ", to judge by most accounts,");
    return [
      pronounUsage({
        word: "them",
        antecedent: doer,
        sentence: sentenceOf(`${doer}${remark}`, know, "what to do", others, BLANK, othersRest),
        follows: othersRest,
        archetype: "F24",
      }),
    ];
  });
}

/** F24: its, their, them, themselves by number and by who acts on whom. */
export const themOrThemselves = usageModel({
  id: "them-or-themselves",
  version: 1,
  archetypes: ["F24", "F21", "F23"],
  families: (level) => [
    sharedFamily(["its", "their", "them", "themselves"], (card) => [
      cardPronoun(card, "its", level),
      cardPronoun(card, "their", level),
      them(card, level),
      themselves(card, level),
    ]),
  ],
  hint: "Ask who acts in the clause of the blank, and on whom.",
  tip: "A form in -selves always points back to the subject of its own clause.",
});

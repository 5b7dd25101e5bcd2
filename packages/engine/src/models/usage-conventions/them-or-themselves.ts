import type { FactCard } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { byLevel, fromDrill, joined, sentenceOf } from "../../craft/usage/parts.ts";
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

/** Doers and deed as a sentence, with a clause of time behind them, in front of them, or between the two. */
function placed(level: Difficulty, [doer, deed]: readonly [string, string], time: string): string {
  return byLevel(
    level,
    sentenceOf(doer, deed, time),
    sentenceOf(`${time},`, doer, deed),
    sentenceOf(`${doer}, ${time},`, deed),
  );
}

/** What they do to themselves, or what another does to them; neither pronoun stands beside the other. */
function told(card: FactCard, word: "them" | "themselves", level: Difficulty): readonly Usage[] {
  return fromDrill(card, "reflexive", (drill): Usage[] => {
    const { deed, rest, moment, reply, others, othersRest } = drill;
    const isOwn = word === "themselves";
    const [doer, verb] = doerOf(deed) ?? [];
    const follows = isOwn ? rest : othersRest;
    if (doer === undefined || verb === undefined || !LEADS_ON.test(follows)) return [];
    if (!isOwn && SEVERAL_ACT.test(others)) return [];
    const sentence = isOwn
      ? placed(level, [doer, joined(verb, BLANK, rest)], moment)
      : placed(level, [doer, reply], joined(others, BLANK, othersRest));
    return [pronounUsage({ word, antecedent: doer, sentence, follows, archetype: "F24" })];
  });
}

/** F24: its, their, them, themselves by number and by who acts on whom. */
export const themOrThemselves = usageModel({
  id: "them-or-themselves",
  version: 4,
  archetypes: ["F24", "F21", "F23"],
  families: (card, level) => [
    sharedFamily(
      card,
      ["its", "their", "them", "themselves"],
      [
        () => cardPronoun(card, "its", level),
        () => cardPronoun(card, "their", level),
        () => told(card, "them", level),
        () => told(card, "themselves", level),
      ],
    ),
  ],
  hint: "Who acts in the clause with the blank, and on whom?",
  tip: "Ask whether something is owned or acted on before you choose the form of a pronoun.",
});

import { type FactRelation, factCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { type RelatedFacts, relatedFacts } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import { TRANSITION_STEM, completionQuestion, lead } from "../../craft/writing-text.ts";
import { clause, nounPhrase, pronounClause, sentence } from "../../language/realise.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

type Relation = FactRelation["kind"];

/** Four relations no two of which fit the same pair of statements. */
const RELATIONS = ["contrast", "result", "example", "similarity"] as const;

const WORDS: Readonly<Record<Relation, readonly [string, ...string[]]>> = {
  contrast: ["However,", "By contrast,", "On the other hand,"],
  result: ["As a result,", "Consequently,", "Therefore,"],
  example: ["For example,", "For instance,"],
  similarity: ["Similarly,", "Likewise,", "In the same way,"],
};

const DOES: Readonly<Record<Relation, string>> = {
  contrast: "sets the second statement against the first",
  result: "makes the second statement follow from the first",
  example: "makes the second statement a case of the first",
  similarity: "puts the second statement beside the first as its like",
};

interface Pair extends RelatedFacts {
  readonly level: Difficulty;
  readonly relations: Orbit<Relation>;
  readonly words: Readonly<Record<Relation, string>>;
}

function draw(chance: Chance, level: Difficulty): Pair {
  const relations = orbit<Relation>(chance, RELATIONS);
  const words = {
    contrast: chance.pick(WORDS.contrast),
    result: chance.pick(WORDS.result),
    example: chance.pick(WORDS.example),
    similarity: chance.pick(WORDS.similarity),
  };
  return { level, relations, words, ...relatedFacts(chance, factCards, [keyOf(relations)]) };
}

function text({ from, to }: Pair): string {
  const shared = nounPhrase(from.subject) === nounPhrase(to.subject);
  return `${sentence(from)} ${BLANK} ${shared ? pronounClause(to) : clause(to)}.`;
}

function option({ relations, words }: Pair, relation: Relation): OptionWords {
  const key = keyOf(relations);
  const word = words[relation];
  if (relation === key)
    return { text: word, code: null, reason: `*${word}* ${DOES[relation]}, as the text needs.` };
  const reason = `*${word}* ${DOES[relation]}, but here the text ${NEEDS[key]}.`;
  return { text: word, code: "E-RELATION", reason };
}

const NEEDS: Readonly<Record<Relation, string>> = {
  contrast: "turns from one thing to another that differs from it",
  result: "goes from a cause to its effect",
  example: "goes from a general statement to one case of it",
  similarity: "names a second thing that is like the first",
};

const OPENINGS: Readonly<Record<Relation, string>> = {
  contrast: "The second statement differs from the first, so a word of contrast must join them.",
  result: "The second statement comes about through the first, so a word of result must join them.",
  example: "The second statement is a case of the first, so a word of example must join them.",
  similarity: "The second statement resembles the first, so a word of likeness must join them.",
};

function build(pair: Pair, chance: Chance): Draft {
  const { card, level, relations, words } = pair;
  const key = keyOf(relations);
  return {
    question: completionQuestion(`${lead(card, chance, level)} ${text(pair)}`, TRANSITION_STEM),
    options: orbitOptions<Relation>(relations, (relation) => option(pair, relation)),
    opening: OPENINGS[key],
    steps: [
      {
        text: "Cover the options and say in your own words how the second statement bears on the first.",
      },
      { text: `The text ${NEEDS[key]}; *${words[key]}* says just that.` },
    ],
    hint: "Decide first whether the second statement agrees with the first, turns from it, or follows from it.",
    tip: "Name the relation before you look at the options; a transition never decides the relation, it reports it.",
  };
}

const pairs = factCards.reduce((count, { relations }) => count + relations.length, 0);
/** Ways to word the four options. */
const WORDINGS = 3 * 3 * 2 * 3;

/** The transition between two facts whose relation the card declares. */
export const fourTransitions = defineModel<Pair>({
  id: "four-transitions",
  version: 1,
  topic: "rhetoric-style",
  skill: "TRA",
  archetypes: ["TRA"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: pairs * WORDINGS * 2, Medium: pairs * WORDINGS * 2, Hard: pairs * WORDINGS },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ kind }) => ({ kind: "transition", relation: kind }),
  signature: ({ from, to }) => `${from.id} > ${to.id}`,
  features: ({ level }) => ({ steps: 2, sentences: level === "Hard" ? 4 : 3 }),
});

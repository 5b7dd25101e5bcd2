import { type StarterCard, type FactRelation, starterCards } from "@sat/content";
import { BLANK, type Difficulty } from "@sat/item";
import { type RelatedFacts, allRelatedFacts } from "../../craft/cards.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../../craft/orbit.ts";
import { TRANSITION_STEM, completionQuestion, texts } from "../../craft/writing-text.ts";
import { capitalized } from "../../language/noun.ts";
import { clause, finiteVerb, nounPhrase, sentence } from "../../language/realise.ts";
import { type Draft, defineModel } from "../../model.ts";
import type { Chance } from "../../random/chance.ts";

type Relation = FactRelation["kind"];

/** Four relations no two of which fit the same pair of statements. */
const RELATIONS = ["contrast", "result", "example", "similarity"] as const;

/** Easy offers the plainest word of each relation; the others draw from all. */
const WORDS: Readonly<Record<Relation, readonly [string, ...string[]]>> = {
  contrast: ["However,", "By contrast,", "In contrast,"],
  result: ["As a result,", "Consequently,", "For this reason,"],
  example: ["For example,", "For instance,"],
  similarity: ["Similarly,", "Likewise,", "By the same token,"],
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
  readonly text: string;
}

const related = allRelatedFacts(starterCards);

function wordsAt(level: Difficulty, relation: Relation): readonly string[] {
  const [plainest, ...others] = WORDS[relation];
  if (level === "Easy") return [plainest];
  const all = [plainest, ...others];
  return level === "Hard" ? all.map((word) => word.toLowerCase()) : all;
}

/** The blank opens the second statement; on Hard it stands behind that statement's subject. */
function textsOf(card: StarterCard, { from, to }: RelatedFacts, level: Difficulty): string[] {
  const second =
    level === "Hard"
      ? `${capitalized(nounPhrase(to.subject))}, ${BLANK} ${finiteVerb(to)} ${to.rest}.`
      : `${BLANK} ${clause(to)}.`;
  return texts(card, `${sentence(from)} ${second}`);
}

function draw(chance: Chance, level: Difficulty): Pair {
  const relations = orbit<Relation>(chance, RELATIONS);
  const words = {
    contrast: chance.pick(wordsAt(level, "contrast")),
    result: chance.pick(wordsAt(level, "result")),
    example: chance.pick(wordsAt(level, "example")),
    similarity: chance.pick(wordsAt(level, "similarity")),
  };
  const pair = chance.pick(related.filter(({ kind }) => kind === keyOf(relations)));
  return { level, relations, words, ...pair, text: chance.pick(textsOf(pair.card, pair, level)) };
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

function build(pair: Pair): Draft {
  const { relations, words, text } = pair;
  const key = keyOf(relations);
  return {
    question: completionQuestion(text, TRANSITION_STEM),
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

function spaceAt(level: Difficulty): number {
  const wordings = RELATIONS.reduce((count, kind) => count * wordsAt(level, kind).length, 1);
  return related.reduce(
    (count, pair) => count + textsOf(pair.card, pair, level).length * wordings,
    0,
  );
}

/** The transition between two facts whose relation the card declares. */
export const fourTransitions = defineModel<Pair>({
  id: "four-transitions",
  version: 2,
  topic: "rhetoric-style",
  skill: "TRA",
  archetypes: ["TRA"],
  levels: ["Easy", "Medium", "Hard"],
  space: { Easy: spaceAt("Easy"), Medium: spaceAt("Medium"), Hard: spaceAt("Hard") },
  optionDesign: "orbit",
  draw,
  build,
  facts: ({ kind }) => ({ kind: "transition", relation: kind }),
  signature: ({ text, words }) => [text, ...Object.values(words)].join(" | "),
  features: ({ level }) => ({ steps: 2, inside: level === "Hard" ? 1 : 0 }),
});

import type { RelationKind } from "@sat/content";
import { factCardsVersion } from "@sat/content/cards";
import { paragraphsVersion } from "@sat/content/paragraphs";
import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { RelationFacts } from "../../facts/language.ts";
import type { Told } from "../../facts/told.ts";
import { capitalized } from "../../language/noun.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { remembered } from "../assembly/remembered.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { TRANSITION_STEM, completionQuestion } from "../cards/writing-text.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { type Turn, turnsOf } from "./turns.ts";
import { WORDINGS, wordsAt } from "./words.ts";

/** A model that offers one transition of each of four relations. */
export interface TransitionModel {
  readonly id: string;
  readonly version: number;
  /** No two of them may fit the same pair of statements. */
  readonly relations: readonly [RelationKind, RelationKind, RelationKind, RelationKind];
}

interface TransitionItem {
  readonly turn: Turn;
  readonly relations: Orbit<RelationKind>;
  readonly words: Readonly<Partial<Record<RelationKind, string>>>;
  readonly text: string;
}

/** Which of four relations two statements stand in: an orbit over the relations. */
export function transitionModel({ id, version, relations }: TransitionModel): Model {
  const stocks = remembered((kind: RelationKind, level: Difficulty) =>
    turnsOf(kind, level, relations),
  );
  return defineModel<TransitionItem>({
    id,
    version,
    topic: "rhetoric-style",
    skill: "TRA",
    archetypes: [...new Set(relations.map((kind) => WORDINGS[kind].archetype))],
    levels: DIFFICULTIES,
    space: countedSpace(DIFFICULTIES, (level) =>
      spaceOf(
        relations.map((kind) => stocks(kind, level)),
        relations.map((kind) => wordsAt(level, kind).length),
      ),
    ),
    optionDesign: "orbit",
    draw: (chance, level) => {
      const drawn = orbit<RelationKind>(chance, relations);
      const turn = chance.pick(stocks(keyOf(drawn), level));
      const text = chance.pick(turn.texts);
      const words = Object.fromEntries(
        relations.map((kind) => [kind, chance.pick(wordsFor(text, level, kind))]),
      );
      return { turn, relations: drawn, words, text };
    },
    build,
    facts,
    signature: ({ text, words }) => [text, ...Object.values(words)].join(" | "),
    source: ({ turn }) => turn.source,
    sourcesVersion: factCardsVersion + paragraphsVersion,
    features: ({ turn, text }) => ({
      steps: 2,
      inside: turn.isFront ? 0 : 1,
      words: text.split(" ").length,
    }),
  });
}

/** The transitions of a relation, without one that the text holds already, if there is another. */
function wordsFor(text: string, level: Difficulty, kind: RelationKind): readonly string[] {
  const words = wordsAt(level, kind);
  const fresh = words.filter((word) => !text.toLowerCase().includes(word));
  return fresh.length > 0 ? fresh : words;
}

/** How many equally likely items would repeat as often: relations, turns, texts and words are drawn one after another. */
function spaceOf(stocks: readonly (readonly Turn[])[], words: readonly number[]): number {
  const odds = stocks.map(
    (turns) => turns.reduce((sum, { texts }) => sum + 1 / texts.length, 0) / turns.length ** 2,
  );
  const choices = words.reduce((product, count) => product * count, 1);
  return Math.floor((stocks.length ** 2 * choices) / odds.reduce((sum, one) => sum + one, 0));
}

function facts({ turn, text, words }: TransitionItem): RelationFacts & Told {
  const { relation, also, first, second } = turn;
  return {
    kind: "relation",
    relation,
    also,
    first,
    second,
    told: [...turn.told(text), "most"],
    offered: Object.values(words),
  };
}

function option({ relations, words, turn }: TransitionItem, kind: RelationKind): OptionWords {
  const word = words[kind] ?? "";
  const text = `${turn.isFront ? capitalized(word) : word},`;
  const key = keyOf(relations);
  const { does, lacks } = WORDINGS[kind];
  const named = `*${capitalized(word)}* ${does}`;
  return kind === key
    ? { text, code: null, reason: `${named}, as the text needs.` }
    : { text, code: "wrong-relation", reason: `${named}, but ${lacks}.` };
}

function build(item: TransitionItem): Draft {
  const key = keyOf(item.relations);
  const { rule, needs, archetype } = WORDINGS[key];
  const { first, second, why } = item.turn;
  return {
    question: completionQuestion(item.text, TRANSITION_STEM),
    options: orbitOptions<RelationKind>(item.relations, (kind) => option(item, kind)),
    opening: rule,
    steps: [
      ...why.map((text) => ({ text })),
      { text: `So the text ${needs}; *${item.words[key]}* shows that.` },
    ],
    hint: "Find the statement before the blank and the one that the blank belongs to. What does the second do to the first?",
    strategy:
      "Cover the options and join the two statements in your own words; then look for the transition that says the same.",
    firstStep: `Read these two statements as a pair: “${first}” and “${second}.”`,
    tip: "Decide how the two statements are related before you read the options: each transition names one relation.",
    archetype,
  };
}

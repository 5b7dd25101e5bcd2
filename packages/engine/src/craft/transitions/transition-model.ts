import type { RelationKind } from "@sat/content";
import { factCardsVersion } from "@sat/content/cards";
import { paragraphsVersion } from "@sat/content/paragraphs";
import { DIFFICULTIES, type Difficulty } from "@sat/item";
import type { RelationFacts } from "../../facts/language.ts";
import type { Told } from "../../facts/told.ts";
import { capitalized } from "../../language/noun.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { TRANSITION_STEM, completionQuestion } from "../cards/writing-text.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { type Turn, isLater, turnsOf } from "./turns.ts";
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
  return defineModel<TransitionItem>({
    id,
    version,
    topic: "rhetoric-style",
    skill: "TRA",
    archetypes: [...new Set(relations.map((kind) => WORDINGS[kind].archetype))],
    levels: DIFFICULTIES,
    space: countedSpace(DIFFICULTIES, (level) => spaceOf(relations, level)),
    optionDesign: "orbit",
    draw: (chance, level) => {
      const drawn = orbit<RelationKind>(chance, relations);
      const words = Object.fromEntries(
        relations.map((kind) => [kind, chance.pick(wordsAt(level, kind))]),
      );
      const turn = chance.pick(askableTurns(relations, keyOf(drawn), level));
      return { turn, relations: drawn, words, text: chance.pick(turn.texts) };
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

/** How many equally likely items would repeat as often: relations, turns, texts and words are drawn one after another. */
function spaceOf(relations: readonly RelationKind[], level: Difficulty): number {
  const odds = relations.map((kind) => {
    const turns = askableTurns(relations, kind, level);
    return turns.reduce((sum, { texts }) => sum + 1 / texts.length, 0) / turns.length ** 2;
  });
  const words = relations.reduce((product, kind) => product * wordsAt(level, kind).length, 1);
  return Math.floor((relations.length ** 2 * words) / odds.reduce((sum, one) => sum + one, 0));
}

/** The turns of a relation that none of the others fits. */
function askableTurns(
  relations: readonly RelationKind[],
  kind: RelationKind,
  level: Difficulty,
): readonly Turn[] {
  const turns = turnsOf(kind, level);
  return relations.includes("sequence") ? turns.filter((turn) => !isLater(turn)) : turns;
}

function facts({ turn, text, words }: TransitionItem): RelationFacts & Told {
  const { relation, first, second } = turn;
  return {
    kind: "relation",
    relation,
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
  const { does } = WORDINGS[kind];
  return kind === key
    ? { text, code: null, reason: `*${text}* ${does}, as the text needs.` }
    : {
        text,
        code: "wrong-relation",
        reason: `*${text}* ${does}, but here the text ${WORDINGS[key].needs}.`,
      };
}

function build(item: TransitionItem): Draft {
  const key = keyOf(item.relations);
  const { rule, needs, archetype } = WORDINGS[key];
  return {
    question: completionQuestion(item.text, TRANSITION_STEM),
    options: orbitOptions<RelationKind>(item.relations, (kind) => option(item, kind)),
    opening: rule,
    steps: [
      ...item.turn.why.map((text) => ({ text })),
      { text: `So the text ${needs}; *${item.words[key]}* shows that.` },
    ],
    hint: nudgeOf(item.relations.members),
    tip: "Cover the options and say in your own words what the sentence with the blank does to the one before it.",
    archetype,
  };
}

/** Asks for the relation among those that are offered, in their own order, so that it tells nothing. */
function nudgeOf(relations: Orbit<RelationKind>["members"]): string {
  const [one, two, three, four] = relations.map((kind) => WORDINGS[kind].asks);
  return `What does the statement with the blank give: ${one}, ${two}, ${three}, or ${four}?`;
}

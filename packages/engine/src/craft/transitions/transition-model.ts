import type { FactCard, Relation, RelationKind } from "@sat/content";
import { factCards, factCardsVersion } from "@sat/content/cards";
import { BLANK, DIFFICULTIES, type Difficulty } from "@sat/item";
import type { RelationFacts } from "../../facts/language.ts";
import type { Told } from "../../facts/told.ts";
import { capitalized } from "../../language/noun.ts";
import { asSentence, clauseText } from "../../language/statement.ts";
import { type Draft, type Model, defineModel } from "../../model.ts";
import { cardTexts, openerOf } from "../cards/card-texts.ts";
import { countedSpace } from "../assembly/counted-space.ts";
import { remembered } from "../assembly/remembered.ts";
import { type OptionWords, type Orbit, keyOf, orbit, orbitOptions } from "../options/orbit.ts";
import { TRANSITION_STEM, completionQuestion } from "../cards/writing-text.ts";
import { WORDINGS, wordsAt } from "./words.ts";

/** A model that offers one transition of each of four relations. */
export interface TransitionModel {
  readonly id: string;
  readonly version: number;
  /** No two of them may fit the same pair of statements. */
  readonly relations: readonly [RelationKind, RelationKind, RelationKind, RelationKind];
}

interface Place {
  readonly card: FactCard;
  readonly relation: Relation;
  /** Whether the blank stands behind the second subject. */
  readonly isInside: boolean;
  readonly texts: readonly string[];
}

interface TransitionItem extends Omit<Place, "texts"> {
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
      const members = orbit<RelationKind>(chance, relations);
      const words = Object.fromEntries(
        relations.map((kind) => [kind, chance.pick(wordsAt(level, kind))]),
      );
      const { texts, ...place } = chance.pick(placesOf(keyOf(members), level));
      return { ...place, relations: members, words, text: chance.pick(texts) };
    },
    build,
    facts,
    signature: ({ text, words }) => [text, ...Object.values(words)].join(" | "),
    source: ({ card }) => card,
    sourcesVersion: factCardsVersion,
    features: ({ isInside, text }) => ({
      steps: 2,
      inside: isInside ? 1 : 0,
      words: text.split(" ").length,
    }),
  });
}

function spaceOf(relations: readonly RelationKind[], level: Difficulty): number {
  const texts = relations
    .flatMap((kind) => placesOf(kind, level))
    .reduce((sum, place) => sum + place.texts.length, 0);
  return texts * relations.reduce((product, kind) => product * wordsAt(level, kind).length, 1);
}

/** Every place for a transition of that relation, over all cards. */
const placesOf = remembered((kind: RelationKind, level: Difficulty): Place[] =>
  factCards
    .flatMap((card) =>
      card.relations
        .filter((relation) => relation.kind === kind)
        .map((relation) => placeOf(card, relation, level)),
    )
    .filter(({ texts }) => texts.length > 0),
);

/** A pronoun, and words that already stand apart, leave no room behind them for a transition. */
const NO_ROOM = /^(it|they|he|she|this|these|that|those|many|some|most|others|there)\b|,/i;
/** Relations whose words stand in front only. */
const FRONT_ONLY: ReadonlySet<RelationKind> = new Set(["purpose", "sequence", "restatement"]);

function placeOf(card: FactCard, relation: Relation, level: Difficulty): Place {
  const { kind, first, second } = relation;
  const hasRoom = !NO_ROOM.test(second.subject) && !FRONT_ONLY.has(kind);
  const isInside = level === "Hard" && hasRoom;
  const turn = isInside
    ? `${capitalized(second.subject)}, ${BLANK} ${second.verb} ${second.rest}.`
    : `${BLANK} ${clauseText(second)}.`;
  return {
    card,
    relation,
    isInside,
    texts: cardTexts(card, `${asSentence(clauseText(first))} ${turn}`),
  };
}

function facts({
  card,
  text,
  words,
  relation: { kind, first, second },
}: TransitionItem): RelationFacts & Told {
  const [one, other] = [clauseText(first), clauseText(second)];
  return {
    kind: "relation",
    relation: kind,
    first: one,
    second: other,
    told: [openerOf(card, text), one, other, "most"],
    offered: Object.values(words),
  };
}

function option({ relations, words, isInside }: TransitionItem, kind: RelationKind): OptionWords {
  const word = words[kind] ?? "";
  const text = `${isInside ? word : capitalized(word)},`;
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
  const { first, second } = item.relation;
  return {
    question: completionQuestion(item.text, TRANSITION_STEM),
    options: orbitOptions<RelationKind>(item.relations, (kind) => option(item, kind)),
    opening: rule,
    steps: [
      { text: `The first statement says that ${clauseText(first)}.` },
      { text: `The second says that ${clauseText(second)}.` },
      { text: `So the text ${needs}; *${item.words[key]}* shows that.` },
    ],
    hint: "Cover the options and say in your own words how the second statement is related to the first.",
    tip: "Name the relation between the two statements before you read the options.",
    archetype,
  };
}

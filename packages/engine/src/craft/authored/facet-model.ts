import {
  type Facet,
  type Pair,
  type PairFacet,
  type Passage,
  skillOf,
  topicOf,
} from "@sat/content";
import { areaOf } from "@sat/content/areas";
import { passages, passagesVersion } from "@sat/content/passages";
import { DIFFICULTIES, type Difficulty, type SkillCode, type TopicId, plainText } from "@sat/item";
import { rememberedOf } from "../assembly/remembered.ts";
import { type Draft, type Features, type Model, defineModel } from "../../model.ts";
import { inTurn } from "../../random/in-turn.ts";
import { passageOf, stemOf } from "./facet-text.ts";

/** A question in its place: the text it is about, and which of that text's questions it is. */
interface Placed {
  readonly passage: Passage | Pair;
  readonly facet: Facet | PairFacet;
  readonly id: string;
}

const allPlaced: readonly Placed[] = passages.flatMap((passage) =>
  passage.facets.map((facet, at) => ({ passage, facet, id: `${passage.id}/${at + 1}` })),
);

interface FacetModelCard {
  readonly id: string;
  readonly topic: TopicId;
  readonly skill: SkillCode;
}

/** The closed model of every authored question that belongs to a topic and tests a skill; its version is the stock's. */
export function facetModel(card: FacetModelCard): Model {
  const stock = allPlaced.filter(
    ({ passage, facet }) =>
      topicOf(passage.genre, facet.kind) === card.topic && skillOf(facet.kind) === card.skill,
  );
  const at = (level: Difficulty) => stock.filter(({ facet }) => facet.level === level);
  const levels = DIFFICULTIES.filter((level) => at(level).length > 0);
  return defineModel<Placed>({
    ...card,
    version: 2,
    archetypes: [...new Set(stock.map(({ facet }) => facet.kind))],
    levels,
    space: Object.fromEntries(levels.map((level) => [level, at(level).length])),
    closed: true,
    texts: Object.fromEntries(
      levels.map((level) => [level, inTurn(card.id, at(level)).map(({ passage }) => passage.id)]),
    ),
    areas: new Map(stock.map(({ passage }) => [passage.id, areaOf(passage.genre)])),
    optionDesign: "authored",
    draw: (chance, level) => chance.turn(at(level)),
    build: draftOf,
    facts: ({ facet }) => ({ kind: "authored", evidence: facet.evidence }),
    signature: ({ id }) => id,
    features: featuresOf,
    source: ({ passage }) => passage,
    sourcesVersion: passagesVersion,
  });
}

function draftOf({ passage, facet }: Placed): Draft {
  const figure = facet.kind === "data" && "figure" in passage ? passage.figure : undefined;
  return {
    passage: passageOf(passage, facet),
    question: stemOf(facet),
    ...(figure === undefined ? {} : { figure }),
    options: [{ ...facet.key, code: null }, ...facet.wrong],
    opening: facet.opening,
    steps: facet.steps.map((text) => ({ text })),
    hint: facet.hint,
    tip: facet.tip,
    archetype: facet.kind,
  };
}

function featuresOf(placed: Placed): Features {
  const { steps, evidence } = placed.facet;
  return { steps: steps.length, words: wordsIn(placed), spans: evidence.length };
}

/** Words of the text as the question shows it: to count them takes longer than to make the rest of the item. */
const wordsIn = rememberedOf(
  ({ passage, facet }: Placed) => plainText(passageOf(passage, facet)).split(/\s+/).length,
);

import type { Study } from "@sat/content";
import { areaOf } from "@sat/content/areas";
import { studies, studiesVersion } from "@sat/content/studies";
import type { Difficulty, TopicId } from "@sat/item";
import type { Facts } from "../../facts/facts.ts";
import { type Draft, type Model, type ModelDefinition, defineModel } from "../../model.ts";
import { Chance } from "../../random/chance.ts";
import { inTurn } from "../../random/in-turn.ts";

/** What every model on studies draws: a study and a level, with more of its own. */
export interface StudyItem {
  readonly study: Study;
  readonly level: Difficulty;
}

type StudyModel<Item extends StudyItem> = Omit<
  ModelDefinition<Item>,
  "draw" | "build" | "facts" | "deck" | "pause" | "optionDesign" | "source" | "sourcesVersion"
> & {
  /** Draws the rest of an item on the study whose turn it is. */
  readonly draw: (chance: Chance, item: StudyItem) => Item;
  /** Words the item; the same item is always worded alike, so that no learner meets it in two dresses. */
  readonly build: (item: Item, dress: Chance) => Draft;
  /** The dress begins anew, so that facts can tell what the words draw first. */
  readonly facts: (item: Item, dress: Chance) => Facts;
};

/** A model on studies, which come in turn: its four options serve four asks, one of which is drawn. */
export function studyModel<Item extends StudyItem>(model: StudyModel<Item>): Model {
  const stock = studiesOf(model.topic);
  const dressOf = (item: Item) => new Chance(`${model.id}/${model.signature(item)}`);
  return defineModel<Item>({
    ...model,
    deck: inTurn(model.id, stock).map(({ id }) => id),
    areas: new Map(stock.map(({ id, genre }) => [id, areaOf(genre)])),
    pause: PAUSE,
    optionDesign: "rotating-ask",
    draw: (chance, level) => model.draw(chance, { study: chance.turn(stock), level }),
    build: (item) => model.build(item, dressOf(item)),
    facts: (item) => model.facts(item, dressOf(item)),
    source: ({ study }) => study,
    sourcesVersion: studiesVersion,
  });
}

/** Authored questions that come between two on studies, so that a page of twenty has one. */
const PAUSE = 19;

/** Topics that take studies of nature and of society; any other takes both. */
const GENRES: Readonly<Partial<Record<TopicId, Study["genre"]>>> = {
  "scientific-articles": "science",
  "historical-documents": "society",
};

/** The studies that a topic draws on. */
export function studiesOf(topic: TopicId): readonly Study[] {
  const genre = GENRES[topic];
  return studies.filter((study) => genre === undefined || study.genre === genre);
}

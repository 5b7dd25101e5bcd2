import { TOPIC_IDS, type TopicId } from "@sat/item";
import type { Model } from "../model.ts";

/** The models of each topic, which come with the authored stock that they draw on. */
const TOPICS: Readonly<Record<TopicId, () => Promise<readonly Model[]>>> = {
  "literary-passages": async () => (await import("./literary-passages/index.ts")).literaryPassages,
  "historical-documents": async () =>
    (await import("./historical-documents/index.ts")).historicalDocuments,
  "scientific-articles": async () =>
    (await import("./scientific-articles/index.ts")).scientificArticles,
  "main-idea-purpose": async () => (await import("./main-idea-purpose/index.ts")).mainIdeaPurpose,
  "inferences-implications": async () =>
    (await import("./inferences-implications/index.ts")).inferencesImplications,
  "vocabulary-in-context": async () =>
    (await import("./vocabulary-in-context/index.ts")).vocabularyInContext,
  "grammar-fundamentals": async () =>
    (await import("./grammar-fundamentals/index.ts")).grammarFundamentals,
  "punctuation-mechanics": async () =>
    (await import("./punctuation-mechanics/index.ts")).punctuationMechanics,
  "sentence-structure": async () =>
    (await import("./sentence-structure/index.ts")).sentenceStructure,
  "rhetoric-style": async () => (await import("./rhetoric-style/index.ts")).rhetoricStyle,
  "usage-conventions": async () => (await import("./usage-conventions/index.ts")).usageConventions,
  "linear-equations": async () => (await import("./linear-equations/index.ts")).linearEquations,
  "quadratic-functions": async () =>
    (await import("./quadratic-functions/index.ts")).quadraticFunctions,
  "geometry-fundamentals": async () =>
    (await import("./geometry-fundamentals/index.ts")).geometryFundamentals,
  trigonometry: async () => (await import("./trigonometry/index.ts")).trigonometry,
  "data-analysis": async () => (await import("./data-analysis/index.ts")).dataAnalysis,
  "advanced-topics": async () => (await import("./advanced-topics/index.ts")).advancedTopics,
};

/** What was loaded once need not be asked for again, at every question. */
const loaded = new Map<TopicId, Promise<readonly Model[]>>();

function loadTopic(topic: TopicId): Promise<readonly Model[]> {
  const models = loaded.get(topic) ?? TOPICS[topic]();
  loaded.set(topic, models);
  return models;
}

/** The lists that were asked for: the same topics are the same list, so that what follows from it can be remembered. */
const lists = new Map<string, Promise<readonly Model[]>>();

/**
 * The item models of these topics, or of all, in catalogue order. A topic is loaded when it is first asked for, since
 * all of them weigh much and most programs need few: one after the other, so that others have a turn between.
 */
export function loadModels(topics: readonly TopicId[] = TOPIC_IDS): Promise<readonly Model[]> {
  const wanted = TOPIC_IDS.filter((topic) => topics.includes(topic));
  const name = wanted.join();
  const models = lists.get(name) ?? loadList(wanted);
  lists.set(name, models);
  return models;
}

async function loadList(topics: readonly TopicId[]): Promise<readonly Model[]> {
  const models: Model[] = [];
  for (const topic of topics) models.push(...(await loadTopic(topic)));
  return models;
}

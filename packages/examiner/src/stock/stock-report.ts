import {
  type Pair,
  type Passage,
  type WordSet,
  overlaps,
  passageFaults,
  passageTexts,
  skillOf,
  wordSetFaults,
  wordTexts,
  wordsOf,
} from "@sat/content";
import type { Model } from "@sat/engine";
import { DIFFICULTIES, type Difficulty, TOPICS, type TopicId } from "@sat/item";
import { countsOf } from "./counts.ts";
import { type FacetGuesses, guessFacets } from "./facet-guesses.ts";
import { type NameCount, type Names, namesOf } from "./names.ts";

/** What is authored for Reading, and the models that ask it. */
export interface Stock {
  readonly passages: readonly (Passage | Pair)[];
  readonly wordSets: readonly WordSet[];
  readonly models: readonly Model[];
}

/** Words of the texts of a skill. */
export interface Lengths {
  readonly skill: string;
  readonly texts: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

export interface StockReport {
  readonly texts: number;
  readonly questions: number;
  readonly topics: readonly (readonly [TopicId, Readonly<Record<Difficulty, number>>])[];
  readonly kinds: readonly (readonly [string, Readonly<Record<Difficulty, number>>])[];
  readonly lengths: readonly Lengths[];
  readonly names: Names;
  readonly guesses: readonly FacetGuesses[];
  readonly faults: readonly string[];
}

/** A reader who meets an invented name again takes it for the same person; real people have the names they have. */
const MOST_TEXTS_A_NAME = 3;

/** Everything that can be said of the authored stock without reading it. */
export function reportStock(stock: Stock): StockReport {
  const { passages, wordSets } = stock;
  const texts = [...passageTexts(passages), ...wordTexts(wordSets)];
  const reading = stock.models.filter(({ topic }) => TOPICS[topic].section === "Reading");
  const authored = stringsIn([passages, wordSets]);
  const invented = passageTexts(passages.filter(({ source }) => source === undefined));
  const topics = [...new Set(reading.map(({ topic }) => topic))].map(
    (topic) => [topic, questionsOf(reading.filter((model) => model.topic === topic))] as const,
  );
  return {
    texts: texts.length,
    questions: topics.reduce((sum, [, counts]) => sum + total(counts), 0),
    topics,
    kinds: kindsOf(passages),
    lengths: lengthsOf(stock),
    names: namesOf(texts, authored),
    guesses: guessFacets(reading),
    faults: [
      ...passages.flatMap(passageFaults),
      ...wordSets.flatMap(wordSetFaults),
      ...overlaps(texts),
      ...namesOf(invented, authored).people.flatMap(nameFaults),
    ],
  };
}

function nameFaults({ name, texts }: NameCount): string[] {
  return texts > MOST_TEXTS_A_NAME ? [`the name ${name} stands in ${texts} texts`] : [];
}

/** Every string in a tree of data. */
function stringsIn(data: unknown): string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(stringsIn) : [];
}

type LevelCounts = Readonly<Record<Difficulty, number>>;

function perLevel(count: (level: Difficulty) => number): LevelCounts {
  return { Easy: count("Easy"), Medium: count("Medium"), Hard: count("Hard") };
}

function total(counts: LevelCounts): number {
  return DIFFICULTIES.reduce((sum, level) => sum + counts[level], 0);
}

/** How many questions the models can ask at each level. */
function questionsOf(models: readonly Model[]): LevelCounts {
  return perLevel((level) => models.reduce((sum, { space }) => sum + (space[level] ?? 0), 0));
}

function kindsOf(passages: Stock["passages"]): (readonly [string, LevelCounts])[] {
  const facets = passages.flatMap((passage) => [...passage.facets]);
  return [...countsOf(facets.map(({ kind }) => kind)).keys()].map(
    (kind) =>
      [
        kind,
        perLevel((at) => facets.filter((each) => each.kind === kind && each.level === at).length),
      ] as const,
  );
}

/** A text counts once for each skill that is asked about it. */
function lengthsOf({ passages, wordSets }: Stock): Lengths[] {
  const bySkill = new Map<string, number[]>();
  const add = (skill: string, text: string) =>
    bySkill.set(skill, [...(bySkill.get(skill) ?? []), wordsOf(text).length]);
  for (const passage of passages) {
    const [{ text } = { text: "" }] = passageTexts([passage]);
    for (const skill of new Set(passage.facets.map(({ kind }) => skillOf(kind)))) add(skill, text);
  }
  for (const { text } of wordTexts(wordSets)) add("WIC", text);
  return [...bySkill].map(([skill, counts]) => {
    const ordered = counts.toSorted((a, b) => a - b);
    const [least = 0, most = 0] = [ordered[0], ordered.at(-1)];
    const median = ordered[Math.floor(ordered.length / 2)] ?? 0;
    return { skill, texts: ordered.length, least, median, most };
  });
}

import { TOPICS, type TopicId } from "@sat/item";
import { EDIT_KINDS, type EditKind } from "./edits.ts";
import type { ModelPlants, Survivor } from "./plant-model.ts";

/** How many harmful edits were planted, and how many a gate caught. */
export interface Caught {
  readonly planted: number;
  readonly caught: number;
}

export interface PlantReport {
  readonly specimens: number;
  readonly kinds: Readonly<Partial<Record<EditKind, Caught>>>;
  readonly sections: Readonly<Record<string, Readonly<Partial<Record<EditKind, Caught>>>>>;
  readonly models: readonly {
    readonly model: string;
    readonly topic: TopicId;
    /** Edits of the question alone. */
    readonly question: Caught;
    readonly kinds: Readonly<Partial<Record<EditKind, Caught>>>;
    readonly survivors: readonly Survivor[];
  }[];
  /** Where the bar is missed, one sentence each. */
  readonly misses: readonly string[];
  readonly passed: boolean;
}

/** The least share of the planted edits of the question and the key that must be caught. */
const BARS = { number: 0.97, otherKind: 0.9, model: 0.8 } as const;

// The names of EDIT_KINDS, which TypeScript gives as plain strings.
const KINDS = Object.keys(EDIT_KINDS) as EditKind[];

/** The plants of all models, counted and held to the bars. */
export function makePlantReport(specimens: number, plants: readonly ModelPlants[]): PlantReport {
  const models = plants.map((of) => {
    const kinds = byKind([of]);
    return {
      model: of.model,
      topic: of.topic,
      question: inQuestion(kinds),
      kinds,
      survivors: of.survivors,
    };
  });
  const kinds = byKind(plants);
  const sections = Object.fromEntries(
    ["Math", "Writing", "Reading"].map((section) => [
      section,
      byKind(plants.filter(({ topic }) => TOPICS[topic].section === section)),
    ]),
  );
  const misses = [
    ...KINDS.filter((kind) => EDIT_KINDS[kind] !== "after").flatMap((kind) =>
      missed(
        `edits of kind "${kind}"`,
        kinds[kind],
        kind === "number" ? BARS.number : BARS.otherKind,
      ),
    ),
    ...models.flatMap(({ model, question }) => missed(`edits of ${model}`, question, BARS.model)),
  ];
  return { specimens, kinds, sections, models, misses, passed: misses.length === 0 };
}

function byKind(plants: readonly ModelPlants[]): Partial<Record<EditKind, Caught>> {
  return Object.fromEntries(
    KINDS.flatMap((kind) => {
      const survivors = plants.flatMap((of) => of.survivors.filter((each) => each.kind === kind));
      const harmless = survivors.filter((each) => each.harmless !== undefined).length;
      const planted = plants.reduce((sum, of) => sum + of.planted[kind], 0) - harmless;
      return planted === 0
        ? []
        : [[kind, { planted, caught: planted - (survivors.length - harmless) }]];
    }),
  );
}

function inQuestion(kinds: Partial<Record<EditKind, Caught>>): Caught {
  const counts = KINDS.filter((kind) => EDIT_KINDS[kind] === "question").flatMap(
    (kind) => kinds[kind] ?? [],
  );
  return {
    planted: counts.reduce((sum, { planted }) => sum + planted, 0),
    caught: counts.reduce((sum, { caught }) => sum + caught, 0),
  };
}

function missed(what: string, count: Caught | undefined, bar: number): string[] {
  if (count === undefined || count.caught >= bar * count.planted) return [];
  return [`Of ${count.planted} ${what}, ${count.caught} were caught; the bar is ${100 * bar} %.`];
}

import { SECTIONS, TOPICS, type TopicId } from "@sat/item";
import { ALL_EDIT_KINDS, EDIT_KINDS, type EditKind } from "./edits.ts";
import { GUARDS, type Guard } from "./guard.ts";
import type { ModelPlants, Survivor } from "./plant-model.ts";

/** How many harmful edits were planted, and how many a gate caught. */
export interface Caught {
  readonly planted: number;
  readonly caught: number;
}

export interface PlantReport {
  readonly specimens: number;
  /** What the bars hold: all but what is authored and not read. */
  readonly kinds: Readonly<Partial<Record<EditKind, Caught>>>;
  /** By section and by what vouches for the items, such as "Reading, generated". */
  readonly sections: Readonly<Record<string, Readonly<Partial<Record<EditKind, Caught>>>>>;
  /** Edits of the question or the key that no gate caught and nothing excuses. */
  readonly open: number;
  /** The same in authored items that nobody has read: nothing can catch them before. */
  readonly awaitingReaders: number;
  readonly models: readonly {
    readonly model: string;
    readonly topic: TopicId;
    readonly guard: Guard;
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

/** The plants of all models, counted and held to the bars. */
export function makePlantReport(specimens: number, plants: readonly ModelPlants[]): PlantReport {
  const models = plants.map((of) => {
    const kinds = byKind([of]);
    return {
      model: of.model,
      topic: of.topic,
      guard: of.guard,
      question: inQuestion(kinds),
      kinds,
      survivors: of.survivors,
    };
  });
  const kinds = byKind(plants.filter(isHeld));
  const misses = [
    ...ALL_EDIT_KINDS.filter((kind) => EDIT_KINDS[kind] !== "after").flatMap((kind) =>
      missed(
        `edits of kind "${kind}"`,
        kinds[kind],
        kind === "number" ? BARS.number : BARS.otherKind,
      ),
    ),
    ...models
      .filter(isHeld)
      .flatMap(({ model, question }) => missed(`edits of ${model}`, question, BARS.model)),
  ];
  return {
    specimens,
    kinds,
    sections: bySection(plants),
    open: openIn(plants.filter(isHeld)),
    awaitingReaders: openIn(plants.filter((of) => !isHeld(of))),
    models,
    misses,
    passed: misses.length === 0,
  };
}

/** Nothing but readers can guard an authored text; until they have, it is counted apart. */
function isHeld({ guard }: Pick<ModelPlants, "guard">): boolean {
  return guard !== "none";
}

function bySection(plants: readonly ModelPlants[]): PlantReport["sections"] {
  return Object.fromEntries(
    SECTIONS.flatMap((section) =>
      Object.entries(GUARDS).map(([guard, name]) => [
        `${section}, ${name}`,
        byKind(plants.filter((of) => of.guard === guard && TOPICS[of.topic].section === section)),
      ]),
    ),
  );
}

/** Edits of the question and the key that no gate caught and nothing excuses. */
function openIn(plants: readonly ModelPlants[]): number {
  return plants
    .flatMap(({ survivors }) => survivors)
    .filter(({ kind, harmless }) => EDIT_KINDS[kind] !== "after" && harmless === undefined).length;
}

function byKind(plants: readonly ModelPlants[]): Partial<Record<EditKind, Caught>> {
  return Object.fromEntries(
    ALL_EDIT_KINDS.flatMap((kind) => {
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
  const counts = ALL_EDIT_KINDS.filter((kind) => EDIT_KINDS[kind] === "question").flatMap(
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

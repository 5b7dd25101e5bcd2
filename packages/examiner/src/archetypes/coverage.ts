import { type Model, generate } from "@sat/engine";
import { DIFFICULTIES, type Difficulty, type TopicId } from "@sat/item";
import { ARCHETYPES, type MathSkill } from "./archetypes.ts";
import { ContextCount, type ContextWording } from "./context-wording.ts";

/** Seeds drawn of each level to see which archetypes it makes. */
const SEEDS = 100;

/** What the models make of one skill. */
export interface SkillCoverage {
  readonly skill: MathSkill;
  readonly models: number;
  /** Archetypes of which an item was seen. */
  readonly covered: readonly string[];
  readonly missing: readonly string[];
}

/** What the models offer of one topic. */
export interface TopicCoverage {
  readonly topic: TopicId;
  /** Models that offer each level. */
  readonly models: Readonly<Record<Difficulty, number>>;
  /** Share of the levels' items with a figure or table, and in a context; every level weighs the same. */
  readonly figures: number;
  readonly contexts: number;
}

export interface Coverage {
  readonly skills: readonly SkillCoverage[];
  readonly topics: readonly TopicCoverage[];
  readonly contexts: ContextWording;
  /** Archetypes of which an item says how a calculator shows its answer. */
  readonly onCalculator: readonly string[];
  /** Archetypes that a model declares and that none of its items had, and levels for a calculator that never show it. */
  readonly faults: readonly string[];
}

interface Sample {
  readonly model: Model;
  readonly archetypes: ReadonlySet<string>;
  readonly onCalculator: ReadonlySet<string>;
  /** The levels of which an item was shown on the calculator. */
  readonly levelsShown: ReadonlySet<Difficulty>;
  readonly figures: number;
  readonly contexts: number;
}

/** Draws items of every level and counts what they cover, rather than believe what the models declare. */
export function coverageOf(models: readonly Model[]): Coverage {
  const count = new ContextCount();
  const samples = models.map((model) => sampleOf(model, count));
  const seen = new Set(samples.flatMap(({ archetypes }) => [...archetypes]));
  const onCalculator = new Set(samples.flatMap((sample) => [...sample.onCalculator]));
  return {
    skills: [...ARCHETYPES].map(([skill, archetypes]) => ({
      skill,
      models: models.filter((model) => model.skill === skill).length,
      covered: archetypes.filter((id) => seen.has(id)),
      missing: archetypes.filter((id) => !seen.has(id)),
    })),
    topics: [...new Set(models.map(({ topic }) => topic))].map((topic) =>
      topicOf(
        topic,
        samples.filter(({ model }) => model.topic === topic),
      ),
    ),
    contexts: count.wording(),
    onCalculator: [...onCalculator].toSorted(),
    faults: samples.flatMap(faultsOf),
  };
}

function faultsOf({ model, archetypes, levelsShown }: Sample): readonly string[] {
  const { id, calculator = [] } = model;
  return [
    ...model.archetypes
      .filter((each) => !archetypes.has(each))
      .map((each) => `${id} declares ${each} and makes no item of it`),
    ...calculator
      .filter((level) => !levelsShown.has(level))
      .map((level) => `${id} is for a calculator at ${level} and never shows it`),
  ];
}

function sampleOf(model: Model, contextCount: ContextCount): Sample {
  const specimens = model.levels.flatMap((level) =>
    Array.from({ length: SEEDS }, (_, seed) => generate(model, level, seed)),
  );
  const onCalculator = specimens.filter(({ item }) => item.onCalculator !== undefined);
  const inContext = specimens.filter(({ features }) => features["context"] === 1);
  for (const { item } of inContext) contextCount.add(item);
  const share = (count: number) => (count * model.levels.length) / specimens.length;
  return {
    model,
    archetypes: new Set(specimens.map(({ item }) => item.archetype)),
    onCalculator: new Set(onCalculator.map(({ item }) => item.archetype)),
    levelsShown: new Set(onCalculator.map(({ item }) => item.level)),
    figures: share(specimens.filter(({ item }) => item.figure !== undefined).length),
    contexts: share(inContext.length),
  };
}

function topicOf(topic: TopicId, samples: readonly Sample[]): TopicCoverage {
  const levels = samples.reduce((sum, { model }) => sum + model.levels.length, 0);
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / levels;
  const [Easy = 0, Medium = 0, Hard = 0] = DIFFICULTIES.map(
    (level) => samples.filter(({ model }) => model.levels.includes(level)).length,
  );
  return {
    topic,
    models: { Easy, Medium, Hard },
    figures: mean(({ figures }) => figures),
    contexts: mean(({ contexts }) => contexts),
  };
}

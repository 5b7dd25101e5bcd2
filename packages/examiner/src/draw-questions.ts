import {
  Chance,
  type Model,
  type Specimen,
  chooseModels,
  generate,
  permuteSeed,
} from "@sat/engine";
import type { Difficulty, Item } from "@sat/item";

/** Seeds an open model is walked over. */
const OPEN_SEEDS = 2 ** 31;
/** Seeds in a row that may repeat a question before the model counts as used up. */
const MOST_REPEATS = 40;

export interface Wanted {
  readonly models: readonly Model[];
  /** Any level of a model when absent. */
  readonly difficulty?: Difficulty | undefined;
  readonly count: number;
  readonly seed: number;
}

/** Different questions, topics by turns; fewer than wanted when there are no more. The same call, the same questions. */
export function drawQuestions(wanted: Wanted): Item[] {
  const draw = new QuestionDraw(wanted);
  const items: Item[] = [];
  for (let item = draw.next(); item !== undefined; item = draw.next()) items.push(item);
  return items;
}

class QuestionDraw {
  readonly #wanted: Wanted;
  readonly #seen = new Set<string>();
  /** How far each walk through a model's seeds has come. */
  readonly #walked = new Map<string, number>();
  #history: readonly { readonly model: string }[] = [];

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  next(): Item | undefined {
    const { models, difficulty, count, seed } = this.#wanted;
    if (this.#history.length === count) return undefined;
    const chance = new Chance(`questions/${seed}/${this.#history.length}`);
    for (const model of chooseModels(models, this.#history, chance.sub("model"))) {
      const levels = difficulty === undefined ? chance.shuffle(model.levels) : [difficulty];
      for (const level of levels) {
        const item = this.#fresh(model, level);
        if (item === undefined) continue;
        this.#history = [{ model: model.id }, ...this.#history];
        return item;
      }
    }
    return undefined;
  }

  /** The next question of the model that has not been drawn; undefined when it has no more. */
  #fresh(model: Model, level: Difficulty): Item | undefined {
    const walk = `questions/${this.#wanted.seed}/${model.id}/${level}`;
    const size = model.closed === true ? (model.space[level] ?? 0) : OPEN_SEEDS;
    let index = this.#walked.get(walk) ?? 0;
    for (let repeats = 0; index < size && repeats < MOST_REPEATS; repeats++) {
      const specimen = generate(model, level, permuteSeed(walk, index, size));
      this.#walked.set(walk, ++index);
      if (this.#isNew(specimen)) return specimen.item;
    }
    return undefined;
  }

  #isNew({ item, signature }: Specimen): boolean {
    const marks = [item.id, `${item.model}/${item.level}/${signature}`];
    const isNew = !marks.some((mark) => this.#seen.has(mark));
    for (const mark of marks) this.#seen.add(mark);
    return isNew;
  }
}

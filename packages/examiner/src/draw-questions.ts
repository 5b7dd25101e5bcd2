import {
  Chance,
  HISTORY,
  type Meeting,
  type Model,
  type Specimen,
  type Stop,
  chooseModels,
  generate,
  type Turn,
  isAtRest,
  stopsAhead,
  turnsOf,
} from "@sat/engine";
import type { Difficulty, Item } from "@sat/item";

/** Seeds tried for one question before the model counts as used up. */
const MOST_TRIES = 64;

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
  /** The positions and the seeds that were drawn of each walk. */
  readonly #walked = new Map<string, Stop[]>();
  /** What was drawn, the newest first. */
  #history: readonly Meeting[] = [];
  #count = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  next(): Item | undefined {
    const { models, difficulty, count, seed } = this.#wanted;
    if (this.#count === count) return undefined;
    const chance = new Chance(`questions/${seed}/${this.#count}`);
    for (const turn of turnsOf(chooseModels(models, this.#history, chance.sub("model")))) {
      const levels = difficulty === undefined ? chance.shuffle(turn.model.levels) : [difficulty];
      for (const level of levels) {
        const item = this.#fresh(turn, level);
        if (item === undefined) continue;
        this.#history = [item, ...this.#history.slice(0, HISTORY - 1)];
        this.#count++;
        return item;
      }
    }
    return undefined;
  }

  /** The next question of the model that has not been drawn; undefined when it has no more. */
  #fresh({ model, patience }: Turn, level: Difficulty): Item | undefined {
    const walker = `questions/${this.#wanted.seed}`;
    const drawn = this.#drawnOf(`${model.id}/${level}`);
    const progress = {
      next: Math.max(-1, ...drawn.map(({ position }) => position)) + 1,
      met: drawn.map(({ seed }) => seed),
    };
    let tries = 0;
    for (const stop of stopsAhead({ walker, model, patience, level }, progress, this.#history)) {
      if (tries === MOST_TRIES) break;
      const specimen = generate(model, level, stop.seed);
      const mayPass = tries++ < patience;
      if (mayPass && isAtRest(model, specimen.item.source, this.#history)) continue;
      if (!this.#isNew(specimen)) continue;
      drawn.push(stop);
      return specimen.item;
    }
    return undefined;
  }

  #drawnOf(walk: string): Stop[] {
    const drawn = this.#walked.get(walk) ?? [];
    this.#walked.set(walk, drawn);
    return drawn;
  }

  #isNew({ item, signature }: Specimen): boolean {
    const marks = [item.id, `${item.model}/${item.level}/${signature}`];
    const isNew = !marks.some((mark) => this.#seen.has(mark));
    for (const mark of marks) this.#seen.add(mark);
    return isNew;
  }
}

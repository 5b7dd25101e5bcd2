import type { Difficulty } from "@sat/item";
import type { Asked } from "@sat/learner";
import type { Chance } from "./chance.ts";
import type { World } from "./world.ts";

/** The difficulties as declared. */
export const DECLARED: Readonly<Record<Difficulty, number>> = { Easy: -1.2, Medium: 0, Hard: 1.3 };

/** Item models of a skill at a level. */
const MODELS = 8;

/** A question as it really is. */
export interface Question extends Omit<Asked, "difficulty"> {
  readonly difficulty: number;
}

/** How far each item model lies from its level; the same for all learners. */
export class Models {
  readonly #biases = new Map<string, number>();
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** A question of a model drawn for it, with the difficulty that it happens to have. */
  ask(asked: Asked, world: World, chance: Chance): Question {
    const model = Math.floor(chance.next() * MODELS);
    const difficulty =
      DECLARED[asked.level] +
      world.harder +
      world.modelSpread * this.#bias(`${asked.skill}/${asked.level}/${model}`) +
      chance.normal(world.questionSpread ** 2);
    return { ...asked, difficulty };
  }

  #bias(model: string): number {
    const bias = this.#biases.get(model) ?? this.#chance.normal(1);
    this.#biases.set(model, bias);
    return bias;
  }
}

/** One in four questions of Math is typed. */
export function drawKind(isMath: boolean, chance: Chance): Asked["kind"] {
  return isMath && chance.happens(0.25) ? "entry" : "choice";
}

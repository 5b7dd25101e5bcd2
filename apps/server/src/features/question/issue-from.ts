import { ExhaustedError, generate, type Model, permuteSeed } from "@sat/engine";
import type { Difficulty, Item } from "@sat/item";
import type { IssuedQuestion, Questions } from "../../records/questions.ts";

export interface WalkContext {
  readonly questions: Pick<Questions, "issue" | "nextPosition">;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
}

/** One learner's walk through the seeds of a model at a level. */
export interface Walk {
  readonly uid: string;
  readonly model: Model;
  readonly level: Difficulty;
  /** Fact cards that the learner has just met. */
  readonly resting: ReadonlySet<string>;
}

/** Seeds of a model that draws freely: as many as the store's whole numbers hold. */
const OPEN_SEEDS = 2 ** 31;

/** Seeds tried in one call. So many known items in a row mean that nearly all of the model's are known. */
const MOST_TRIES = 64;

/** Items passed over for the sake of a card that is resting; a closed stock is too small for that. */
const MOST_PASSED_OVER = 16;

/**
 * Issues the next item of the walk that the learner has not met, from a card that is not resting if there is
 * one soon; none when the model has no more.
 */
export async function issueFrom(
  walk: Walk,
  context: WalkContext,
): Promise<IssuedQuestion | undefined> {
  const { uid, model, level, resting } = walk;
  const size = model.closed === true ? (model.space[level] ?? 0) : OPEN_SEEDS;
  const first = await context.questions.nextPosition({
    uid,
    model: model.id,
    version: model.version,
    level,
  });
  const end = Math.min(size, first + MOST_TRIES);
  for (let position = first; position < end; position++) {
    const seed = permuteSeed(`${uid}/${model.id}/${level}`, position, size);
    const item = makeItem({ model, level, seed }, context);
    if (item === undefined) continue;
    const mayPass = model.closed !== true && position < first + MOST_PASSED_OVER;
    if (mayPass && item.source !== undefined && resting.has(item.source)) continue;
    const issued = await context.questions.issue({ uid, item, position, now: context.clock() });
    if (issued !== undefined) return issued;
  }
  return undefined;
}

interface Origin {
  readonly model: Model;
  readonly level: Difficulty;
  readonly seed: number;
}

/** A seed of which the model makes nothing is the model's fault; the learner gets the next one. */
function makeItem({ model, level, seed }: Origin, { log }: WalkContext): Item | undefined {
  try {
    return generate(model, level, seed).item;
  } catch (error) {
    if (!(error instanceof ExhaustedError)) throw error;
    log.warn({ model: model.id, level, seed, reason: error.message }, "a seed made no item");
    return undefined;
  }
}

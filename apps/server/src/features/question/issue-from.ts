import {
  ExhaustedError,
  generate,
  isAtRest,
  type Meeting,
  type Model,
  type Progress,
  stopsAhead,
  type Turn,
} from "@sat/engine";
import type { Question } from "@sat/contract";
import type { Difficulty, Item } from "@sat/item";
import type { Place, Questions } from "../../records/questions.ts";

export interface WalkContext {
  readonly questions: Pick<Questions, "issue" | "nextPosition" | "seedsMet">;
  readonly clock: () => Date;
  readonly log: { warn(details: object, message: string): void };
}

/** One learner's walk through the seeds of a model at a level. */
export interface Walk extends Turn {
  readonly uid: string;
  readonly level: Difficulty;
  /** What the learner has met, the newest first. */
  readonly history: readonly Meeting[];
  readonly place?: Place | undefined;
}

/**
 * Seeds tried in one call. So many known items in a row mean that nearly all of the model's are known; a stock of texts
 * is tried to its end, since those known from an older version of it may all come first.
 */
const MOST_TRIES = 64;

/**
 * Issues the next item of the walk that the learner has not met, from a source that is not at rest if there is
 * one soon; none when the model has no more.
 */
export async function issueFrom(walk: Walk, context: WalkContext): Promise<Question | undefined> {
  const { uid, model, level, history, place, patience } = walk;
  let tries = 0;
  const progress = await progressOf(walk, context);
  const stops = stopsAhead({ walker: uid, model, patience, level }, progress, history);
  for (const { position, seed } of stops) {
    if (tries === MOST_TRIES && model.texts === undefined) break;
    const item = makeItem({ model, level, seed }, context);
    const mayPass = tries++ < patience;
    if (item === undefined) continue;
    if (mayPass && isAtRest(model, item.source, history)) continue;
    const now = context.clock();
    const issued = await context.questions.issue({ uid, item, position, place, now });
    if (issued !== undefined) return issued;
  }
  return undefined;
}

async function progressOf(
  { uid, model: { id: model, version, texts }, level }: Walk,
  { questions }: WalkContext,
): Promise<Progress> {
  const walk = { uid, model, version, level };
  return texts === undefined
    ? { next: await questions.nextPosition(walk), met: [] }
    : { next: 0, met: await questions.seedsMet(walk) };
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

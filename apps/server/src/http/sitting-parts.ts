import type { SittingContext } from "../features/sittings/sitting-context.ts";
import type { LearnerQueues } from "../policies/queue.ts";

/** What all calls about sittings have in common. */
export interface SittingParts {
  /** A learner's calls wait here for each other. */
  readonly queues: LearnerQueues;
  readonly context: SittingContext;
}

import type { SittingContext } from "../features/sittings/sitting-context.ts";
import type { RequestContext } from "./request-context.ts";

/** Answers a call about sittings in its turn. */
export type Answering = <Answer>(c: RequestContext, work: () => Promise<Answer>) => Promise<Answer>;

/** What all calls about sittings have in common. */
export interface SittingParts {
  readonly answering: Answering;
  readonly context: SittingContext;
}

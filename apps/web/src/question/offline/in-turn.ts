import { failureOf } from "../../lib/api.ts";

/** When there is time for what nobody waits for. */
export interface Turn {
  readonly mayFetch: () => boolean;
  /** Resolves when the page is at rest, or after so many milliseconds. */
  readonly rest: (wait?: number) => Promise<void>;
}

/** For so long the learner's own calls have the allowance to themselves, in milliseconds: a third of it comes back. */
const AFTER_REFUSAL = 20_000;

const TOO_MANY = 429;

/** The answer of a call that can wait: one that was too many is made again, for as long as there is time. */
export async function inTurn<Answer>(
  ask: () => Promise<Answer>,
  { mayFetch, rest }: Turn,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.kind !== "problem" || failure.status !== TOO_MANY) throw error;
      await rest(AFTER_REFUSAL);
      if (!mayFetch()) throw error;
    }
  }
}

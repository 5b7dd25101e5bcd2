import { failureOf } from "./api.ts";

/** What the server does to an account as a whole, and lets nobody in until it has ended. */
const UNDER_WAY: ReadonlyMap<string, string> = new Map([
  [
    "import-under-way",
    "Your data is just being imported into this account. Nothing is lost: please try again in a moment.",
  ],
  [
    "reset-under-way",
    "Your progress is just being reset. Nothing else is lost: please try again in a moment.",
  ],
]);

/** Says of a call that was refused meanwhile why, in a learner's words; nothing of any other error. */
export function underWay(error: unknown): string | undefined {
  const failure = failureOf(error);
  return failure?.kind === "problem" ? UNDER_WAY.get(failure.type) : undefined;
}

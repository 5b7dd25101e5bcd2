import { failureOf } from "../../lib/api.ts";

/** What the learner reads when a sign-in does not come off: the specification's section 8. */
export const SIGN_IN_MESSAGES = {
  cancelled: "Sign-in was cancelled. Please try again.",
  blocked: "Pop-up was blocked by your browser. Please allow pop-ups and try again.",
  network: "Network error. Please check your connection and try again.",
  failed: "An error occurred during sign-in. Please try again.",
  unexpected: "An unexpected error occurred. Please try again.",
} as const;

const TOO_MANY_REQUESTS = 429;

/**
 * The words for a thrown value: the server's own if it sent any, else by the kind of failure. That there were too many
 * attempts behind one address says nothing to the one who reads it.
 */
export function signInMessage(error: unknown): string {
  const failure = failureOf(error);
  switch (failure?.kind) {
    case "network":
      return SIGN_IN_MESSAGES.network;
    case "problem":
      return failure.status === TOO_MANY_REQUESTS
        ? SIGN_IN_MESSAGES.failed
        : failure.detail || SIGN_IN_MESSAGES.failed;
    default:
      return SIGN_IN_MESSAGES.unexpected;
  }
}

import type { FailureReason } from "@sat/desk";
import { INVALID_QUESTION } from "../fetch/invalid-question.ts";

/** Why there is no question, in words. */
export function failureText(reason: FailureReason): string {
  switch (reason) {
    case "invalid":
      return INVALID_QUESTION;
    case "used-up":
      return usedUpText(navigator.onLine);
    default:
      return "Failed to load question. Please check your connection and try again.";
  }
}

/** Says when there is another, too: it is not always the connection that is gone. */
function usedUpText(isOnline: boolean): string {
  const next = isOnline
    ? "The server cannot give another one right now. Please try again in a moment."
    : "The next one comes when the connection is back.";
  return `You have used up the questions of this kind that were kept on this device. ${next}`;
}

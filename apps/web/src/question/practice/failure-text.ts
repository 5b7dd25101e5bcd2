import type { FailureReason } from "@sat/desk";
import { INVALID_QUESTION } from "../fetch/invalid-question.ts";
import { USED_UP } from "../offline/used-up.ts";

/** Why there is no question, in words. */
export function failureText(reason: FailureReason): string {
  switch (reason) {
    case "invalid":
      return INVALID_QUESTION;
    case "used-up":
      return USED_UP;
    default:
      return "Failed to load question. Please check your connection and try again.";
  }
}

import { failureOf } from "./api.ts";

/** Whether the server has said that there is no such thing, or that it is over and takes no more. */
export function isGone(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === "problem" && (failure.status === 404 || failure.status === 409);
}

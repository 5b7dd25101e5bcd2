import { whenIdle } from "../../lib/idle.ts";

/** Until the page is at rest, or a longer while has passed, or the signal ends the waiting. */
export function rest(signal: AbortSignal, wait?: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      signal.removeEventListener("abort", end);
      resolve();
    };
    signal.addEventListener("abort", end);
    whenIdle(signal, end, wait);
    if (signal.aborted) end();
  });
}

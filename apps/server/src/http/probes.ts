import { notReady } from "../problems/refusal.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** Milliseconds for which what a look at the store came to is told to whoever asks. */
const GOOD_FOR = 1_000;

/** Where a supervisor asks whether the process lives, and a load balancer whether to send it requests. */
export function addProbes(app: App, { records, clock, isStopping }: Parts): void {
  const look = sharedLook(() => records.ping(), clock);
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (isStopping()) throw notReady("The server is stopping.");
    await look();
    return c.text("ready");
  });
}

/** Looks once for all who ask at the same time, or within a second of it: anybody may ask, as often as they like. */
function sharedLook(look: () => Promise<void>, clock: () => Date): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let endedAt: number | undefined;
  // A clock that was set back must not keep what was said before.
  const isOld = () => endedAt !== undefined && Math.abs(clock().getTime() - endedAt) >= GOOD_FOR;
  return () => {
    if (latest === undefined || isOld()) {
      endedAt = undefined;
      latest = look().finally(() => {
        endedAt = clock().getTime();
      });
    }
    return latest;
  };
}

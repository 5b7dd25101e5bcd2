import { notReady } from "../problems/refusal.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** Where a supervisor asks whether the process lives, and a load balancer whether to send it requests. */
export function addProbes(app: App, { records, isStopping }: Parts): void {
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    if (isStopping()) throw notReady("The server is stopping.");
    await records.ping();
    return c.text("ready");
  });
}

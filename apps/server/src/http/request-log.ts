import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

/** Logs and measures each request with its answer's status and time; never bodies, cookies or queries. */
export function requestLog({
  log,
  metrics,
}: Pick<Parts, "log" | "metrics">): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const { method, path } = c.req;
    const { status } = c.res;
    const took = Math.round((performance.now() - start) * 10) / 10;
    metrics?.request({ method, route: routePath(c), status, took });
    log.debug({ requestId: c.get("requestId"), method, path, status, took }, "a request");
  };
}

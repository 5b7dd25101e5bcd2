import type { MiddlewareHandler } from "hono";
import { isForwarded } from "../policies/forwarded.ts";
import { trustIn } from "./client-network.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

/**
 * Warns, once, of a proxy that passes requests on and is not named as one: all learners then share its address, and
 * what one address may do.
 */
export function warnOfUnnamedProxy({
  trustedProxies,
  log,
}: Pick<Parts, "trustedProxies" | "log">): MiddlewareHandler<RequestEnv> {
  const isTrusted = trustIn(trustedProxies);
  let isWarned = false;
  return async (c, next) => {
    const { headers, socket } = c.env.incoming;
    const proxy = socket.remoteAddress;
    if (!isWarned && proxy !== undefined && isForwarded(headers) && !isTrusted(proxy)) {
      isWarned = true;
      log.warn(
        { proxy },
        "a proxy is not named: if it is yours, set TRUSTED_PROXIES to its address",
      );
    }
    await next();
  };
}

import type { MiddlewareHandler } from "hono";
import { isLoopback } from "../policies/loopback.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

/**
 * Sends a browser that opened this machine under another of its names, such as 127.0.0.1 for localhost, to the
 * public address: cookies and the sign-in belong to one name.
 */
export function canonicalHost({
  publicUrl,
}: Pick<Parts, "publicUrl">): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const { hostname, pathname, search } = new URL(c.req.url);
    const isOtherName = hostname !== publicUrl.hostname && isLoopback(hostname);
    if (isOtherName && isLoopback(publicUrl.hostname) && c.req.method === "GET") {
      // By its parts: read as an address of its own, a path such as //elsewhere would name another host.
      const home = new URL(publicUrl);
      home.pathname = pathname;
      home.search = search;
      return c.redirect(home.href);
    }
    return next();
  };
}

import type { MiddlewareHandler } from "hono";
import { trustIn } from "./client-network.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";
import { requestIdOf } from "./request-id.ts";
import { isHashed } from "./web-files.ts";

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // KaTeX places the parts of a formula by style attributes.
  "style-src-attr 'unsafe-inline'",
  "font-src 'self'",
  // The identity provider's photos come from anywhere.
  "img-src 'self' data: https:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Seconds in two years, the usual term for browsers to insist on https. */
const INSIST_ON_HTTPS = 63_072_000;

/** What a browser heeds of a page or a worker alone. */
const FOR_PAGES = [
  ["content-security-policy", CONTENT_SECURITY_POLICY],
  // Stricter, the opener would lose the sign-in popup.
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
] as const;

/** Gives each request an id, and each answer the headers that keep a browser careful with it. */
export function carefulHeaders({
  publicUrl,
  trustedProxies,
}: Pick<Parts, "publicUrl" | "trustedProxies">): MiddlewareHandler<RequestEnv> {
  const isTrusted = trustIn(trustedProxies);
  const headers = [
    ["cross-origin-resource-policy", "same-origin"],
    ["referrer-policy", "same-origin"],
    ["x-content-type-options", "nosniff"],
    ...(publicUrl.protocol === "https:"
      ? ([["strict-transport-security", `max-age=${INSIST_ON_HTTPS}; includeSubDomains`]] as const)
      : []),
  ] as const;
  return async (c, next) => {
    const requestId = requestIdOf(c.env.incoming, isTrusted);
    c.set("requestId", requestId);
    await next();
    for (const [name, value] of headers) c.res.headers.set(name, value);
    // Some twenty parts of a page, most of them small, would be sent 400 bytes each for nothing.
    if (!(isHashed(c.req.path) && c.res.ok))
      for (const [name, value] of FOR_PAGES) c.res.headers.set(name, value);
    c.res.headers.set("x-request-id", requestId);
  };
}

/** What the API answers is the learner's own, and is out of date at once. */
export const neverStored: MiddlewareHandler<RequestEnv> = async (c, next) => {
  await next();
  c.res.headers.set("cache-control", "no-store");
};

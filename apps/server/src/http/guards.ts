import type { MiddlewareHandler } from "hono";
import {
  bodyTooLarge,
  foreignOrigin,
  lengthNotDeclared,
  malformedBody,
  notSignedIn,
} from "../policies/refusal.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

type Guard = MiddlewareHandler<RequestEnv>;

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Longest body, in bytes. */
const BODY_LIMIT = 16 * 1024;

/**
 * Refuses to change anything for a page of another site. Browsers name the page's origin with every such request;
 * a program that names none has no cookie of a browser to misuse.
 */
export function sameOrigin({ publicUrl }: Pick<Parts, "publicUrl">): Guard {
  return async (c, next) => {
    const origin = c.req.header("origin");
    if (!SAFE_METHODS.has(c.req.method) && origin !== undefined && origin !== publicUrl.origin) {
      throw foreignOrigin(publicUrl.origin);
    }
    await next();
  };
}

/** Refuses bodies that are too large or do not say how large they are, before reading them. */
export const boundedBody: Guard = async (c, next) => {
  if (!SAFE_METHODS.has(c.req.method)) {
    if (c.req.header("transfer-encoding") !== undefined) throw lengthNotDeclared();
    if (Number(c.req.header("content-length") ?? 0) > BODY_LIMIT) throw bodyTooLarge(BODY_LIMIT);
    // JSON may spell the character 0, which PostgreSQL cannot store in a text.
    if ((await c.req.text()).includes(String.raw`\u0000`)) throw malformedBody();
  }
  await next();
};

/** Lets only the signed-in through, and tells the handler who it is. */
export function signedIn({ signIn }: Pick<Parts, "signIn">): Guard {
  return async (c, next) => {
    const admission = await signIn.admit(c.req.header("cookie"));
    if (admission === undefined) throw notSignedIn();
    c.set("uid", admission.uid);
    await next();
    if (admission.setCookie !== undefined) c.res.headers.append("set-cookie", admission.setCookie);
  };
}

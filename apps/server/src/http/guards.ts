import type { Endpoint } from "@sat/contract";
import type { MiddlewareHandler } from "hono";
import { isForeignPage, SAFE_METHODS } from "../policies/foreign-page.ts";
import {
  addressTooLong,
  bodyTooLarge,
  foreignOrigin,
  lengthNotDeclared,
  malformedBody,
  notSignedIn,
  unsupportedMediaType,
} from "../problems/refusal.ts";
import type { Arrivals } from "./arrivals.ts";
import { clientNetwork, trustIn } from "./client-network.ts";
import { isVisit } from "./is-visit.ts";
import type { Parts } from "./parts.ts";
import type { RequestEnv } from "./request-context.ts";

export type Guard = MiddlewareHandler<RequestEnv>;

type NetworkParts = Pick<Parts, "trustedProxies">;

/** Longest body, in bytes, where an endpoint does not take a longer one. */
const BODY_LIMIT = 16 * 1024;

/** Longest address, in characters: many times the longest of the app's own. */
const ADDRESS_LIMIT = 8 * 1024;

/** Refuses an address that no page of ours would have; a visitor is led on, as from every unknown page. */
export const boundedAddress: Guard = async (c, next) => {
  if (c.req.url.length > ADDRESS_LIMIT) {
    if (isVisit(c) && !c.req.path.startsWith("/api/")) return c.redirect("/login");
    throw addressTooLong(ADDRESS_LIMIT);
  }
  return next();
};

/** Refuses to change anything for a page of another site. */
export function sameOrigin({ publicUrl }: Pick<Parts, "publicUrl">): Guard {
  return async (c, next) => {
    const { method } = c.req;
    if (isForeignPage({ method, origin: c.req.header("origin") }, publicUrl)) {
      throw foreignOrigin(publicUrl.origin);
    }
    await next();
  };
}

/** Refuses bodies that are too large or do not say how large they are; it reads none. */
export function boundedBody(limit = BODY_LIMIT): Guard {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      if (c.req.header("transfer-encoding") !== undefined) throw lengthNotDeclared();
      if (Number(c.req.header("content-length") ?? 0) > limit) throw bodyTooLarge(limit);
    }
    await next();
  };
}

/** Reads the body; one that is still on its way is waited for beside the calls under way. */
export function arrivedBody(arrive: Arrivals, { trustedProxies }: NetworkParts): Guard {
  const isTrusted = trustIn(trustedProxies);
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      // Whoever breaks off hears no answer, and is no failure of ours.
      const text = c.req.text().catch(() => Promise.reject(malformedBody()));
      const { incoming } = c.env;
      const body = incoming.complete
        ? await text
        : await c.get("aside")(arrive(clientNetwork(incoming, isTrusted), text));
      // JSON may spell the character 0, which PostgreSQL cannot store in a text.
      if (body.includes(String.raw`\u0000`)) throw malformedBody();
    }
    await next();
  };
}

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Refuses bodies of any other type than JSON, and compressed ones. */
export const jsonBody: Guard = async (c, next) => {
  const type = c.req.header("content-type");
  const isJson = type === undefined || JSON_TYPE.test(type);
  if (!isJson || c.req.header("content-encoding") !== undefined) throw unsupportedMediaType();
  await next();
};

/**
 * Lets only the signed-in through, and tells the handler who it is; to most endpoints nobody whose account is imported
 * into, or reset, just now.
 */
export function signedIn(
  { atAnyTime = false }: Pick<Endpoint, "atAnyTime">,
  { signIn, records: { overhauls }, clock }: Pick<Parts, "signIn" | "records" | "clock">,
): Guard {
  return async (c, next) => {
    const admission = await signIn.admit(c.req.header("cookie"));
    if (admission === undefined) throw notSignedIn();
    const { uid, isOverhauled } = admission;
    if (isOverhauled && !atAnyTime) await overhauls.refuseUnderWay(uid, clock);
    c.set("uid", uid);
    await next();
    if (admission.setCookie !== undefined) c.res.headers.append("set-cookie", admission.setCookie);
  };
}

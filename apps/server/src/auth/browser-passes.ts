import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { cookieNamed } from "./cookies.ts";
import { hashToken, isToken, randomToken } from "./tokens.ts";

/** Seconds that a visitor's pass is good for, from a page to the click that begins a sign-in. */
const VISIT = 3600;
/** And that of a browser that somebody has signed in with: as long as the longest session. */
const ACQUAINTANCE = 180 * 86_400;

/** What a browser has shown itself to be: one that saw a page of ours, or one that somebody has signed in with. */
export interface Pass {
  /** What stands for the browser wherever something is kept of it; for a known one, for who signed in with it. */
  readonly holder: string;
  readonly isKnown: boolean;
}

/** Tells browsers apart that come to a sign-in from one address; see ADR 41. */
export interface BrowserPasses {
  /** The pass in a `cookie` header; none if it is absent, expired or not ours. */
  read(cookieHeader: string | null | undefined): Pass | undefined;
  /** A `set-cookie` value with a pass for a new visitor. */
  forVisitor(): string;
  /** A `set-cookie` value with a pass for a browser that the learner has just signed in with. */
  forKnown(uid: string): string;
}

export interface BrowserPassesParts {
  /** What all processes know, and no browser. */
  readonly secret: string;
  readonly clock: () => Date;
  /** Whether browsers reach the app over https. */
  readonly isSecure: boolean;
}

/** A pass is signed, so that nothing need be kept of it: kind, end in seconds, token, signature. */
const FORM = /^((visitor|known)\.(\d{1,12})\.([\w-]{43}))\.([\w-]{43})$/;

export function browserPasses({ secret, clock, isSecure }: BrowserPassesParts): BrowserPasses {
  const cookie = cookieNamed("sat-browser", isSecure);
  const key = Buffer.from(hkdfSync("sha256", secret, "", "browser passes", 32));
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const signature = (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  const give = (kind: "visitor" | "known", token: string, life: number) => {
    const text = `${kind}.${seconds() + life}.${token}`;
    return cookie.set(`${text}.${signature(text)}`, life);
  };
  return {
    read(cookieHeader) {
      const [, text = "", kind, end, token = "", signed = ""] =
        FORM.exec(cookie.read(cookieHeader) ?? "") ?? [];
      if (!isToken(token) || Number(end) <= seconds()) return undefined;
      if (!timingSafeEqual(Buffer.from(signed), Buffer.from(signature(text)))) return undefined;
      return { holder: hashToken(token), isKnown: kind === "known" };
    },
    forVisitor: () => give("visitor", randomToken(), VISIT),
    // Always the same: whoever signs in again and again has no more passes that count apart than accounts.
    forKnown: (uid) => give("known", signature(`learner ${uid}`), ACQUAINTANCE),
  };
}

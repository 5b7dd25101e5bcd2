import type { Sessions } from "../records/sessions.ts";
import { cookieNamed } from "./cookies.ts";
import { hashToken, isToken, randomToken } from "./tokens.ts";

/** Milliseconds in a day. */
const DAY = 86_400_000;
/** A session ends so many days after its last use. */
const SESSION_DAYS = 30;
const SESSION_TIME = SESSION_DAYS * DAY;
/** And, however much it is used, so many days after it began: then the identity provider is asked again. */
const LONGEST_SESSION = 180 * DAY;

/** Who is signed in, with a `set-cookie` value when the cookie is to be renewed. */
export interface Admission {
  readonly uid: string;
  /** Whether an import, a reset or the deletion of the account has begun and not come to an end. */
  readonly isOverhauled: boolean;
  readonly setCookie?: string;
}

/** The sessions of browsers, each by the cookie it brings. */
export interface SessionDoor {
  /** Ends the session the browser has, if any, and begins a new one: a `set-cookie` value. */
  open(uid: string, cookieHeader: string | null): Promise<string>;
  /** Who the request comes from; none if nobody is signed in. */
  admit(cookieHeader: string | undefined): Promise<Admission | undefined>;
  /** Ends the session: a `set-cookie` value. */
  close(cookieHeader: string | null): Promise<string>;
}

export interface SessionDoorParts {
  readonly sessions: Sessions;
  readonly clock: () => Date;
  /** Whether browsers reach the app over https. */
  readonly isSecure: boolean;
}

export function sessionDoor({ sessions, clock, isSecure }: SessionDoorParts): SessionDoor {
  const cookie = cookieNamed("sat-session", isSecure);

  function tokenIn(cookieHeader: string | null | undefined): string | undefined {
    const token = cookie.read(cookieHeader);
    return token !== undefined && isToken(token) ? token : undefined;
  }

  async function end(cookieHeader: string | null): Promise<void> {
    const token = tokenIn(cookieHeader);
    if (token !== undefined) await sessions.remove(hashToken(token));
  }

  return {
    async open(uid, cookieHeader) {
      const now = clock();
      await sessions.removeExpired(now);
      await end(cookieHeader);
      const token = randomToken();
      await sessions.create(hashToken(token), { uid, createdAt: now, expiresAt: endFrom(now) });
      return cookie.set(token, SESSION_TIME / 1000);
    },

    async admit(cookieHeader) {
      const token = tokenIn(cookieHeader);
      if (token === undefined) return undefined;
      const now = clock();
      const session = await sessions.find(hashToken(token), now);
      if (session === undefined) return undefined;
      const { uid, createdAt, expiresAt, isOverhauled } = session;
      const endsAt = new Date(
        Math.min(endFrom(now).getTime(), createdAt.getTime() + LONGEST_SESSION),
      );
      // To move it once a day is often enough.
      if (endsAt.getTime() - expiresAt.getTime() < DAY) return { uid, isOverhauled };
      await sessions.touch(hashToken(token), endsAt);
      const seconds = Math.floor((endsAt.getTime() - now.getTime()) / 1000);
      return { uid, isOverhauled, setCookie: cookie.set(token, seconds) };
    },

    async close(cookieHeader) {
      await end(cookieHeader);
      return cookie.clear();
    },
  };
}

function endFrom(now: Date): Date {
  return new Date(now.getTime() + SESSION_TIME);
}

import type { SignInOutcome, SignInRequest, SignInStarted } from "@sat/contract";
import { Refusal } from "../problems/refusal.ts";
import type { Records } from "../records/records.ts";
import type { PendingSignIn } from "../records/sign-ins.ts";
import type { BrowserPasses } from "./browser-passes.ts";
import type { Cookie } from "./cookies.ts";
import { type RelyingParty, SignInCancelled } from "./relying-party.ts";
import type { SessionDoor } from "./session-door.ts";
import { hashToken, isToken, randomToken } from "./tokens.ts";

/** Seconds from the click to the provider's answer. */
const SIGN_IN_TIME = 15 * 60;

export interface FlowParts {
  readonly records: Pick<Records, "users" | "signIns" | "limits" | "providerStates" | "erasure">;
  readonly clock: () => Date;
  readonly publicUrl: URL;
  readonly party: RelyingParty;
  readonly door: SessionDoor;
  readonly passes: BrowserPasses;
  /** Ties a sign-in to the browser that began it. */
  readonly browserCookie: Cookie;
  readonly report: (error: unknown) => void;
  readonly welcome: (uid: string) => void;
}

/** How a sign-in ended, with the `set-cookie` values of the new session and the browser's pass if there is one. */
interface Ending {
  readonly outcome: SignInOutcome;
  readonly setCookies?: readonly string[];
}

/** Sends the browser to the provider, with the secrets its answer will be checked against. */
export async function startSignIn(
  { records, clock, party, passes, browserCookie, report }: FlowParts,
  { mode }: SignInRequest,
  request: Request,
): Promise<Response> {
  const now = clock();
  await records.signIns.removeExpired(now);
  await records.limits.removeRestored(now);
  await records.providerStates.removeExpired(now);
  const browser = browserIn(browserCookie, request) ?? randomToken();
  const [state, nonce, codeVerifier] = [randomToken(), randomToken(), randomToken()];
  const url = await party
    .authorizationUrl({ state, nonce, codeVerifier })
    .catch((error: unknown) => {
      report(error);
      throw unavailable();
    });
  await records.signIns.add(hashToken(state), {
    nonce,
    codeVerifier,
    mode,
    browserHash: hashToken(browser),
    expiresAt: new Date(now.getTime() + SIGN_IN_TIME * 1000),
  });
  const started: SignInStarted = { url: url.href };
  const answer = Response.json(started, { headers: { "cache-control": "no-store" } });
  answer.headers.append("set-cookie", browserCookie.set(browser, SIGN_IN_TIME));
  // So that whoever has begun can also end it, however many begin meanwhile.
  const isStranger = passes.read(request.headers.get("cookie")) === undefined;
  if (isStranger) answer.headers.append("set-cookie", passes.forVisitor());
  return answer;
}

function unavailable(): Refusal {
  return new Refusal({
    type: "sign-in-unavailable",
    title: "The identity provider cannot be reached",
    status: 503,
    detail: "An error occurred during sign-in. Please try again.",
  });
}

/** Takes the provider's answer and sends the browser to the page that ends the sign-in. */
export async function finishSignIn(parts: FlowParts, request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const state = searchParams.get("state") ?? "";
  const callback = new URL(`${pathname}${search}`, parts.publicUrl);
  try {
    const pending = await parts.records.signIns.take(hashToken(state), parts.clock());
    if (pending === undefined) throw new Error("No such sign-in is under way");
    const ending = await settle(parts, { pending, state, callback, request });
    return leave(ending, pending.mode);
  } catch (error) {
    parts.report(error);
    return leave({ outcome: "failed" }, "popup");
  }
}

interface Answer {
  readonly pending: PendingSignIn;
  readonly state: string;
  readonly callback: URL;
  readonly request: Request;
}

async function settle(parts: FlowParts, answer: Answer): Promise<Ending> {
  const { records, party, door, passes, clock, browserCookie, report } = parts;
  const { pending, state, callback, request } = answer;
  const browser = browserIn(browserCookie, request);
  try {
    if (browser === undefined || hashToken(browser) !== pending.browserHash) {
      throw new Error("The sign-in was begun in another browser");
    }
    const identity = await party.identify(callback, { ...pending, state });
    // Whoever has deleted their account begins anew, though it be still on its way.
    await records.erasure.forgetRest(identity.uid);
    const { user } = await records.users.signIn(identity, clock());
    const session = await door.open(user.uid, request.headers.get("cookie"));
    parts.welcome(user.uid);
    return { outcome: "signed-in", setCookies: [session, passes.forKnown(user.uid)] };
  } catch (error) {
    if (error instanceof SignInCancelled) return { outcome: "cancelled" };
    report(error);
    return { outcome: "failed" };
  }
}

function browserIn(cookie: Cookie, request: Request): string | undefined {
  const browser = cookie.read(request.headers.get("cookie"));
  return browser !== undefined && isToken(browser) ? browser : undefined;
}

/**
 * A popup ends on a page that tells the window it was opened from; a whole page, on the one that it began on, which
 * knows where the learner was going.
 */
function leave({ outcome, setCookies = [] }: Ending, mode: PendingSignIn["mode"]): Response {
  const headers = new Headers({ location: lastPage(outcome, mode), "cache-control": "no-store" });
  for (const setCookie of setCookies) headers.append("set-cookie", setCookie);
  return new Response(null, { status: 302, headers });
}

function lastPage(outcome: SignInOutcome, mode: PendingSignIn["mode"]): string {
  return `${mode === "popup" ? "/sign-in-finished.html" : "/login"}?outcome=${outcome}`;
}

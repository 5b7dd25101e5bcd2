import type { SignInRequest } from "@sat/contract";
import type { Records } from "../records/records.ts";
import { type BrowserPasses, browserPasses } from "./browser-passes.ts";
import { cookieNamed } from "./cookies.ts";
import { type EmbeddedProvider, embeddedProvider } from "./embedded/embedded-provider.ts";
import { providerKeys } from "./embedded/provider-keys.ts";
import { type IssuerSettings, relyingParty } from "./relying-party.ts";
import { type SessionDoor, sessionDoor } from "./session-door.ts";
import { type FlowParts, finishSignIn, startSignIn } from "./sign-in-flow.ts";

/** Signing in and out, in the web's own requests and responses. */
export interface SignIn extends Pick<SessionDoor, "admit"> {
  /**
   * Answers 200 with the provider's address and the cookie that ties the sign-in to the browser.
   * @throws {Refusal} when the provider cannot be reached
   */
  start(input: SignInRequest, request: Request): Promise<Response>;
  /** Answers 302 to the page that ends the sign-in; never throws for what a provider or browser sends. */
  finish(request: Request): Promise<Response>;
  /** Answers 204, ends the session and clears the cookie. */
  signOut(request: Request): Promise<Response>;
  /** Tells the browsers apart that come to sign in. */
  readonly passes: BrowserPasses;
  /** The identity provider within the app, where there is one. */
  readonly provider?: EmbeddedProvider;
}

export interface SignInParts {
  readonly records: Pick<
    Records,
    | "users"
    | "sessions"
    | "signIns"
    | "localAccounts"
    | "limits"
    | "providerStates"
    | "keys"
    | "erasure"
  >;
  readonly clock: () => Date;
  /** Where browsers reach the app. */
  readonly publicUrl: URL;
  /** The identity provider; the one within the app if absent. */
  readonly issuer?: IssuerSettings | undefined;
  /** Whether callers are held to so many calls a minute. */
  readonly rateLimits: boolean;
  /** Is told why a sign-in failed. */
  readonly report: (error: unknown) => void;
  /** Is told who has signed in. */
  readonly welcome: (uid: string) => void;
}

/** Sign-in with OpenID Connect, at the issuer or at the provider within the app. */
export async function createSignIn(parts: SignInParts): Promise<SignIn> {
  const isSecure = parts.publicUrl.protocol === "https:";
  const door = sessionDoor({ ...parts, sessions: parts.records.sessions, isSecure });
  const { party, provider, secret } = await providerFor(parts);
  const passes = browserPasses({ ...parts, secret, isSecure });
  const browserCookie = cookieNamed("sat-sign-in", isSecure);
  const flow: FlowParts = { ...parts, party, door, passes, browserCookie };
  return {
    admit: (cookieHeader) => door.admit(cookieHeader),
    start: (input, request) => startSignIn(flow, input, request),
    finish: (request) => finishSignIn(flow, request),
    async signOut(request) {
      const setCookie = await door.close(request.headers.get("cookie"));
      return new Response(null, { status: 204, headers: { "set-cookie": setCookie } });
    },
    passes,
    ...(provider && { provider }),
  };
}

async function providerFor({ publicUrl, issuer, records, ...parts }: SignInParts) {
  const redirectUri = new URL("/api/sign-in/callback", publicUrl).href;
  if (issuer !== undefined) {
    const party = relyingParty({ ...issuer, redirectUri, isEmbedded: false });
    return { party, secret: issuer.clientSecret };
  }
  const { localAccounts: accounts, providerStates: states, limits } = records;
  const keys = await providerKeys(records.keys);
  const kept = { accounts, states, keys, limits };
  const provider = embeddedProvider({ ...parts, ...kept, publicUrl, redirectUri });
  const party = relyingParty({ ...provider.settings, redirectUri, isEmbedded: true });
  return { party, provider, secret: keys.clientSecret };
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { SignInRequest } from "@sat/contract";
import type { Model } from "@sat/engine";
import type { Logger } from "pino";
import type { Records } from "../records/records.ts";

/** All that the app is made of; nothing in it reaches for anything else. */
export interface Parts {
  readonly records: Records;
  readonly clock: () => Date;
  /** A number from 0 up to 1, that nobody can foresee. */
  readonly chance: () => number;
  readonly signIn: SignIn;
  /** Where browsers reach the app, such as http://localhost:3000. */
  readonly publicUrl: URL;
  readonly log: Logger;
  /** The item models to make questions from; the engine's own if absent. */
  readonly models?: readonly Model[];
  /** The folder of the built web app; without it only the API is served. */
  readonly webRoot?: string;
}

/** Who is signed in, with a `set-cookie` value when the cookie is to be renewed. */
export interface Admission {
  readonly uid: string;
  readonly setCookie?: string;
}

/** Signing in and out, in the web's own requests and responses. */
export interface SignIn {
  /** Who the request comes from, by its `cookie` header; none if nobody is signed in. */
  admit(cookieHeader: string | undefined): Promise<Admission | undefined>;
  /** Answers 200 with the provider's address and the cookie that ties the sign-in to the browser. */
  start(input: SignInRequest, request: Request): Promise<Response>;
  /** Answers 302 to the page that ends the sign-in; never throws for what a provider or browser sends. */
  finish(request: Request): Promise<Response>;
  /** Answers 204 and clears the cookie. */
  signOut(request: Request): Promise<Response>;
  /** The identity provider within the app, where there is one. */
  readonly provider?: EmbeddedProvider;
}

/** Serves every address under `path` itself, before the app sees it. */
export interface EmbeddedProvider {
  /** Such as `/oidc`. */
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}

import { rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Model } from "@sat/engine";
import { createApp } from "../app.ts";
import { type BrowserPasses, browserPasses } from "../auth/browser-passes.ts";
import { type SessionDoor, sessionDoor } from "../auth/session-door.ts";
import type { SignIn } from "../auth/sign-in.ts";
import { PATIENCE } from "../http/arrivals.ts";
import type { PushService } from "../features/reminders/push-service.ts";
import type { Parts } from "../http/parts.ts";
import { isPushAddress, PUSH_HOSTS } from "../policies/push-hosts.ts";
import type { App, RequestEnv } from "../http/request-context.ts";
import { openRecords, type Records } from "../records/records.ts";
import { aLearner } from "../records/testing/builders.ts";
import { newDataDir } from "../records/testing/new-data-dir.ts";
import { aModel, proveAll } from "./models.ts";

export const HOME = "http://localhost:3000";

/** A learner's browser: its calls carry the session and the origin. */
export interface Browser {
  readonly uid: string;
  readonly cookie: string;
  get(path: string): Promise<Response>;
  post(path: string, body?: unknown): Promise<Response>;
  put(path: string, body: unknown): Promise<Response>;
  patch(path: string, body: unknown): Promise<Response>;
  delete(path: string): Promise<Response>;
}

export interface TestServer {
  readonly app: App;
  readonly records: Records;
  /** Set it to let time pass. */
  now: Date;
  /** What was logged as an error or a warning. */
  readonly logged: unknown[];
  /** Gives browsers passes for the sign-in. */
  readonly passes: BrowserPasses;
  /** A new learner's browser, signed in. */
  browser(): Promise<Browser>;
  /** The same browser, with its calls sent to this server: for several over one database. */
  as(browser: Browser): Browser;
  close(): Promise<void>;
}

/** What a test has otherwise: any part, and the models as a list. */
export type Change = Partial<Omit<Parts, "models">> & { readonly models?: readonly Model[] };

/** The app on an empty database, with models made for tests. */
export async function testServer(change: Change = {}): Promise<TestServer> {
  const { models = [aModel()] } = change;
  const dataDir = await newDataDir();
  const records = change.records ?? (await openRecords({ dataDir }));
  const logged: unknown[] = [];
  const log = (details: unknown) => void logged.push(details);
  const door = sessionDoor({
    sessions: records.sessions,
    clock: () => server.now,
    isSecure: false,
  });
  const passes = browserPasses({ secret: "secret", clock: () => server.now, isSecure: false });
  const app = reached(
    createApp({
      records,
      clock: () => server.now,
      chance: Math.random,
      prove: proveAll,
      push: NO_PUSH_SERVICE,
      signIn: signInThrough(door, passes),
      publicUrl: new URL(HOME),
      loopDelay: () => 0,
      isStopping: () => false,
      trustedProxies: [],
      rateLimits: true,
      patience: PATIENCE,
      log: { debug: () => undefined, warn: log, error: log },
      ...change,
      models: (topics) => Promise.resolve(models.filter(({ topic }) => topics.includes(topic))),
    }),
  );
  const server: TestServer = {
    app,
    records,
    now: new Date("2026-11-20T12:00:00.000Z"),
    logged,
    passes,
    async browser() {
      const uid = await aLearner(records);
      return browserOf(app, uid, cookieIn(await door.open(uid, null)));
    },
    as: ({ uid, cookie }) => browserOf(app, uid, cookie),
    async close() {
      await records.close();
      await rm(dataDir, { recursive: true });
    },
  };
  return server;
}

/** Known push services, none of which takes anything. */
const NO_PUSH_SERVICE: PushService = {
  publicKey: "none",
  knows: (endpoint) => isPushAddress(endpoint, PUSH_HOSTS),
  deliver: () => Promise.resolve("failed"),
};

/** What Node tells of a connection from an address, with what a whole request on it claims. */
export function connectionFrom(
  remoteAddress: string,
  headers: IncomingMessage["headers"] = {},
): RequestEnv["Bindings"] {
  // All that the server reads of it.
  return { incoming: { headers, socket: { remoteAddress }, complete: true } as IncomingMessage };
}

/** The app with a connection for each call of a test that brings none: one from this machine. */
function reached(app: App): App {
  const { request } = app;
  return Object.assign(app, {
    request: ((input, init, bindings = connectionFrom("127.0.0.1")) =>
      request(input, init, bindings)) satisfies App["request"],
  });
}

/** Sessions as they are, and an identity provider that is only an address. */
function signInThrough(door: SessionDoor, passes: BrowserPasses): SignIn {
  return {
    admit: door.admit,
    passes,
    start: ({ mode }) =>
      Promise.resolve(Response.json({ url: `https://provider.example/?mode=${mode}` })),
    finish: () => Promise.resolve(Response.redirect(`${HOME}/signed-in`, 302)),
    signOut: async ({ headers }) =>
      new Response(null, {
        status: 204,
        headers: { "set-cookie": await door.close(headers.get("cookie")) },
      }),
  };
}

function cookieIn(setCookie: string): string {
  return setCookie.split(";")[0] ?? "";
}

function browserOf(app: App, uid: string, cookie: string): Browser {
  async function call(method: string, path: string, body?: unknown): Promise<Response> {
    const text = body === undefined ? "" : JSON.stringify(body);
    const headers = {
      cookie,
      origin: HOME,
      "content-length": `${Buffer.byteLength(text)}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    return app.request(`${HOME}${path}`, { method, headers, ...(text && { body: text }) });
  }
  return {
    uid,
    cookie,
    get: (path) => call("GET", path),
    post: (path, body) => call("POST", path, body),
    put: (path, body) => call("PUT", path, body),
    patch: (path, body) => call("PATCH", path, body),
    delete: (path) => call("DELETE", path),
  };
}

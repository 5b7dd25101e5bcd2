/** A server for page tests: handlers typed by the contract stand behind `fetch`. */

import type { EndpointName, Endpoints, Problem } from "@sat/contract";
import { afterEach, vi } from "vitest";

type Handler<Name extends EndpointName> = (
  body: Endpoints[Name]["body"],
) => Endpoints[Name]["answer"] | Promise<Endpoints[Name]["answer"]>;

export type Handlers = { [Name in EndpointName]?: Handler<Name> };

interface Call {
  readonly endpoint: string;
  readonly body: unknown;
  readonly query: Readonly<Record<string, string>>;
}

export interface FakeApi {
  readonly calls: Call[];
  /** The bodies of the calls of one endpoint, in order. */
  bodies<Name extends EndpointName>(endpoint: Name): Endpoints[Name]["body"][];
  /** Replaces handlers from now on. */
  answer(handlers: Handlers): void;
}

/** Thrown by a handler: the server answers a problem. */
class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly errors: Problem["errors"];

  constructor(status: number, type: string, detail: string, errors?: Problem["errors"]) {
    super(detail);
    this.status = status;
    this.type = type;
    this.errors = errors;
  }
}

/** Makes a handler answer a problem with a status and, if it has them, a detail and a code of its own. */
export function refuse(status: number, detail = "", type = "refused"): never {
  throw new Refusal(status, status === 401 ? "not-signed-in" : type, detail);
}

/** Makes a handler answer that these fields are not as they may be. */
export function refuseFields(errors: Problem["errors"]): never {
  throw new Refusal(400, "invalid-request", "", errors);
}

/** Makes a handler answer as the server does while an import into the account, or a reset of it, is under way. */
export function refuseUnderWay(what: "import" | "reset"): never {
  throw new Refusal(503, `${what}-under-way`, "");
}

/** Makes a handler answer as what stands before the server does, such as a proxy. */
export function turnAway(status: number): never {
  throw new Refusal(status, "", "");
}

/** Makes a handler fail as a lost connection does. */
export function loseConnection(): never {
  throw new TypeError("Failed to fetch");
}

/** Makes a handler never answer, for states in between. */
export function neverAnswer(): Promise<never> {
  return new Promise(() => {});
}

/** A session that is gone, or never was. */
export const NOBODY: Handlers = { "GET /api/me": () => refuse(401) };

/** Puts the fake behind `fetch` until the end of the test; nobody is signed in, and a call without a handler is refused. */
export function fakeApi(given: Handlers = {}): FakeApi {
  let handlers = { ...NOBODY, ...given };
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const url = new URL(address, "http://localhost");
    const endpoint = endpointOf(`${init.method} ${url.pathname}`, handlers);
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    calls.push({ endpoint, body, query: Object.fromEntries(url.searchParams) });
    // A test that calls what the contract does not name gets the answer for a missing handler.
    const handler = handlers[endpoint as EndpointName] as ((body: unknown) => unknown) | undefined;
    return respond(handler ?? (() => refuse(404)), body);
  });
  return {
    calls,
    bodies: <Name extends EndpointName>(endpoint: Name) =>
      calls
        .filter((call) => call.endpoint === endpoint)
        // The page's own call is typed by the contract.
        .map((call) => call.body as Endpoints[Name]["body"]),
    answer: (more) => {
      handlers = { ...handlers, ...more };
    },
  };
}

/** The endpoint that an address belongs to, among those with a handler. */
function endpointOf(address: string, handlers: Handlers): string {
  const fits = (endpoint: string) =>
    new RegExp(`^${endpoint.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(address);
  return Object.keys(handlers).find(fits) ?? address;
}

async function respond(handler: (body: unknown) => unknown, body: unknown): Promise<Response> {
  try {
    const answer = await handler(body);
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, type, message: detail, errors } = error;
    return Response.json({ type, title: "Refused", status, detail, errors }, { status });
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

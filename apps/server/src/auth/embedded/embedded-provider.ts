import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PROBLEM_MEDIA_TYPE } from "@sat/contract";
import { isForeignPage, type Origin } from "../../policies/foreign-page.ts";
import { isForwarded } from "../../policies/forwarded.ts";
import { isLoopback } from "../../policies/loopback.ts";
import { retried } from "../../policies/retried.ts";
import {
  foreignOrigin,
  otherMachine,
  type Refusal,
  tooManyRequests,
} from "../../problems/refusal.ts";
import type { Limits } from "../../records/limits.ts";
import type { LocalAccounts } from "../../records/local-accounts.ts";
import type { ProviderStates } from "../../records/provider-states.ts";
import { storeTrouble } from "../../records/store-trouble.ts";
import type { IssuerSettings } from "../relying-party.ts";
import type { ProviderKeys } from "./provider-keys.ts";

/** An identity provider within the app: it serves every address under `path` itself. */
export interface EmbeddedProvider {
  readonly path: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
}

export interface EmbeddedProviderParts {
  /** Where browsers reach the app. */
  readonly publicUrl: URL;
  /** Where the provider sends browsers back to. */
  readonly redirectUri: string;
  readonly accounts: LocalAccounts;
  readonly states: ProviderStates;
  readonly keys: ProviderKeys;
  readonly limits: Limits;
  /** Whether callers are held to so many calls a minute. */
  readonly rateLimits: boolean;
  readonly clock: () => Date;
  /** Is told of failures that are nobody's wrong input. */
  readonly report: (error: unknown) => void;
}

const PATH = "/identity";
const STYLES = readFileSync(new URL("styles.css", import.meta.url));
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Real OpenID Connect over the accounts of this computer, and the settings that sign in through it. */
export function embeddedProvider(
  parts: EmbeddedProviderParts,
): EmbeddedProvider & { readonly settings: IssuerSettings } {
  const settings = {
    issuer: `${parts.publicUrl.origin}${PATH}`,
    clientId: "sat-practice",
    clientSecret: parts.keys.clientSecret,
  };
  const load = retried(async () => {
    const { mountedProvider } = await import("./mounted-provider.ts");
    return mountedProvider({ ...parts, ...settings, path: PATH });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    const path = request.url?.split("?")[0] ?? "";
    const refusal = await refusalOf(request, path, parts);
    if (refusal !== undefined) return refuse(response, refusal);
    speakAs(parts.publicUrl, request);
    if (path === `${PATH}/styles.css`) return sendStyles(response);
    const { choose, protocol } = await load();
    if (path.startsWith(`${PATH}/choose/`)) return choose(request, response);
    const originalUrl = request.url ?? "";
    // Where a sign-in goes on, its cookie says all there is to know; the library fails over whatever else is said.
    const asked = path.startsWith(`${PATH}/auth/`) ? path : originalUrl;
    Object.assign(request, { originalUrl, url: asked.slice(PATH.length) || "/" });
    await protocol(request, response);
  }

  return {
    path: PATH,
    settings,
    handle: (request, response) => {
      handle(request, response).catch((error: unknown) => {
        parts.report(error);
        if (!response.headersSent) response.writeHead(statusOf(error));
        response.end();
      });
    },
  };
}

const HEADERS = new Map([
  ["content-security-policy", POLICY],
  // The same as the app's, so that the popup stays the one that the app opened.
  ["cross-origin-opener-policy", "same-origin-allow-popups"],
  ["cache-control", "no-store"],
  ["referrer-policy", "same-origin"],
  ["x-content-type-options", "nosniff"],
]);

/** Calls a minute of one computer, and how many of them may begin a sign-in, of which something is kept. */
const CALLS = { name: "identity", perMinute: 3_000 };
const BEGUN = { name: "identity sign-in", perMinute: 300 };

/** Why a request is not served, if it is not. */
async function refusalOf(
  request: IncomingMessage,
  path: string,
  { publicUrl, limits, rateLimits, states, clock }: EmbeddedProviderParts,
): Promise<Refusal | undefined> {
  if (!isFromThisMachine(request)) return otherMachine(publicUrl.origin);
  if (isForeignPage(originOf(request), publicUrl)) return foreignOrigin(publicUrl.origin);
  const begins = path === `${PATH}/auth`;
  const allowances = begins ? [CALLS, BEGUN] : [CALLS];
  if (rateLimits && !(await limits.take(allowances, clock()))) return tooManyRequests();
  // What is kept of those begun is then no more than as many as there may be in the time that a choice may take.
  if (begins) await states.removeExpired(clock());
  return undefined;
}

/**
 * Whether the browser, too, takes this server for its own machine: a site elsewhere whose name was made to point here
 * would otherwise read the accounts. And whether no proxy lets others in: some say so, and some speak HTTP/1.0, which
 * no browser does.
 */
function isFromThisMachine({ headers, httpVersion }: IncomingMessage): boolean {
  const asked = URL.parse(`http://${headers.host}`);
  const isAskedFor = asked !== null && isLoopback(asked.hostname);
  return isAskedFor && !isForwarded(headers) && httpVersion !== "1.0";
}

/** Of a failure that is nobody's wrong input: the store's are passing. */
function statusOf(error: unknown): number {
  return storeTrouble(error) === undefined ? 500 : 503;
}

function originOf({ method, headers }: IncomingMessage): Origin {
  return { method, origin: headers.origin };
}

function refuse(response: ServerResponse, { problem, headers }: Refusal): void {
  response
    .writeHead(problem.status, { ...headers, "content-type": PROBLEM_MEDIA_TYPE })
    .end(JSON.stringify(problem));
}

/** Makes every address in the answer one of the public address, whatever the request claims. */
function speakAs({ host, protocol }: URL, { headers }: IncomingMessage): void {
  headers["x-forwarded-host"] = host;
  headers["x-forwarded-proto"] = protocol.slice(0, -1);
}

function sendStyles(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/css; charset=utf-8" }).end(STYLES);
}

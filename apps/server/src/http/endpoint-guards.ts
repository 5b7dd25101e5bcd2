import * as contract from "@sat/contract";
import { type Endpoint, endpointsIn, schemaOf } from "@sat/contract";
import { type Arrivals, arrivals } from "./arrivals.ts";
import { arrivedBody, boundedBody, type Guard, jsonBody, signedIn } from "./guards.ts";
import { limited } from "./rate-limits.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** Puts before every endpoint what its entry in the contract asks for. */
export function addGuards(app: App, parts: Parts): void {
  const arrive = arrivals(parts.patience.usual);
  for (const endpoint of endpointsIn(contract)) {
    const path = endpoint.route.getRoutingPath();
    for (const guard of guardsOf(endpoint, parts, arrive)) app.on(endpoint.method, path, guard);
  }
}

/** Longest body, in bytes, that comes as those of usual length do; a longer one is the handler's to wait for. */
const LONGEST_AT_ONCE = 256 * 1024;

/**
 * In an order in which nobody learns from a stranger's request what its fields lack, and no body is waited for from
 * whoever may not call, or not again so soon.
 */
function guardsOf(endpoint: Endpoint, parts: Parts, arrive: Arrivals): Guard[] {
  const { permission, allowance, longestBody = 0 } = endpoint;
  return [
    boundedBody(endpoint.longestBody),
    ...(permission === "signed-in" ? [signedIn(endpoint, parts)] : []),
    ...(schemaOf(endpoint) === undefined ? [] : [jsonBody]),
    ...(allowance && parts.rateLimits ? [limited(allowance, parts)] : []),
    ...(longestBody > LONGEST_AT_ONCE ? [] : [arrivedBody(arrive, parts)]),
  ];
}

import * as contract from "@sat/contract";
import { type Endpoint, endpointsIn, schemaOf } from "@sat/contract";
import { boundedBody, boundedLength, type Guard, jsonBody, signedIn } from "./guards.ts";
import { limited } from "./rate-limits.ts";
import type { Parts } from "./parts.ts";
import type { App } from "./request-context.ts";

/** Puts before every endpoint what its entry in the contract asks for. */
export function addGuards(app: App, parts: Parts): void {
  for (const endpoint of endpointsIn(contract)) {
    const path = endpoint.route.getRoutingPath();
    for (const guard of guardsOf(endpoint, parts)) app.on(endpoint.method, path, guard);
  }
}

/** In an order in which nobody learns from a stranger's request what its fields lack. */
function guardsOf(endpoint: Endpoint, parts: Parts): Guard[] {
  const { permission, allowance, longestBody } = endpoint;
  const admitted = permission === "signed-in" ? [signedIn(parts)] : [];
  const counted = allowance && parts.rateLimits ? [limited(allowance, parts)] : [];
  const json = schemaOf(endpoint) === undefined ? [] : [jsonBody];
  // A long body is the handler's to read, and not even begun for a stranger, nor too often for anybody.
  return longestBody === undefined
    ? [boundedBody(), ...admitted, ...json, ...counted]
    : [...admitted, ...counted, boundedLength(longestBody), ...json];
}

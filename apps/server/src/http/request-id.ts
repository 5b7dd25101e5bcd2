import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ProxyTrust } from "./client-network.ts";

const HEADER = "x-request-id";
/** What other programs commonly use, and nothing that could forge a line of a log. */
const FORM = /^[\w.:-]{1,64}$/;

/** The id of a request: that of the trusted proxy which passed it on, if it gave one, else a new one. */
export function requestIdOf({ headers, socket }: IncomingMessage, isTrusted: ProxyTrust): string {
  const given = headers[HEADER];
  const isProxys = socket.remoteAddress !== undefined && isTrusted(socket.remoteAddress);
  return isProxys && typeof given === "string" && FORM.test(given) ? given : randomUUID();
}

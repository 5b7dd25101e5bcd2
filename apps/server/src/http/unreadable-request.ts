import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { PROBLEM_MEDIA_TYPE, type Problem } from "@sat/contract";
import { requestTooSlow } from "../problems/refusal.ts";

/** Most bytes of a request's first line and headers together, beyond which Node stops reading. */
export const HEAD_LIMIT = 32 * 1024;

/** What keeps a browser careful with an answer that the app had no part in. */
const HEADERS = [
  ["content-type", PROBLEM_MEDIA_TYPE],
  ["cache-control", "no-store"],
  ["content-security-policy", "default-src 'none'; frame-ancestors 'none'"],
  ["referrer-policy", "same-origin"],
  ["x-content-type-options", "nosniff"],
] as const;

/** Tells a client why its request could not even be read, where Node would send a bare status line. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const problem = problemOf(error.code);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    ...HEADERS.map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** The same for a request that Node could read, but whose host and target make no address. */
export function unreadableAnswer(): Response {
  const problem = problemOf(undefined);
  const headers = new Headers(HEADERS.map(([name, value]) => [name, value]));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}

function problemOf(code: string | undefined): Problem {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return {
        type: "headers-too-large",
        title: "The headers are too large",
        status: 431,
        detail: `Send at most ${HEAD_LIMIT} bytes before the body, cookies included.`,
      };
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return requestTooSlow().problem;
    default:
      return {
        type: "malformed-request",
        title: "The request cannot be read",
        status: 400,
        detail: "Send a request as HTTP/1.1 has it.",
      };
  }
}

import {
  Agent,
  createServer,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { setTimeout as after } from "node:timers/promises";
import { portOf } from "../lib/port-of.ts";

/** Milliseconds between looks whether a process is ready, and that it may take to say so. */
const LOOK = 100;
const LOOK_TIMEOUT = 3_000;

/** Methods of which a repeat changes nothing: RFC 9110 §9.2.2. */
const IDEMPOTENT = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

/** Headers of one connection, which the next has of its own: RFC 9110 §7.6.1. */
const HOP_BY_HOP = new Set(["connection", "keep-alive", "transfer-encoding", "upgrade", "te"]);

/**
 * The one address before several processes, as a load balancer is. It keeps silent about whom it speaks for: the
 * embedded identity provider, which our learners sign in at, answers nothing that was passed on.
 */
export interface Front {
  readonly origin: string;
  /** Resolves when the process on this port takes requests, or no longer does. */
  until(port: number, isReady: boolean): Promise<void>;
  close(): void;
}

interface Upstream {
  readonly port: number;
  isReady: boolean;
}

/**
 * Sends each request to the next of the processes that say they are ready. What a dead process has not answered is
 * sent to another if it never got there, or if a repeat changes nothing; else the caller hears 502.
 */
export async function startFront(ports: readonly number[]): Promise<Front> {
  const upstreams = ports.map((port): Upstream => ({ port, isReady: false }));
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  for (const upstream of upstreams) void watch(upstream, closing.signal);
  let turn = 0;
  const server = createServer((request, response) => {
    turn += 1;
    const first = turn % upstreams.length;
    const inTurn = [...upstreams.slice(first), ...upstreams.slice(0, first)];
    const ready = inTurn.filter(({ isReady }) => isReady);
    const candidates = ready.length > 0 ? ready : inTurn;
    void forward({ request, response, agent, candidates });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://localhost:${portOf(server)}`,
    async until(wanted, isReady) {
      const isSo = () => upstreams.some((one) => one.port === wanted && one.isReady === isReady);
      while (!isSo()) await after(LOOK / 2);
    },
    close() {
      closing.abort();
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function watch(upstream: Upstream, closing: AbortSignal): Promise<void> {
  while (!closing.aborted) {
    upstream.isReady = await saysReady(upstream.port);
    await after(LOOK);
  }
}

async function saysReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(LOOK_TIMEOUT);
    const { ok, body } = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
    await body?.cancel();
    return ok;
  } catch {
    return false;
  }
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly agent: Agent;
  readonly candidates: readonly Upstream[];
}

async function forward({ request, response, agent, candidates }: Exchange): Promise<void> {
  try {
    const body = await buffer(request);
    const answer = await firstAnswer(candidates, { request, body, agent });
    if (answer === undefined) return void response.writeHead(502).end();
    response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
    await pipeline(answer, response);
  } catch {
    // The caller is gone, or a process in the middle of its answer.
    response.destroy();
  }
}

interface Question {
  readonly request: IncomingMessage;
  readonly body: Buffer;
  readonly agent: Agent;
}

/** The beginning of the first answer that comes; none if there is none, or another must not be asked. */
async function firstAnswer(
  candidates: readonly Upstream[],
  question: Question,
): Promise<IncomingMessage | undefined> {
  for (const upstream of candidates) {
    const answer = await ask(question, upstream.port);
    if (!(answer instanceof Error)) return answer;
    upstream.isReady = false;
    if (!mayRepeat(question.request, answer)) return undefined;
  }
  return undefined;
}

function mayRepeat({ method = "" }: IncomingMessage, error: NodeJS.ErrnoException): boolean {
  return IDEMPOTENT.has(method) || error.code === "ECONNREFUSED";
}

/** The beginning of the answer, or why there is none. */
function ask({ request, body, agent }: Question, port: number): Promise<IncomingMessage | Error> {
  const { method, url: path } = request;
  const headers = {
    ...endToEnd(request.headers),
    ...(body.length > 0 && { "content-length": body.length }),
  };
  return new Promise((resolve) => {
    const sent = send({ host: "127.0.0.1", port, agent, method, path, headers });
    sent.once("response", resolve).once("error", resolve);
    sent.end(body);
  });
}

function endToEnd(headers: IncomingMessage["headers"]): IncomingMessage["headers"] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));
}

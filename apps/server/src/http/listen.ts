import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
// oxlint-disable-next-line no-restricted-imports -- to look at a port of this machine, see below
import { connect } from "node:net";
import type { Duplex } from "node:stream";
import { oneByOne } from "./one-by-one.ts";
import { answerUnreadable, HEAD_LIMIT } from "./unreadable-request.ts";

/** The port tried first when none is asked for, and how many after it. */
const FIRST_PORT = 3000;
const PORTS_TRIED = 100;

/** Milliseconds that requests under way have to end once the server is to stop. */
const GRACE = 5_000;

/** Milliseconds between looks for connections that have become idle while the server stops. */
const SWEEP = 50;

/**
 * Milliseconds that a connection may idle: longer than load balancers keep theirs, most of them 60 s. Closed first by
 * the server, it would be closed under a request that is on its way.
 */
const KEEP_ALIVE = 75_000;

/**
 * Milliseconds a client has to send all before the body; and its whole request, if nobody has lost patience with the
 * body before (`arrivals.ts`).
 */
const HEAD_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 65_000;
/** Milliseconds for which a client may take nothing of its answer: a phone may be in a tunnel. */
const UNREAD = 60_000;
/** Milliseconds between Node's looks at them, by which they may last longer; by default it looks twice a minute. */
const LOOK = 1_000;

export interface Listener {
  readonly port: number;
  /** Answers requests from now on; until then they wait. */
  serve(answer: RequestListener): void;
  /** Takes no more requests, and resolves when those under way have ended. */
  stop(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** If absent: 3000, or the next free one. */
  readonly port?: number | undefined;
  /** Milliseconds for which a client may take nothing of its answer. */
  readonly unread?: number | undefined;
}

const TAKEN = "EADDRINUSE";

/** Takes a port; fails as Node does where it cannot be had. */
export async function listen({ host, port, unread = UNREAD }: ListenOptions): Promise<Listener> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT,
    headersTimeout: HEAD_TIMEOUT,
    connectionsCheckingInterval: LOOK,
    keepAliveTimeout: KEEP_ALIVE,
    maxHeaderSize: HEAD_LIMIT,
    // The app refuses such a request itself, in words.
    requireHostHeader: false,
  });
  tellUnreadable(server);
  const waiting: Parameters<RequestListener>[] = [];
  let handle: RequestListener = (...exchange) => void waiting.push(exchange);
  server.on(
    "request",
    oneByOne((...exchange) => handle(...exchange), unread),
  );
  const taken =
    port === undefined ? await takeFree(server, host) : await take(server, { host, port });
  return {
    port: taken,
    serve(answer) {
      handle = answer;
      for (const exchange of waiting.splice(0)) answer(...exchange);
    },
    stop: () => stop(server),
  };
}

/** Answers what is no request, and lets the app answer one that expects more than it may. */
function tellUnreadable(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on("request", (_request, response) => latest.set(response.req.socket, response));
  server.on("clientError", (error, socket) => {
    const response = latest.get(socket);
    // The rest of a request that has its answer already is owed none: a second one would be taken for the next one's.
    const isOwedNone = response?.headersSent === true && !response.req.complete;
    if (isOwedNone) socket.destroy();
    else answerUnreadable(error, socket);
  });
  server.on("checkExpectation", (...exchange) => server.emit("request", ...exchange));
}

async function takeFree(server: Server, host: string): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) {
    if (await answersOnLocalhost(port)) continue;
    try {
      return await take(server, { host, port });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === TAKEN)) throw error;
    }
  }
  const last = FIRST_PORT + PORTS_TRIED - 1;
  throw Object.assign(new Error(`every one from ${FIRST_PORT} to ${last}`), { code: TAKEN });
}

/**
 * Whether another program answers at localhost's other address. It does not keep us from the port, but browsers
 * that open localhost would find that program.
 */
function answersOnLocalhost(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: "::1", port });
    const settle = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once("connect", () => settle(true)).once("error", () => settle(false));
  });
}

function take(server: Server, place: { host: string; port: number }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(place, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : place.port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutShort = setTimeout(() => server.closeAllConnections(), GRACE);
    // A connection that is kept alive is idle only once its answer is out, which may be after the close.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    server.close(() => {
      clearTimeout(cutShort);
      clearInterval(sweep);
      resolve();
    });
  });
}

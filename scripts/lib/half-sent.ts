import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { EXPORT_LIMIT, importData } from "@sat/contract";

const MEBIBYTE = 2 ** 20;

/** Begins imports of the longest length, and sends only so many mebibytes of each; what the server does not read stays here. */
export async function halfSentImports(
  { port, cookie }: { readonly port: number; readonly cookie: string },
  { count, mebibytes }: { readonly count: number; readonly mebibytes: number },
): Promise<Socket[]> {
  const head = [
    `POST ${importData.path} HTTP/1.1`,
    `host: localhost:${port}`,
    `cookie: ${cookie}`,
    "content-type: application/json",
    `content-length: ${EXPORT_LIMIT}`,
  ];
  const part = Buffer.alloc(mebibytes * MEBIBYTE, " ");
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: "127.0.0.1" });
      // The server hangs up on whoever is too slow, or one too many.
      socket.on("error", () => undefined).resume();
      await once(socket, "connect");
      socket.write(`${head.join("\r\n")}\r\n\r\n`);
      socket.write(part);
      return socket;
    }),
  );
}

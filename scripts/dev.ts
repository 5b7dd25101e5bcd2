/** `npm run dev`: the web app with hot reload, before a server that restarts when its sources change. */
import { once } from "node:events";
import { createServer as createSocketServer, type Server } from "node:net";
import { join } from "node:path";
import { createServer } from "vite";
import { runServer } from "./run-server.ts";

const DEFAULT_PORT = 3000;

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const socket = createSocketServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const port = portOf(socket.address());
  socket.close();
  await once(socket, "close");
  return port;
}

/** The port of a server that listens on one. */
function portOf(address: ReturnType<Server["address"]> | undefined): number {
  if (typeof address === "object" && address !== null) return address.port;
  throw new TypeError("The server listens on no port");
}

const apiPort = await freePort();
// The server must see the name that the browser used: cookies and the sign-in belong to it.
const server = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };

const web = await createServer({
  root: join(import.meta.dirname, "../apps/web"),
  logLevel: "warn",
  clearScreen: false,
  server: {
    host: "localhost",
    port: Number(process.env["PORT"] ?? DEFAULT_PORT),
    strictPort: process.env["PORT"] !== undefined,
    // As the server has it; otherwise the page would lose the sign-in popup.
    headers: { "cross-origin-opener-policy": "same-origin-allow-popups" },
    proxy: { "/api": server, "/identity": server },
  },
});
await web.listen();
const port = portOf(web.httpServer?.address());

process.exitCode = await runServer({
  options: ["--watch", "--watch-preserve-output"],
  variables: { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
});
await web.close();

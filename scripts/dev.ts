/** `npm run dev`: the web app with hot reload, before a server that restarts when its sources change. */
import { join } from "node:path";
import { createServer } from "vite";
import { freePort } from "./lib/free-port.ts";
import { portOf } from "./lib/port-of.ts";
import { SERVER_PROGRAM } from "./lib/server-program.ts";
import { runServer } from "./run-server.ts";

const DEFAULT_PORT = 3000;

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
const port = portOf(web.httpServer);

process.exitCode = await runServer(SERVER_PROGRAM.source, {
  options: ["--watch", "--watch-preserve-output"],
  variables: { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` },
});
await web.close();

/** `npm start`: builds the web app where its sources have changed, and runs the server. */
import { buildWeb } from "./build-web.ts";
import { runServer } from "./run-server.ts";

await buildWeb();
process.exitCode = await runServer();

/** `npm start`: builds the web app and the server where their sources have changed, and runs the server. */
import { buildApps } from "./build.ts";
import { SERVER_PROGRAM } from "./lib/server-program.ts";
import { runServer } from "./run-server.ts";

/** What whoever starts it can mend, by Node's codes; anything else is a fault of the sources, and told whole. */
const REMEDIES: Readonly<Record<string, string>> = {
  EACCES: "let this user write there",
  EPERM: "let this user write there",
  EROFS: "let this user write there",
  ENOSPC: "make room on the disk",
  ERR_MODULE_NOT_FOUND: "run npm ci",
};

try {
  await buildApps();
} catch (error) {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const remedy = REMEDIES[code];
  if (remedy === undefined) throw error;
  console.error(`The app cannot be built (${String(error)}): ${remedy}.`);
  process.exit(1);
}
process.exitCode = await runServer(SERVER_PROGRAM.built);

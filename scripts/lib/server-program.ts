import { join } from "node:path";
import { THREAD_FLAGS } from "./thread-flags.ts";

const ROOT = join(import.meta.dirname, "../..");

/** The server as a program for Node: its file, Node's options for it, and the environment variables that go with it. */
export const SERVER_PROGRAM = {
  /** In one file, with a few more for what comes later: quick to start. */
  built: join(ROOT, "apps/server/dist/main.js"),
  /** For who works on the server. */
  source: join(ROOT, "apps/server/src/main.ts"),
  // Megabytes for the youngest objects, in each half: with 4, a tenth fewer questions a second; each more is room that
  // loading all models takes once and is never given back.
  options: ["--max-semi-space-size=16", ...THREAD_FLAGS],
  variables: {
    // Where Node keeps what it makes of the sources, so that the next start need not.
    NODE_COMPILE_CACHE: join(ROOT, "node_modules/.cache/node"),
  },
} as const;

import { spawn } from "node:child_process";
import { SERVER_PROGRAM } from "./lib/server-program.ts";
import { whenNpmEnds } from "./lib/when-npm-ends.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface ServerRun {
  /** Options for Node beside the program's own, such as `--watch`. */
  readonly options?: readonly string[];
  /** Environment variables beside those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs the server, built or as source, until it ends, passing on the first signal to stop; its exit code. */
export function runServer(
  path: string,
  { options = [], variables = {} }: ServerRun = {},
): Promise<number> {
  // In a process group of its own, so that Ctrl-C reaches the server once: from here.
  const server = spawn(process.execPath, [...SERVER_PROGRAM.options, ...options, path], {
    // The channel tells the server when this process is gone, killed without a chance to pass anything on.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...SERVER_PROGRAM.variables, ...process.env, ...variables },
    detached: process.platform !== "win32",
  });
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (!isStopping) server.kill(signal);
    isStopping = true;
  };
  for (const signal of SIGNALS) process.on(signal, () => stop(signal));
  whenNpmEnds(() => stop("SIGTERM"));
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => resolve(code ?? 1));
  });
}

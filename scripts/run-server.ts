import { spawn } from "node:child_process";
import { join } from "node:path";

const MAIN = join(import.meta.dirname, "../apps/server/src/main.ts");
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

export interface ServerRun {
  /** Node's own options, such as `--watch`. */
  readonly options?: readonly string[];
  /** Environment variables beside those of this process. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** Runs the server until it ends, passing on the first signal to stop; its exit code. */
export function runServer({ options = [], variables = {} }: ServerRun = {}): Promise<number> {
  // In a process group of its own, so that Ctrl-C reaches the server once: from here.
  const server = spawn(process.execPath, [...options, MAIN], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...variables },
    detached: process.platform !== "win32",
  });
  let isStopping = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (!isStopping) server.kill(signal);
      isStopping = true;
    });
  }
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.once("exit", (code) => resolve(code ?? 1));
  });
}

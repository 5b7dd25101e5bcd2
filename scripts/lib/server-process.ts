import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { endWithUs, signalGroup } from "./end-with-us.ts";
import { SERVER_PROGRAM } from "./server-program.ts";

/** Where a server keeps its records, and the port it listens on. */
export interface Place {
  readonly dataDir: string;
  /** A PostgreSQL database; SQLite in the data folder if absent. */
  readonly databaseUrl?: string | undefined;
  /** If absent: any free one. */
  readonly port?: number;
  /** Environment variables beside those that follow from the above. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Options of Node beside those that it is started with. */
  readonly options?: readonly string[];
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Ends it as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Asks it to end, and resolves when it has. */
  stop(): Promise<void>;
}

/**
 * Starts the server as it was built, and waits until it says its address.
 * @throws {Error} with what it complained of when it ends instead
 */
export function startServer(place: Place): Promise<ServerProcess> {
  const { dataDir, databaseUrl, port = 0, variables = {}, options = [] } = place;
  return startNode([...SERVER_PROGRAM.options, ...options, SERVER_PROGRAM.built], {
    ...SERVER_PROGRAM.variables,
    LOG_LEVEL: "error",
    PORT: String(port),
    DATA_DIR: dataDir,
    // Our learners ask faster than any person.
    RATE_LIMITS: "off",
    // An empty setting counts as absent.
    DATABASE_URL: databaseUrl ?? "",
    ...variables,
  });
}

/** Starts any program that prints the address it serves, with environment variables beside ours. */
export function startProgram(
  path: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  return startNode([path, ...words], variables);
}

async function startNode(
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, words, {
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own: npm does not pass signals on to what it runs.
    detached: true,
    env: { ...process.env, NODE_ENV: "production", ...variables },
  });
  endWithUs(child, "SIGKILL");
  const exited = once(child, "exit");
  const complaints = text(child.stderr);
  const end = async (signal: NodeJS.Signals) => {
    // One that has ended by itself cannot be told to.
    if (child.exitCode === null && child.signalCode === null) signalGroup(child, signal);
    await exited;
  };
  const origin = await addressIn(child.stdout);
  if (origin === undefined) throw new Error(`It did not start: ${await complaints}`);
  return {
    origin,
    port: Number(new URL(origin).port),
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
  };
}

/** The first address that is printed. */
async function addressIn(output: AsyncIterable<unknown>): Promise<string | undefined> {
  let printed = "";
  for await (const chunk of output) {
    printed += String(chunk);
    const found = /http:\/\/localhost:\d+/.exec(printed);
    if (found !== null) return found[0];
  }
  return undefined;
}

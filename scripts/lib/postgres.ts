import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { endWithUs } from "./end-with-us.ts";
import { familyOf } from "./family-of.ts";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);

/** A PostgreSQL server of our own, in a temporary folder. */
export interface Postgres {
  /** The address of an empty database in it. */
  readonly url: string;
  /** Of its first process, which starts all others. */
  readonly pid: () => number;
  /** The folder of its programs. */
  readonly bin: string;
  /** Ends it as an administrator would, breaking off what is under way, or as a power cut would. */
  halt(how: "stop" | "crash"): Promise<void>;
  /** Starts it again, on the same data and port. */
  resume(): Promise<void>;
  /** Stops every one of its processes where it stands: connections stay, answers do not come. */
  freeze(): void;
  thaw(): void;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts Debian's newest PostgreSQL on a free port of this machine.
 * @throws {Error} when it is not installed, or does not start
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = newestBin();
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const user = await unprivileged();
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const port = await freePort();
  // The message below is waited for in English.
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } };
  await run(join(bin, "initdb"), ["-D", "data", "-U", "sat", "-A", "trust"], options);
  const start = async () => {
    const settings = ["-D", "data", "-k", folder, "-h", "127.0.0.1", "-p", String(port)];
    const child = spawn(join(bin, "postgres"), settings, {
      ...options,
      stdio: ["ignore", "ignore", "pipe"],
      detached: true,
    });
    endWithUs(child, "SIGQUIT");
    await printed(child.stderr, "ready to accept connections");
    return child;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals) => {
    const exited = once(server, "exit");
    server.kill(signal);
    await exited;
  };
  return {
    url: `postgres://sat@127.0.0.1:${port}/postgres`,
    pid: () => server.pid ?? 0,
    bin,
    halt: (how) => end(how === "stop" ? "SIGINT" : "SIGQUIT"),
    async resume() {
      server = await start();
    },
    freeze: () => signalAll(server, "SIGSTOP"),
    thaw: () => signalAll(server, "SIGCONT"),
    async stop() {
      await end("SIGINT");
      await rm(folder, { recursive: true });
    },
  };
}

/** The server and its own processes, each of which leads a group of its own. */
function signalAll({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  for (const each of familyOf(pid)) process.kill(each, signal);
}

function newestBin(): string {
  const found = globSync("/usr/lib/postgresql/*/bin");
  const version = (bin: string) => Number(bin.split("/").at(-2));
  const newest = found.toSorted((one, other) => version(other) - version(one))[0];
  if (newest !== undefined) return newest;
  throw new Error("There is no PostgreSQL here; on Debian: apt-get install postgresql");
}

/** PostgreSQL refuses to run as root, so root hands it to the user that Debian's package makes. */
async function unprivileged(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all([idOf("-u"), idOf("-g")]);
  return { uid, gid };
}

async function idOf(which: "-u" | "-g"): Promise<number> {
  return Number((await run("id", [which, "postgres"])).stdout);
}

/** Waits for a text in the output, and lets the rest of it go by. */
function printed(output: NodeJS.ReadableStream, text: string): Promise<void> {
  let all = "";
  return new Promise((resolve, reject) => {
    output.on("data", (chunk) => {
      all = `${all}${String(chunk)}`.slice(-10_000);
      if (all.includes(text)) resolve();
    });
    output.once("end", () => reject(new Error(`PostgreSQL did not start: ${all}`)));
  });
}

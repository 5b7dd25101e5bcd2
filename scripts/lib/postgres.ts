import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { endWithUs } from "./end-with-us.ts";

const run = promisify(execFile);

/** A PostgreSQL server of our own, in a temporary folder. */
export interface Postgres {
  /** The address of an empty database in it. */
  readonly url: string;
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
  const settings = ["-D", "data", "-k", folder, "-h", "127.0.0.1", "-p", String(port)];
  const server = spawn(join(bin, "postgres"), settings, {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  endWithUs(server, "SIGQUIT");
  await printed(server.stderr, "ready to accept connections");
  return {
    url: `postgres://sat@127.0.0.1:${port}/postgres`,
    async stop() {
      const exited = once(server, "exit");
      server.kill("SIGINT");
      await exited;
      await rm(folder, { recursive: true });
    },
  };
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address === "object" && address !== null) return address.port;
  throw new TypeError("The server listens on no port");
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

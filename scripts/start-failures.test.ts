import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "./lib/free-port.ts";
import { portOf } from "./lib/port-of.ts";

const MAIN = join(import.meta.dirname, "../apps/server/src/main.ts");

type Variables = Readonly<Record<string, string>>;

/** Runs the server's own program, with nothing of our environment, until it ends by itself. */
async function run(variables: Variables) {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      // Compiling takes half of a start, and all of these start the same program.
      NODE_COMPILE_CACHE: join(folder, "compiled"),
      // On a busy machine a query may be slow, which is worth a warning.
      LOG_LEVEL: "error",
      PORT: "0",
      DATA_DIR: join(folder, "unused"),
      ...variables,
    },
  });
  const [printed, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { printed, complaint, exitCode: child.exitCode };
}

/** One line, which begins with the setting, has a reason in the middle, and ends with what to do. */
async function expectSentence(variables: Variables, words: string | RegExp): Promise<void> {
  const { printed, complaint, exitCode } = await run(variables);
  expect(complaint).toMatch(words);
  expect(complaint).toMatch(/^[A-Z][^\n]*\.\n$/);
  expect(complaint).not.toContain("    at ");
  expect(complaint).not.toContain(PASSWORD);
  expect(printed).toBe("");
  expect(exitCode).toBe(1);
}

const PASSWORD = "hunter2";
const ISSUER: Variables = {
  OIDC_ISSUER: "https://id.example.org",
  OIDC_CLIENT_ID: "sat",
  OIDC_CLIENT_SECRET: PASSWORD,
  PUBLIC_URL: "https://sat.example.org",
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-failures-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("the server ends with one sentence that names", () => {
  test.concurrent.each<readonly [string, Variables, string | RegExp]>([
    ["a port that is no number", { PORT: "http" }, "PORT must be"],
    ["a port above all ports", { PORT: "70000" }, "PORT must be"],
    ["a host with a scheme", { HOST: "http://localhost" }, "HOST must be"],
    ["a public address with a path", { PUBLIC_URL: "http://localhost/sat" }, "PUBLIC_URL must be"],
    [
      "a public address over http",
      { ...ISSUER, PUBLIC_URL: "http://sat.example" },
      "PUBLIC_URL must",
    ],
    [
      "a database of another kind",
      { DATABASE_URL: "mysql://localhost/sat" },
      "DATABASE_URL must be",
    ],
    ["an issuer over http", { ...ISSUER, OIDC_ISSUER: "http://id.example" }, "OIDC_ISSUER must be"],
    [
      "an issuer without a client",
      { OIDC_ISSUER: "https://id.example.org" },
      "Set OIDC_CLIENT_ID and",
    ],
    [
      "a client without its secret",
      { ...ISSUER, OIDC_CLIENT_SECRET: "" },
      "Set OIDC_CLIENT_SECRET",
    ],
    ["an open host without an issuer", { HOST: "0.0.0.0" }, "Set OIDC_ISSUER"],
    ["a proxy that is none", { TRUSTED_PROXIES: "proxy" }, "TRUSTED_PROXIES must be"],
    ["limits neither on nor off", { RATE_LIMITS: "yes" }, "RATE_LIMITS must be"],
    ["a metrics port that is no number", { METRICS_PORT: "yes" }, "METRICS_PORT must be"],
    ["one port for two things", { PORT: "9464", METRICS_PORT: "9464" }, "METRICS_PORT must"],
    ["a drain without end", { DRAIN_SECONDS: "9999" }, "DRAIN_SECONDS must be"],
    ["a log level nobody knows", { LOG_LEVEL: "loud" }, "LOG_LEVEL must be"],
    [
      "a host of another machine",
      { ...ISSUER, HOST: "203.0.113.5" },
      "HOST=203.0.113.5 is no address",
    ],
    ["a host nobody knows", { ...ISSUER, HOST: "sat.invalid" }, "HOST=sat.invalid is no address"],
    ["a data folder where the system takes none", { DATA_DIR: "/proc/sat" }, "DATA_DIR=/proc/sat"],
    [
      "a data folder that is a device",
      { DATA_DIR: "/dev/null" },
      "DATA_DIR=/dev/null is no folder",
    ],
  ])("%s", (_, variables, words) => expectSentence(variables, words));

  test.concurrent.each(["PORT", "METRICS_PORT"])("%s, when it is taken", async (setting) => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const port = portOf(other);
    await expectSentence({ [setting]: String(port) }, `${setting}=${port} is taken`);
    other.close();
  });
});

const FILE = "records.sqlite";

const LATER_TABLES = `
  create table kysely_migration (name text primary key, timestamp text not null);
  create table kysely_migration_lock (id text primary key, is_locked integer not null);
  insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z');
  insert into kysely_migration_lock values ('migration_lock', 0)`;

/** Runs statements on the database in a data folder. */
function database(dataDir: string, statements: string): DatabaseSync {
  const opened = new DatabaseSync(join(dataDir, FILE));
  opened.exec(statements);
  return opened;
}

describe("the server ends with one sentence that names a data folder", () => {
  test.concurrent.each<readonly [string, string, (dataDir: string) => unknown]>([
    [
      "with a folder in the place of its database",
      "cannot be written",
      (dataDir) => mkdir(join(dataDir, FILE)),
    ],
    [
      "with a database that is none",
      "is damaged",
      (dataDir) => writeFile(join(dataDir, FILE), "no database ".repeat(1_000)),
    ],
    [
      "with a database cut short",
      "is damaged",
      async (dataDir) => {
        database(dataDir, "create table users (name text)").close();
        await truncate(join(dataDir, FILE), 4096);
      },
    ],
    [
      "with the database of another program",
      "holds the database of another program",
      (dataDir) => database(dataDir, "create table users (name text)").close(),
    ],
    [
      "with the tables of a later version",
      "was used by a later version",
      (dataDir) => database(dataDir, LATER_TABLES).close(),
    ],
  ])("%s", async (what, words, spoil) => {
    const dataDir = join(folder, what);
    await mkdir(dataDir);
    await spoil(dataDir);
    await expectSentence({ DATA_DIR: dataDir }, `DATA_DIR=${dataDir} ${words}`);
  });

  test.concurrent.each(["", "/below"])("that is a file%s", async (below) => {
    const file = join(folder, `file${below.length}`);
    await writeFile(file, "");
    const dataDir = `${file}${below}`;
    await expectSentence({ DATA_DIR: dataDir }, `DATA_DIR=${dataDir} is no folder`);
  });

  test.concurrent("with a database that another program has locked", async () => {
    const dataDir = join(folder, "locked");
    await mkdir(dataDir);
    const other = database(dataDir, "begin exclusive");
    await expectSentence({ DATA_DIR: dataDir }, `DATA_DIR=${dataDir} is in use`);
    other.close();
  });
});

/** PostgreSQL's messages: its documentation, section 54.7. */
const WELCOME = Buffer.from("5200000008000000005a0000000549", "hex");
const NO_TLS = Buffer.from("N");

function refusal(code: string): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${code}\0Mnot for you\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + length.length);
  return Buffer.concat([Buffer.from("E"), length, fields]);
}

/** What a server says to the first words of a client, and then to all others. */
type Manner = readonly [greeting: Buffer, answer?: Buffer];

async function databaseServer([greeting, answer = Buffer.of()]: Manner): Promise<Server> {
  const server = createServer((socket) => {
    socket.once("data", () => {
      socket.write(greeting);
      socket.on("data", () => socket.write(answer));
    });
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** The address of a database, with a password that nobody may read. */
function addressOf(place: string, query = ""): Variables {
  return { DATABASE_URL: `postgres://sat:${PASSWORD}@${place}/sat${query}` };
}

describe("the server ends with one sentence about a DATABASE_URL that names", () => {
  test.concurrent.each<readonly [string, string, Manner]>([
    ["a wrong password", "names a user whom", [refusal("28P01")]],
    ["an unknown user", "names a user whom", [refusal("28000")]],
    ["a database that is not there", "names a database that is not there", [refusal("3D000")]],
    ["a user without rights", "names .* may not make tables", [WELCOME, refusal("42501")]],
    ["another program's database", "names .* another program", [WELCOME, refusal("42P07")]],
    ["a server that takes no writes", "names .* takes no writes", [WELCOME, refusal("25006")]],
    ["a damaged database", "is damaged", [WELCOME, refusal("XX001")]],
    ["a server with no connection left", "cannot be used", [refusal("53300")]],
    ["a server of another kind", "names a server that", [Buffer.from("HTTP/1.1 400 \r\n")]],
    ["a server that never answers", "names a server that", [Buffer.of()]],
  ])("%s", async (_, words, manner) => {
    const server = await databaseServer(manner);
    const address = addressOf(`127.0.0.1:${portOf(server)}`);
    await expectSentence(address, new RegExp(`^DATABASE_URL ${words}`));
    server.close();
  });

  test.concurrent("a server without TLS", async () => {
    const server = await databaseServer([NO_TLS]);
    const address = addressOf(`127.0.0.1:${portOf(server)}`, "?sslmode=verify-full");
    await expectSentence(address, "DATABASE_URL asks for an encrypted connection");
    server.close();
  });

  test.concurrent("a port where nobody listens", async () => {
    const address = addressOf(`127.0.0.1:${await freePort()}`);
    await expectSentence(address, "DATABASE_URL names a server that does not answer");
  });

  test.concurrent("a host nobody knows", () =>
    expectSentence(addressOf("sat.invalid"), "DATABASE_URL names a server that does not answer"));
});

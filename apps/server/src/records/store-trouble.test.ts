import { createServer, type Server, type Socket } from "node:net";
import { once } from "node:events";
import { copyFile, link, mkdtemp, mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { postgresDialect } from "./postgres-dialect.ts";
import { openRecords, type RecordsPlace } from "./records.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { storeTrouble } from "./store-trouble.ts";
import { aLearner } from "./testing/builders.ts";

/** PostgreSQL's messages `AuthenticationOk` and `ReadyForQuery`: its documentation, section 54.7. */
const WELCOME = Buffer.from("5200000008000000005a0000000549", "hex");

/** What opening the records fails with. */
async function failure(place: RecordsPlace): Promise<unknown> {
  try {
    await (await openRecords(place)).close();
    return undefined;
  } catch (error) {
    return error;
  }
}

async function copied(file: string): Promise<string> {
  const copy = `${file}.copy`;
  await copyFile(file, copy);
  return copy;
}

async function listening(meet: (socket: Socket) => void): Promise<[Server, string]> {
  const server = createServer(meet).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : address;
  return [server, `postgres://sat@127.0.0.1:${port}/sat`];
}

describe("a database", () => {
  test("that nobody serves is away", async () => {
    const [server, databaseUrl] = await listening(() => undefined);
    server.close();
    await once(server, "close");
    expect(storeTrouble(await failure({ dataDir: "", databaseUrl }))).toBe("away");
  });

  test("that hangs up is away", async () => {
    const [server, databaseUrl] = await listening((socket) => socket.destroy());
    expect(storeTrouble(await failure({ dataDir: "", databaseUrl }))).toBe("away");
    server.close();
  });

  test("that says nothing is away", async () => {
    const sockets: Socket[] = [];
    const [server, databaseUrl] = await listening((socket) => void sockets.push(socket));
    expect(storeTrouble(await failure({ dataDir: "", databaseUrl }))).toBe("away");
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test("that lets a query wait without an answer is away, and the next query meets another connection", async () => {
    let connections = 0;
    const sockets = new Set<Socket>();
    const [server, databaseUrl] = await listening((socket) => {
      connections += 1;
      sockets.add(socket);
      // To the first words of a client it says "you are welcome" and "I am ready", to all others nothing.
      socket.once("data", () => socket.write(WELCOME)).on("error", () => undefined);
    });
    const db = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl, 50) });
    for (const expected of [1, 2]) {
      const ask = sql`select 1`.execute(db).catch((error: unknown) => error);
      expect(storeTrouble(await ask)).toBe("away");
      expect(connections).toBe(expected);
    }
    const inTransaction = db.transaction().execute(() => Promise.resolve());
    expect(storeTrouble(await inTransaction.catch((error: unknown) => error))).toBe("away");
    await db.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test("whose file cannot be opened is away", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "trouble-"));
    await mkdir(join(dataDir, "records.sqlite"));
    expect(storeTrouble(await failure({ dataDir }))).toBe("away");
    await rm(dataDir, { recursive: true });
  });

  test.each([
    ["deleted", (file: string) => rm(file)],
    ["replaced by a copy", async (file: string) => rename(await copied(file), file)],
  ])(
    "whose file was %s is away, whatever is written or read, and is back with it",
    async (_, act) => {
      const dataDir = await mkdtemp(join(tmpdir(), "trouble-"));
      const [file, kept] = [join(dataDir, "records.sqlite"), join(dataDir, "kept")];
      const records = await openRecords({ dataDir });
      await aLearner(records);
      await link(file, kept);
      await act(file);
      const failed = (attempt: Promise<unknown>) => attempt.catch((error: unknown) => error);
      expect(storeTrouble(await failed(aLearner(records)))).toBe("away");
      expect(storeTrouble(await failed(records.ping()))).toBe("away");
      await rename(kept, file);
      await records.ping();
      await records.close();
      await rm(dataDir, { recursive: true });
    },
  );

  test("whose file has no room left is away, in a transaction too, and does well with room again", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "trouble-"));
    const db = new Kysely<{ texts: { text: string } }>({
      dialect: sqliteDialect(join(dataDir, "full.sqlite")),
    });
    await sql`create table texts (text text)`.execute(db);
    const fill = () =>
      db.transaction().execute(async (transaction) => {
        for (let line = 0; line < 100; line++) {
          await transaction
            .insertInto("texts")
            .values({ text: "a".repeat(1000) })
            .execute();
        }
      });
    await sql`pragma max_page_count = 3`.execute(db);
    expect(storeTrouble(await fill().catch((error: unknown) => error))).toBe("away");
    await sql`pragma max_page_count = 1000`.execute(db);
    await fill();
    expect(await db.selectFrom("texts").selectAll().execute()).toHaveLength(100);
    await db.destroy();
    await rm(dataDir, { recursive: true });
  });

  test("is not to blame for what the program does wrong", () => {
    expect(storeTrouble(new Error("no such column"))).toBeUndefined();
    expect(storeTrouble(Object.assign(new Error("duplicate key"), { code: "23505" }))).toBe(
      undefined,
    );
    expect(storeTrouble(Object.assign(new Error("constraint"), { errcode: 2067 }))).toBeUndefined();
    expect(storeTrouble("ECONNREFUSED")).toBeUndefined();
  });

  test("that lets a statement or a writer wait too long is busy", () => {
    expect(storeTrouble(Object.assign(new Error("canceled"), { code: "57014" }))).toBe("busy");
    expect(storeTrouble(Object.assign(new Error("locked"), { errcode: 5 }))).toBe("busy");
  });

  test.each(["53100", "25006"])("that takes no writes, with the code %s, is away", (code) => {
    expect(storeTrouble(Object.assign(new Error("no writes"), { code }))).toBe("away");
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteOver } from "./sqlite-dialect.ts";
import { openSqlite, type SqliteFile } from "./sqlite-file.ts";
import { storeTrouble } from "./store-trouble.ts";

interface Tables {
  readonly texts: { readonly text: string };
}

let folder: string;
let db: Kysely<Tables>;
let file: SqliteFile;
/** The commands that the file was given, in their order. */
let commands: string[];
/** Looks at the file from outside. */
let outside: DatabaseSync;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "group-commit-"));
  const path = join(folder, "texts.sqlite");
  file = openSqlite(path);
  commands = [];
  const command = file.writer.command.bind(file.writer);
  file.writer.command = (words) => {
    commands.push(words);
    command(words);
  };
  db = new Kysely<Tables>({ dialect: sqliteOver(file) });
  await sql`create table texts (text text primary key)`.execute(db);
  commands = [];
  outside = new DatabaseSync(path);
});

afterEach(async () => {
  outside.close();
  await db.destroy();
  await rm(folder, { recursive: true });
});

const write = (text: string, on: Kysely<Tables> = db) =>
  on.insertInto("texts").values({ text }).execute();

const read = async () =>
  (await db.selectFrom("texts").select("text").orderBy("text").execute()).map(textOf);
const textOf = ({ text }: { readonly text: string }) => text;

/** What others find in the file. */
const found = () => outside.prepare("select text from texts").all().length;

const commits = () => commands.filter((words) => words === "commit").length;

/** A transaction that writes the texts one after the other. */
const writeAll = (texts: readonly string[]) =>
  db.transaction().execute(async (transaction) => {
    for (const text of texts) await write(text, transaction);
  });

test("what is written at the same time has one commit, and is told when others find it", async () => {
  const told = Array.from({ length: 20 }, async (_, at) => {
    await (at % 2 === 0 ? write(`${at}`) : writeAll([`${at}`]));
    return found();
  });
  expect(found()).toBe(0);
  expect(await Promise.all(told)).toEqual(Array.from({ length: 20 }, () => 20));
  expect(commits()).toBe(1);
});

test("what is written later has a commit of its own", async () => {
  await write("first");
  await write("second");
  expect(commits()).toBe(2);
});

const turnOfLoop = () => new Promise<void>(setImmediate);

test("who comes while others wait for their commit shares it", async () => {
  const first = write("first");
  await turnOfLoop();
  await Promise.all([first, write("second")]);
  expect(commits()).toBe(1);
});

test("whoever keeps coming does not put the commit off for ever", async () => {
  const told: string[] = [];
  for (let turn = 0; turn < 20; turn++) {
    void write(`${turn}`).then(() => told.push(`${turn}`));
    await turnOfLoop();
  }
  expect(told).toContain("0");
});

test("a transaction that fails undoes what is its own and nothing else", async () => {
  const told = await Promise.allSettled([
    write("before"),
    writeAll(["undone", "before"]),
    writeAll(["after"]),
    write("before"),
  ]);
  expect(told.map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
  expect(await read()).toEqual(["after", "before"]);
});

test("whoever reads is told only what was committed", async () => {
  const written = write("a text");
  // The write is under way, and its commit waits for the end of the turn.
  await Promise.resolve();
  expect(await read()).toEqual([]);
  await written;
  expect(await read()).toEqual(["a text"]);
});

test("a transaction that takes its time keeps others from writing, and not from reading", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (transaction) => {
    await write("slow", transaction);
    await promise;
    await write("slower", transaction);
  });
  const other = write("other");
  await new Promise(setImmediate);
  expect(await read()).toEqual([]);
  resolve();
  await Promise.all([slow, other]);
  expect(await read()).toEqual(["other", "slow", "slower"]);
});

/** What a transaction that only reads finds, read twice. */
const readTwice = () =>
  db
    .transaction()
    .setAccessMode("read only")
    .execute(async (snapshot) => {
      const texts = () => snapshot.selectFrom("texts").select("text").execute();
      return [await texts(), await texts()].map(({ length }) => length);
    });

test("a transaction that only reads waits for nobody who writes", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = db.transaction().execute(async (transaction) => {
    await write("slow", transaction);
    await promise;
  });
  expect(await Promise.all([readTwice(), readTwice()])).toEqual([
    [0, 0],
    [0, 0],
  ]);
  resolve();
  await slow;
  expect(await readTwice()).toEqual([1, 1]);
});

test("whoever reads again and again comes to what is written meanwhile", async () => {
  const written = write("a text");
  let counts: number[] = [];
  while (counts[0] !== 1) counts = await readTwice();
  expect(counts).toEqual([1, 1]);
  await written;
});

test("when the disk is full nobody is told that a write went well, and later ones do", async () => {
  await sql`pragma max_page_count = 4`.execute(db);
  const lines = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(1000, "."));
  const told = await Promise.allSettled([write("small"), writeAll(lines), write("late")]);
  const troubles = told.map((end) => end.status === "rejected" && storeTrouble(end.reason));
  // The one that came after has a transaction of the file to itself.
  expect(troubles).toEqual(["away", "away", false]);
  expect(await read()).toEqual(["late"]);
  await sql`pragma max_page_count = 1000`.execute(db);
  await writeAll(lines);
  expect(await read()).toHaveLength(101);
});

test("when the commit fails, everybody whose it was is told, and nothing is left", async () => {
  const { command } = file.writer;
  file.writer.command = (words) => {
    if (words === "commit") throw Object.assign(new Error("disk I/O error"), { errcode: 10 });
    command(words);
  };
  const told = await Promise.allSettled([write("one"), writeAll(["two"])]);
  const troubles = told.map((end) => end.status === "rejected" && storeTrouble(end.reason));
  expect(troubles).toEqual(["away", "away"]);
  file.writer.command = command;
  await write("three");
  expect(await read()).toEqual(["three"]);
});

test("what was begun is committed before the file is closed", async () => {
  const written = write("a text");
  await Promise.resolve();
  await db.destroy();
  await written;
  expect(found()).toBe(1);
});

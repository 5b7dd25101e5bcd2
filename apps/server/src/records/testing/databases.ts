import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PGliteDialect } from "kysely";
import pg from "pg";
import { type Differences, postgresOver, sqlite } from "../dialects.ts";
import { postgresDialect } from "../postgres-dialect.ts";
import { openRecords, openRecordsOn, type Records } from "../records.ts";
import { openInProcesses } from "./processes.ts";

/** An empty database of one kind, for one suite. */
export interface TestDatabase {
  /** The bare database, before there are any tables. */
  differences(): Differences;
  /** Opened again, they are the same records; with PGlite, closing one closes them all. */
  open(): Promise<Records>;
  /** Opens the records `count` times at once, in as many processes where the database allows. */
  openAtOnce(count: number): Promise<void>;
  drop(): Promise<void>;
}

/** Names an empty database on a real PostgreSQL, as in CI. */
export const { TEST_DATABASE_URL } = process.env;

/** The databases the suites run on; real PostgreSQL when `TEST_DATABASE_URL` names one. */
export const databaseKinds: readonly (readonly [string, () => Promise<TestDatabase>])[] = [
  ["SQLite", sqliteDatabase],
  ["PGlite", pgliteDatabase],
  ...(TEST_DATABASE_URL === undefined
    ? []
    : ([["PostgreSQL", () => postgresDatabase(TEST_DATABASE_URL)]] as const)),
];

async function sqliteDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "records-"));
  return {
    differences: () => sqlite(dataDir),
    open: () => openRecords({ dataDir }),
    openAtOnce: (count) => openInProcesses(count, { dataDir }),
    drop: () => rm(dataDir, { recursive: true }),
  };
}

/** An empty database of PGlite, as a file: to load it takes a fifth of what it takes to set one up. */
let empty: Promise<Blob> | undefined;

async function pgliteDatabase(): Promise<TestDatabase> {
  const database = new PGlite({ loadDataDir: await (empty ??= emptyPglite()) });
  const differences = () => postgresOver(new PGliteDialect({ pglite: database }));
  const open = () => openRecordsOn(differences());
  return {
    differences,
    open,
    openAtOnce: async (count) => {
      await Promise.all(Array.from({ length: count }, open));
    },
    drop: () => Promise.resolve(), // closing the records closed it
  };
}

async function emptyPglite(): Promise<Blob> {
  const database = await PGlite.create();
  const dump = await database.dumpDataDir("none");
  await database.close();
  return dump;
}

/**
 * A database of its own, not a schema beside others: whoever asks a database for its tables is told of every schema's,
 * and fails on one that another test has just dropped.
 */
async function postgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `run_${randomUUID().replaceAll("-", "")}`;
  await runOnce(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  await runOnce(url.href, "create schema records");
  url.searchParams.set("options", "-c search_path=records");
  const place = { dataDir: "", databaseUrl: url.href };
  return {
    differences: () => postgresOver(postgresDialect(url.href)),
    open: () => openRecords(place),
    openAtOnce: (count) => openInProcesses(count, place),
    drop: () => runOnce(serverUrl, `drop database ${name} with (force)`),
  };
}

async function runOnce(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

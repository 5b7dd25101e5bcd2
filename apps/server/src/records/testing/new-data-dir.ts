import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { recordsFile } from "../dialects.ts";
import { openRecords } from "../records.ts";

/** SQLite's file with its tables and nothing in them: to write it takes a tenth of what it takes to make them. */
let tables: Promise<Buffer> | undefined;

/** A new data folder, in which there is an empty database. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "server-"));
  await writeFile(recordsFile(dataDir), await (tables ??= makeTables()));
  return dataDir;
}

async function makeTables(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), "tables-"));
  const records = await openRecords({ dataDir });
  await records.close();
  const file = await readFile(recordsFile(dataDir));
  await rm(dataDir, { recursive: true });
  return file;
}

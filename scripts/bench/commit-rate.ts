import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import type { Postgres } from "../lib/postgres.ts";

const run = promisify(execFile);

/** As long as an issued question is on average. */
const CONTENT = "x".repeat(2_500);

/** Commits a second of one row each that SQLite itself does, as durable as the server's. */
export async function sqliteCommitRate(milliseconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "commits-"));
  const database = new DatabaseSync(join(folder, "rows.sqlite"));
  database.exec("pragma journal_mode = wal; pragma synchronous = full");
  database.exec("create table bare_rows (id text primary key, content text not null)");
  const insert = database.prepare("insert into bare_rows values (?, ?)");
  let commits = 0;
  const begun = performance.now();
  for (; performance.now() < begun + milliseconds; commits++)
    insert.run(crypto.randomUUID(), CONTENT);
  const rate = (1000 * commits) / (performance.now() - begun);
  database.close();
  await rm(folder, { recursive: true });
  return rate;
}

/** The same of PostgreSQL with so many connections, by its own `pgbench`. */
export async function postgresCommitRate(
  { url, bin }: Postgres,
  connections: number,
  milliseconds: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "commits-"));
  const script = join(folder, "insert.sql");
  const table = "create table if not exists bare_rows (id uuid primary key, content text not null)";
  await run(join(bin, "psql"), ["--quiet", "--dbname", url, "--command", table]);
  await writeFile(script, `insert into bare_rows values (gen_random_uuid(), '${CONTENT}');\n`);
  const length = [
    "--time",
    String(Math.ceil(milliseconds / 1000)),
    "--client",
    String(connections),
  ];
  const options = ["--no-vacuum", "--protocol", "prepared", "--file", script, ...length, url];
  const { stdout } = await run(join(bin, "pgbench"), options);
  await rm(folder, { recursive: true });
  return Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
}

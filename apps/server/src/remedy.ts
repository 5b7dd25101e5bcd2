import { resolve } from "node:path";
import { recordsFile } from "./records/dialects.ts";
import type { RecordsPlace } from "./records/records.ts";

/** What to do about a damaged database, to the very command; docs/production.md has the backup to it. */
export function remedyFor({ dataDir, databaseUrl }: RecordsPlace): string {
  if (databaseUrl !== undefined) {
    return "restore a backup into a new database with pg_restore --no-owner --exit-on-error --dbname=NEW BACKUP and set DATABASE_URL to it";
  }
  const file = resolve(recordsFile(dataDir));
  return `stop the server and restore a backup with rm -f ${file}-wal ${file}-shm && install -m 600 BACKUP ${file}`;
}

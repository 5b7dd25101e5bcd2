/**
 * Away: the database cannot be reached or used at all. Busy: it had no time for this call. Damaged: what it holds is not
 * what it was given, here or there.
 */
export type StoreTrouble = "away" | "busy" | "damaged";

/** Damage that was looked for; the message says what was found. */
export class DamageError extends Error {
  override readonly name = "DamageError";
}

/** The file that is open is no longer the one at its path; what is written to it would be lost with this process. */
export class FileGoneError extends Error {
  override readonly name = "FileGoneError";

  constructor(path: string) {
    super(`${path} was deleted or replaced: put it back, or restart the server`);
  }
}

/**
 * Codes of Node's network and files and, from `08` on, PostgreSQL's classes and conditions: its documentation,
 * appendix A. It may be starting or stopping, out of disk, memory or connections, or a standby, which takes no writes.
 */
const AWAY =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EACCES|EROFS|ENOSPC|08...|57P0[123]|53...|25006)$/;
/** A statement, a lock or a transaction took longer than it may, or had to give way to another. */
const BUSY = /^(57014|55P03|25P03|40001|40P01)$/;
/** PostgreSQL's data and index corrupted. */
const DAMAGED = /^XX00[12]$/;

/** What `pg` says, without a code, of a connection that was lost or never came about. */
const LOST = /^Connection terminated|is not queryable$/;
const POOL_USED_UP = "timeout exceeded when trying to connect";

/** SQLite's result codes for a file that cannot be written, read, or opened, for want of space too. */
const FILE_AWAY = new Set([8, 10, 13, 14]);
/** For one that is locked. */
const FILE_BUSY = new Set([5, 6]);
/** For one that is malformed, or no database at all. */
const FILE_DAMAGED = new Set([11, 26]);

/** What ails the database when a query fails for no fault of its own; none for every other error. */
export function storeTrouble(error: unknown): StoreTrouble | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof DamageError) return "damaged";
  if (error instanceof FileGoneError) return "away";
  if ("errcode" in error && typeof error.errcode === "number") return fileTrouble(error.errcode);
  if (error.message === POOL_USED_UP) return "busy";
  if (LOST.test(error.message)) return "away";
  const code = "code" in error ? String(error.code) : "";
  if (AWAY.test(code)) return "away";
  if (DAMAGED.test(code)) return "damaged";
  return BUSY.test(code) ? "busy" : undefined;
}

/** The low byte is the kind of an error, the rest tells more of it. */
function fileTrouble(errcode: number): StoreTrouble | undefined {
  const kind = errcode % 256;
  if (FILE_DAMAGED.has(kind)) return "damaged";
  if (FILE_AWAY.has(kind)) return "away";
  return FILE_BUSY.has(kind) ? "busy" : undefined;
}

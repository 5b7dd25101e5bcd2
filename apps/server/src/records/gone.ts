import { NoResultError } from "kysely";

/** A row was to refer to one that is not there: so says PostgreSQL, and so SQLite. */
const REFERS_TO_NONE = { code: "23503", errcode: 787 };

/** Whether a query failed since what it was to add to, or to read, was deleted while the call was under way. */
export function isGone(error: unknown): boolean {
  if (error instanceof NoResultError) return true;
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return error.errcode === REFERS_TO_NONE.errcode;
  return "code" in error && error.code === REFERS_TO_NONE.code;
}

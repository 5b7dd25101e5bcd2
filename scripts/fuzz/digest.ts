import { createHash } from "node:crypto";
import type { Store } from "../lib/store.ts";

/** What comes and goes with every sign-in that is begun, or call that is counted. */
const PASSING = new Set(["sign_ins", "limits", "provider_states"]);

/**
 * A digest for each table of a store: of the rows of the learners named, where its rows are a learner's, else of all.
 */
export async function digests(
  store: Store,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of await store.rows(store.tables)) {
    const table = String(name);
    if (!PASSING.has(table)) found.set(table, await digestOf(store, table, uids));
  }
  if (found.size === 0) throw new Error("The store has no tables, so none could be seen to change");
  return found;
}

async function digestOf(store: Store, table: string, uids: readonly string[]): Promise<string> {
  const columns = await store.rows(store.columns(table));
  const isLearners = columns.some(({ name }) => name === "uid");
  const theirs = isLearners ? ` where uid in (${uids.map((uid) => `'${uid}'`).join(", ")})` : "";
  const rows = await store.rows(`select * from "${table}"${theirs}`);
  const lines = rows.map((row) => JSON.stringify(row)).toSorted();
  return createHash("sha256").update(lines.join("\n")).digest("hex");
}

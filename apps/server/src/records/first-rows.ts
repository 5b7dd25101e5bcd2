import { type Kysely, sql } from "kysely";
import type { Database } from "./database.ts";

type Columns<Table> = readonly [key: keyof Table & string, beside: keyof Table & string];

/** What would be a loss to nobody is left out. */
type Kept = Omit<Database, "limits">;

/** Of each table, what its primary key begins with, and a column that is in no index. */
const COLUMNS: { readonly [Name in keyof Kept]: Columns<Kept[Name]> } = {
  users: ["uid", "email"],
  sessions: ["token_hash", "created_at"],
  sign_ins: ["state_hash", "mode"],
  local_accounts: ["id", "created_at"],
  issued_questions: ["id", "topic"],
  answers: ["question_id", "auto_submitted"],
  study_sessions: ["id", "score"],
  sittings: ["id", "mode"],
  sitting_modules: ["sitting", "elapsed"],
  sitting_questions: ["question_id", "scored"],
  topic_progress: ["uid", "answered"],
  abilities: ["uid", "version"],
  mistakes: ["question_id", "times"],
  ability_days: ["uid", "math_mean"],
  cards: ["uid", "reps"],
  calibrations: ["model", "answers"],
  reports: ["question_id", "flaw"],
  score_reports: ["id", "bands"],
  push_subscriptions: ["endpoint", "auth"],
  provider_states: ["name", "payload"],
  provider_keys: ["name", "value"],
};

/**
 * Reads the first row of every table, by itself and by its key, in one statement: fails where a table, the index of its
 * key, or the way to that row in either cannot be read. It takes as long with millions of rows as with none.
 */
export async function readFirstRows(db: Kysely<Database>): Promise<void> {
  const rows = Object.entries(COLUMNS).flatMap(([table, [key, beside]]) => {
    const row = sql`select ${sql.ref(beside)} from ${sql.table(table)}`;
    return [
      sql`(${row} limit 1)`.as(table),
      sql`(${row} order by ${sql.ref(key)} limit 1)`.as(`${table}_by_key`),
    ];
  });
  await db.selectNoFrom(rows).execute();
}

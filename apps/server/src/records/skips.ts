import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** A question that a learner left unanswered. */
export interface Skip {
  readonly uid: string;
  readonly questionId: string;
  /** When it counts as left. */
  readonly instantOf: (question: { readonly issuedAt: Date }) => Date;
}

/** Keeps when the question was left first; false if this learner was never issued it. */
export async function noteSkipped(
  db: Kysely<Database>,
  { uid, questionId, instantOf }: Skip,
): Promise<boolean> {
  const asked = await db
    .selectFrom("issued_questions")
    .select("issued_at")
    .where("id", "=", questionId)
    .where("uid", "=", uid)
    // A question of a module is left with the module.
    .where("sealed", "is", null)
    .executeTakeFirst();
  if (asked === undefined) return false;
  const instant = instantOf({ issuedAt: new Date(asked.issued_at) }).toISOString();
  await db
    .updateTable("issued_questions")
    .set(({ fn, val }) => ({
      skipped_at: instant,
      // Whoever leaves a question has seen it.
      shown_at: fn.coalesce("shown_at", val(instant)),
    }))
    .where("id", "=", questionId)
    .where("uid", "=", uid)
    // The first time stands.
    .where("skipped_at", "is", null)
    .execute();
  return true;
}

import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import type { Database, IssuedQuestionsTable } from "./database.ts";

/** A question that nobody has answered. */
export function isUnanswered({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Database, "issued_questions">): Expression<SqlBool> {
  return not(
    exists(
      selectFrom("answers")
        .select("question_id")
        .whereRef("question_id", "=", "issued_questions.id"),
    ),
  );
}

type Issued = Database & { issued: IssuedQuestionsTable };

/** A question that no open study session asks. */
export function isOfNoOpenSession({
  not,
  exists,
  selectFrom,
}: ExpressionBuilder<Issued, "issued">): Expression<SqlBool> {
  return not(
    exists(
      selectFrom("study_sessions")
        .select("study_sessions.id")
        .whereRef("study_sessions.id", "=", "issued.study_session")
        .where("completed_at", "is", null)
        .where("discarded_at", "is", null),
    ),
  );
}

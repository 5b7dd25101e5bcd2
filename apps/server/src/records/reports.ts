import { FiledReport, Report, type ReportOutcome } from "@sat/contract";
import type { Insertable, Kysely, Selectable } from "kysely";
import type { Database, ReportsTable } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { lockLearner } from "./lock-learner.ts";
import { QUESTION_COLUMNS, type QuestionRow, readQuestion } from "./questions.ts";

/** What a learner says is wrong with an issued question. */
export interface FiledFlaw extends Pick<Report, "flaw" | "comment"> {
  readonly uid: string;
  readonly questionId: string;
  readonly now: Date;
}

export interface Reports {
  /** Keeps the report in place of an earlier one; none if this learner was never issued the question. */
  file(flaw: FiledFlaw): Promise<Report | undefined>;
  /** Every report, or those without an outcome, the oldest first. */
  list(which: "all" | "open"): Promise<FiledReport[]>;
  /** Says what came of a report; false if there is none. */
  settle(id: string, outcome: ReportOutcome): Promise<boolean>;
}

export function reportsIn(db: Kysely<Database>, differences: Differences): Reports {
  return {
    file: (flaw) => fileReport(db, differences, flaw),

    async list(which) {
      const rows = await db
        .selectFrom("reports")
        .innerJoin("issued_questions", "issued_questions.id", "reports.question_id")
        .selectAll("reports")
        .select(QUESTION_COLUMNS)
        .$if(which === "open", (query) => query.where("outcome", "is", null))
        .orderBy("reported_at")
        .orderBy("question_id")
        .execute();
      return rows.map(readFiled);
    },

    async settle(id, outcome) {
      const settled = await db
        .updateTable("reports")
        .set({ outcome })
        .where("question_id", "=", id)
        .returning("question_id")
        .executeTakeFirst();
      return settled !== undefined;
    },
  };
}

/** The lock comes first, as in whatever forgets: a report that held its question alone would keep that waiting, and it. */
function fileReport(
  db: Kysely<Database>,
  differences: Differences,
  { uid, questionId, flaw, comment, now }: FiledFlaw,
): Promise<Report | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockLearner(transaction, differences, uid);
    const origin = await transaction
      .selectFrom("issued_questions")
      .select(["item_id", "model", "version", "level", "seed"])
      .where("id", "=", questionId)
      .where("uid", "=", uid)
      .executeTakeFirst();
    if (origin === undefined) return undefined;
    const said = { flaw, comment, reported_at: now.toISOString(), outcome: null };
    const row = { question_id: questionId, uid, ...origin, ...said };
    await storeReports(transaction, [row]);
    return readReport(row);
  });
}

/** Stores reports, each in place of an earlier one on its question. */
export async function storeReports(
  db: Kysely<Database>,
  rows: readonly Insertable<ReportsTable>[],
): Promise<void> {
  await db
    .insertInto("reports")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("question_id").doUpdateSet(({ ref }) => ({
        flaw: ref("excluded.flaw"),
        comment: ref("excluded.comment"),
        reported_at: ref("excluded.reported_at"),
        outcome: ref("excluded.outcome"),
      })),
    )
    .execute();
}

/** The columns that say what a report is. */
export type ReportColumns = Pick<
  Selectable<ReportsTable>,
  "flaw" | "comment" | "reported_at" | "outcome"
>;

/** The report as a row holds it. */
function readReport({ flaw, comment, reported_at, outcome }: ReportColumns): Report {
  return Report.parse({ flaw, comment, reportedAt: reported_at, outcome });
}

/** The report that a row may hold which was joined from the left. */
export function readJoinedReport(row: {
  [Column in keyof ReportColumns]: ReportColumns[Column] | null;
}): Report | null {
  const { flaw, comment, reported_at, outcome } = row;
  if (flaw === null || comment === null || reported_at === null) return null;
  return readReport({ flaw, comment, reported_at, outcome });
}

function readFiled(row: Selectable<ReportsTable> & QuestionRow): FiledReport {
  const { model, version, level, seed } = row;
  const { id, seenBefore: _, reason: __, proof: ___, ...question } = readQuestion(row);
  return FiledReport.parse({
    ...readReport(row),
    id,
    itemId: row.item_id,
    model,
    version,
    level,
    seed,
    question,
  });
}

import { CopiedScoreReport, type ScoreReportRequest } from "@sat/contract";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "./database.ts";
import type { ScoreReportsTable } from "./score-reports-table.ts";

/** The score reports that a learner has copied, the earliest exam first. */
export async function reportsByDay(
  db: Kysely<Database>,
  uid: string,
): Promise<CopiedScoreReport[]> {
  const rows = await db
    .selectFrom("score_reports")
    .selectAll()
    .where("uid", "=", uid)
    .orderBy("day")
    .execute();
  return rows.map(readReport);
}

function readReport(row: Selectable<ScoreReportsTable>): CopiedScoreReport {
  return CopiedScoreReport.parse({
    id: row.id,
    day: row.day,
    scores: { "Reading and Writing": row.reading_writing, Math: row.math },
    bands: JSON.parse(row.bands),
  });
}

/** What a report says, as its columns hold it. */
export function reportColumns({
  day,
  scores,
  bands,
}: ScoreReportRequest): Omit<ScoreReportsTable, "id" | "uid"> {
  return {
    day,
    reading_writing: scores["Reading and Writing"],
    math: scores.Math,
    bands: JSON.stringify(bands),
  };
}

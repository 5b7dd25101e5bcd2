import type { ExportedQuestion, ExportedSitting } from "@sat/contract";
import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import type { Database, IssuedQuestionsTable } from "./database.ts";
import { readSitting, type StoredModule, type StoredSitting } from "./sitting-rows.ts";
import { uncountedModules } from "./uncounted-modules.ts";

/** As many as there are in every page of an export: fewer are the last. */
const SITTINGS_AT_ONCE = 50;

/**
 * The tests of a learner that have ended, after another in the order in which they were started. One of which a module
 * does not count yet is left out; of its questions those come that count already, and belong to no test then.
 */
export async function sittingsAfter(
  db: Kysely<Database>,
  uid: string,
  last: StoredSitting | undefined,
): Promise<StoredSitting[]> {
  const rows = await db
    .selectFrom("sittings")
    .selectAll()
    .where("uid", "=", uid)
    .where("ended_at", "is not", null)
    .where("id", "not in", uncountedModules(db, uid))
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple("started_at", "id"),
        ">",
        tuple(last?.startedAt.toISOString() ?? "", last?.id ?? ""),
      ),
    )
    .orderBy("started_at")
    .orderBy("id")
    .limit(SITTINGS_AT_ONCE)
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const modules = await db
    .selectFrom("sitting_modules")
    .selectAll()
    .where("sitting", "in", ids)
    .orderBy("number")
    .execute();
  return rows.map((row) =>
    readSitting(
      row,
      modules.filter(({ sitting }) => sitting === row.id),
    ),
  );
}

export function exportedSitting(sitting: StoredSitting): ExportedSitting {
  const { id, test, timing, extraBreaks, mode, timeZone, startedAt, keyOpenedAt } = sitting;
  // What is exported has ended.
  const endedAt = sitting.endedAt ?? startedAt;
  return {
    id,
    test,
    timing,
    extraBreaks,
    mode,
    timeZone,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    // A clock that was set back may have had the key opened after the end.
    keyOpenedAt: keyOpenedAt && new Date(Math.min(+keyOpenedAt, +endedAt)).toISOString(),
    modules: sitting.modules.map(exportedModule),
  };
}

function exportedModule(module: StoredModule): ExportedSitting["modules"][number] {
  const { number, section, questions, breakAfter, route, begunAt, endedAt, ended } = module;
  return {
    number,
    section,
    questions,
    limit: module.clock.limit,
    breakAfter,
    route,
    begunAt: begunAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    ended,
    taken: module.clock.elapsed,
    late: [...module.late],
    work: module.work,
  };
}

type Issued = Database & { issued: IssuedQuestionsTable };

const BETWEEN = " ";

/** Where an issued question stands in a test that has ended, as one text. */
export function placeColumn({ selectFrom }: ExpressionBuilder<Issued, "issued">) {
  const between = sql.lit(BETWEEN);
  const parts = sql<string>`sitting || ${between} || module || ${between} || placed.number || ${between} || scored`;
  return selectFrom("sitting_questions as placed")
    .innerJoin("sittings", "sittings.id", "placed.sitting")
    .select(parts.as("place"))
    .whereRef("placed.question_id", "=", "issued.id")
    .where("sittings.ended_at", "is not", null)
    .as("place");
}

export function readPlace(place: string): NonNullable<ExportedQuestion["place"]> {
  const [sitting = "", module, number, scored] = place.split(BETWEEN);
  return { sitting, module: Number(module), number: Number(number), scored: scored === "1" };
}

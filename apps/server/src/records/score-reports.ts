import { randomUUID } from "node:crypto";
import type { CopiedScoreReport, ScoreReportRequest } from "@sat/contract";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { reportColumns, reportsByDay } from "./score-report-rows.ts";

/** A report that is to be kept for a learner. */
interface Copied {
  readonly uid: string;
  readonly report: ScoreReportRequest;
}

interface ReportName {
  readonly uid: string;
  readonly id: string;
}

/** Each change has ability worked out anew by whoever next wants to know it. */
export interface ScoreReports {
  /** The latest exam first. */
  list(uid: string): Promise<CopiedScoreReport[]>;
  /** Keeps a report, or answers the one that there is of its day already; undefined if the learner is gone. */
  add(copied: Copied): Promise<CopiedScoreReport | undefined>;
  /** Undefined if the learner has no such report; `taken` if another of theirs is of that day. */
  change(change: Copied & ReportName): Promise<CopiedScoreReport | "taken" | undefined>;
  /** False if the learner has no such report. */
  remove(name: ReportName): Promise<boolean>;
}

export function scoreReportsIn(db: Kysely<Database>, { lockUser }: Differences): ScoreReports {
  /** Nobody else changes the learner's reports, or counts an answer of theirs, meanwhile. */
  const locked = <Done>(
    uid: string,
    work: (transaction: Transaction<Database>, kept: CopiedScoreReport[]) => Promise<Done>,
  ) =>
    db.transaction().execute(async (transaction) => {
      const user = transaction.selectFrom("users").select("uid").where("uid", "=", uid);
      const row = await lockUser(user).executeTakeFirst();
      return row && work(transaction, await reportsByDay(transaction, uid));
    });

  return {
    list: async (uid) => (await reportsByDay(db, uid)).toReversed(),

    add: ({ uid, report }) =>
      locked(uid, async (transaction, kept) => {
        const same = kept.find(({ day }) => day === report.day);
        if (same !== undefined) return same;
        const id = randomUUID();
        const row = { id, uid, ...reportColumns(report) };
        await transaction.insertInto("score_reports").values(row).execute();
        await forgetAbility(transaction, uid);
        return { id, ...report };
      }),

    change: ({ uid, id, report }) =>
      locked(uid, async (transaction, kept) => {
        if (kept.every((each) => each.id !== id)) return undefined;
        if (kept.some((each) => each.id !== id && each.day === report.day)) return "taken" as const;
        const columns = reportColumns(report);
        await transaction.updateTable("score_reports").set(columns).where("id", "=", id).execute();
        await forgetAbility(transaction, uid);
        return { id, ...report };
      }),

    async remove({ uid, id }) {
      const isRemoved = await locked(uid, async (transaction, kept) => {
        if (kept.every((each) => each.id !== id)) return false;
        await transaction.deleteFrom("score_reports").where("id", "=", id).execute();
        await forgetAbility(transaction, uid);
        return true;
      });
      return isRemoved ?? false;
    },
  };
}

/** A report has its place among the answers: what was believed from its day on is worked out anew. */
async function forgetAbility(transaction: Transaction<Database>, uid: string): Promise<void> {
  await transaction.deleteFrom("abilities").where("uid", "=", uid).execute();
  await transaction.deleteFrom("ability_days").where("uid", "=", uid).execute();
}

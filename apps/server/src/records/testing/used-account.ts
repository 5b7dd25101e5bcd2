import type { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Differences } from "../dialects.ts";
import type { Records } from "../records.ts";
import {
  aLearner,
  anAnswer,
  anItem,
  aStudySession,
  issueTo,
  judge,
  LATER,
  MUCH_LATER,
  NOON,
  anIssue,
  aSitting,
  aScoreReport,
  aSubscription,
  placeIn,
} from "./builders.ts";

/** What a learner leaves who has used everything: rows of each table that names learners. */
export const USED: Readonly<Record<string, number>> = {
  abilities: 1,
  ability_days: 2,
  answers: 2,
  cards: 1,
  issued_questions: 4,
  mistakes: 1,
  push_subscriptions: 1,
  reports: 1,
  score_reports: 1,
  sessions: 1,
  sitting_modules: 1,
  sitting_questions: 1,
  sittings: 1,
  study_sessions: 1,
  topic_progress: 1,
  users: 1,
};

/** A learner who has used everything, signed in with a session of this hash. */
export async function useEverything(records: Records): Promise<string> {
  const learner = await aLearner(records);
  await records.sessions.create(sessionOf(learner), {
    uid: learner,
    createdAt: NOON,
    expiresAt: MUCH_LATER,
  });
  const studySession = await aStudySession(records, learner);
  const { rationales } = anItem();
  const practised = await issueTo(records, learner, {
    correctAnswer: "A",
    // What is answered below comes from a slip.
    rationales: { ...rationales, A: rationales.B, B: rationales.A },
  });
  const studied = await records.questions.issue(
    anIssue(learner, { position: 1, place: { studySession, number: 1 }, now: LATER }),
  );
  for (const id of [practised.id, studied?.id ?? ""]) {
    // Not clicked, so that it says something of the learner.
    await records.answers.settle(anAnswer(learner, id, { timeSpent: 30_000 }), judge);
  }
  await issueTo(records, learner);
  const sitting = await aSitting(records, learner);
  await placeIn(records, { uid: learner, id: sitting });
  const flaw = { flaw: "typo", comment: "", now: LATER } as const;
  await records.reports.file({ uid: learner, questionId: practised.id, ...flaw });
  await records.scoreReports.add({ uid: learner, report: aScoreReport() });
  // What follows from answers and reports is worked out when it is asked for.
  await records.abilities.find(learner);
  await records.pushSubscriptions.keep(learner, aSubscription(), { now: NOON, dueAt: LATER });
  return learner;
}

/** The hash of the learner's session. */
export function sessionOf(uid: string): string {
  return `hash of ${uid}`;
}

/** All there are, whatever is not the records' own left out. */
export async function allTables(db: Kysely<Database>, differences: Differences) {
  const schema = await differences.currentSchema(db);
  const tables = await db.introspection.getTables();
  return tables.filter((table) => schema === undefined || table.schema === schema);
}

/** How many rows of each table are the learner's; those without any are left out. */
export async function rowsOf(
  db: Kysely<Database>,
  differences: Differences,
  learner: string,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, columns } of await allTables(db, differences)) {
    if (columns.every((column) => column.name !== "uid")) continue;
    const rows = await db
      .selectFrom(name as "answers") // every table with a uid will do
      .select("uid")
      .where("uid", "=", learner)
      .execute();
    if (rows.length > 0) counts[name] = rows.length;
  }
  return counts;
}

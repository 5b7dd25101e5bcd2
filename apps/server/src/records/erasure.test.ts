import { Kysely, type TableMetadata } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { erasureIn } from "./erasure.ts";
import { allowanceOf } from "./limits.ts";
import type { Records } from "./records.ts";
import {
  aLearner,
  anAnswer,
  anItem,
  aStudySession,
  FEATURES,
  PROOF,
  issueTo,
  judge,
  LATER,
  MUCH_LATER,
  NOON,
  TURN,
} from "./testing/builders.ts";
import { databaseKinds, type TestDatabase } from "./testing/databases.ts";
import { WrittenRows } from "./testing/written-rows.ts";

/** What a learner leaves who has used everything: rows of each table that names learners. */
const USED: Record<string, number> = {
  answers: 2,
  issued_questions: 3,
  reports: 1,
  sessions: 1,
  study_sessions: 1,
  topic_progress: 1,
  users: 1,
};

/** Tables without a uid: allowances of calls, sign-ins under way, and what is the embedded identity provider's. */
const NAMELESS = ["limits", "local_accounts", "provider_keys", "provider_states", "sign_ins"];

/** An allowance that one call uses up. */
const oneCallOf = (uid: string) => ({ name: allowanceOf(uid, "answer"), perMinute: 1 });

describe.each(databaseKinds)("what is forgotten on %s", (_, make) => {
  const written = new WrittenRows();
  let database: TestDatabase;
  let differences: Differences;
  let records: Records;
  let db: Kysely<Database>;
  let uid: string;
  let other: string;

  beforeAll(async () => {
    database = await make();
    records = await database.open();
    differences = database.differences();
    db = new Kysely<Database>({ dialect: differences.dialect, plugins: [written] });
  });

  afterAll(async () => {
    await db.destroy();
    await records.close();
    await database.drop();
  });

  beforeEach(async () => {
    [uid, other] = [await useEverything(), await useEverything()];
    expect(await rowsOf(uid)).toEqual(USED);
  });

  test("there is no table but these, so that none is left out here", async () => {
    // Beside SQLite the limits are kept in memory.
    const names = new Set(["limits", ...(await allTables()).map(({ name }) => name)]);
    expect([...names].toSorted()).toEqual([...Object.keys(USED), ...NAMELESS].toSorted());
  });

  test("of a learner who leaves no row is left, and of others every one", async () => {
    await records.localAccounts.add({ id: uid, name: "Ada", email: `${uid}@example.org` }, NOON);
    await records.localAccounts.add({ id: other, name: "Bob", email: `${other}@a.org` }, NOON);
    for (const id of [uid, other]) {
      const state = { payload: JSON.stringify({ accountId: id }), grantId: null, expiresAt: LATER };
      await records.providerStates.keep(`AuthorizationCode:${id}`, state);
      expect(await records.limits.take([oneCallOf(id)], NOON)).toBe(true);
    }
    await records.erasure.forgetLearner({ uid, isTheirs: (id) => id === uid });
    expect(await rowsOf(uid)).toEqual({});
    expect(await rowsOf(other)).toEqual(USED);
    expect(await records.localAccounts.find(uid)).toBeUndefined();
    expect(await records.localAccounts.find(other)).toBeDefined();
    expect(await records.providerStates.find(`AuthorizationCode:${uid}`)).toBeUndefined();
    expect(await records.providerStates.find(`AuthorizationCode:${other}`)).toBeDefined();
    expect(await records.limits.take([oneCallOf(uid)], NOON)).toBe(true);
    expect(await records.limits.take([oneCallOf(other)], NOON)).toBe(false);
  });

  test("of progress nothing is left but which questions were issued", async () => {
    await records.erasure.forgetProgress(uid);
    expect(await rowsOf(uid)).toEqual({ issued_questions: 3, sessions: 1, users: 1 });
    expect(await rowsOf(other)).toEqual(USED);
    expect(await records.users.find(uid)).toMatchObject({
      user: { stats: { totalQuestions: 0, correctAnswers: 0, longestStreak: 0 } },
      lastDay: null,
    });
  });

  test("a question issued before can be answered after, and counts anew", async () => {
    const { id } = await issueTo(records, uid);
    await records.erasure.forgetProgress(uid);
    const settled = await records.answers.settle(anAnswer(uid, id), judge);
    expect(settled?.stats.totalQuestions).toBe(1);
  });

  test("of questions that were left none but those are written for it", async () => {
    const [none, one] = [await aLearner(records), await aLearner(records)];
    for (const learner of [none, one]) {
      await issueTo(records, learner);
      const { id: questionId } = await issueTo(records, learner);
      if (learner === one)
        await records.questions.skip({ uid: one, questionId, instantOf: () => LATER });
    }
    const rowsFor = async (learner: string) => {
      await erasureIn(db, differences).forgetProgress(learner);
      return written.take();
    };
    expect(await rowsFor(one)).toBe((await rowsFor(none)) + 1);
    expect(await records.history.list({ now: MUCH_LATER, uid: one, limit: 9 })).toEqual([]);
  });

  test("answers that come while a learner leaves are either forgotten or refused", async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => issueTo(records, uid)));
    await Promise.allSettled([
      ...asked.map(({ id }) => records.answers.settle(anAnswer(uid, id), judge)),
      records.erasure.forgetLearner({ uid, isTheirs: () => false }),
      ...asked.map(() => issueTo(records, uid)),
    ]);
    expect(await rowsOf(uid)).toEqual({});
  });

  test("to forget nobody changes nothing", async () => {
    await records.erasure.forgetLearner({ uid: "nobody", isTheirs: () => false });
    await records.erasure.forgetProgress("nobody");
    expect(await rowsOf(uid)).toEqual(USED);
  });

  async function useEverything(): Promise<string> {
    const learner = await aLearner(records);
    await records.sessions.create(`hash of ${learner}`, {
      uid: learner,
      createdAt: NOON,
      expiresAt: MUCH_LATER,
    });
    const studySession = await aStudySession(records, learner);
    const practised = await issueTo(records, learner);
    const studied = await records.questions.issue({
      uid: learner,
      item: anItem(),
      features: FEATURES,
      proof: PROOF,
      position: 1,
      reason: TURN,
      place: { studySession, number: 1 },
      now: LATER,
    });
    for (const id of [practised.id, studied?.id ?? ""]) {
      await records.answers.settle(anAnswer(learner, id), judge);
    }
    await issueTo(records, learner);
    const flaw = { flaw: "typo", comment: "", now: LATER } as const;
    await records.reports.file({ uid: learner, questionId: practised.id, ...flaw });
    return learner;
  }

  async function allTables(): Promise<TableMetadata[]> {
    const schema = await differences.currentSchema(db);
    const tables = await db.introspection.getTables();
    return tables.filter((table) => schema === undefined || table.schema === schema);
  }

  /** How many rows of each table are the learner's; those without any are left out. */
  async function rowsOf(learner: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name, columns } of await allTables()) {
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
});

import { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { erasureIn } from "./erasure.ts";
import { allowanceOf } from "./limits.ts";
import type { Records } from "./records.ts";
import { aLearner, anAnswer, issueTo, judge, LATER, MUCH_LATER, NOON } from "./testing/builders.ts";
import { databaseKinds, type TestDatabase } from "./testing/databases.ts";
import { allTables, rowsOf, USED, useEverything } from "./testing/used-account.ts";
import { WrittenRows } from "./testing/written-rows.ts";

/** Tables without a uid: allowances of calls, sign-ins under way, and what is the embedded identity provider's. */
const NAMELESS = ["calibrations", "limits", "local_accounts", "provider_keys"].concat([
  "provider_states",
  "sign_ins",
]);

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
    [uid, other] = [await useEverything(records), await useEverything(records)];
    expect(await rowsOf(db, differences, uid)).toEqual(USED);
  });

  test("there is no table but these, so that none is left out here", async () => {
    // Beside SQLite the limits are kept in memory.
    const names = new Set([
      "limits",
      ...(await allTables(db, differences)).map(({ name }) => name),
    ]);
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
    await records.erasure.forgetLearner({ uid, isTheirs: (id) => id === uid }, () => NOON);
    expect(await rowsOf(db, differences, uid)).toEqual({});
    expect(await rowsOf(db, differences, other)).toEqual(USED);
    expect(await records.localAccounts.find(uid)).toBeUndefined();
    expect(await records.localAccounts.find(other)).toBeDefined();
    expect(await records.providerStates.find(`AuthorizationCode:${uid}`)).toBeUndefined();
    expect(await records.providerStates.find(`AuthorizationCode:${other}`)).toBeDefined();
    expect(await records.limits.take([oneCallOf(uid)], NOON)).toBe(true);
    expect(await records.limits.take([oneCallOf(other)], NOON)).toBe(false);
  });

  test("of progress nothing is left but which questions were issued, and where reminders go", async () => {
    await records.erasure.forgetProgress(uid, () => NOON);
    expect(await rowsOf(db, differences, uid)).toEqual({
      issued_questions: 4,
      push_subscriptions: 1,
      sessions: 1,
      users: 1,
    });
    expect(await rowsOf(db, differences, other)).toEqual(USED);
    expect(await records.users.find(uid)).toMatchObject({
      user: { stats: { totalQuestions: 0, correctAnswers: 0, longestStreak: 0 } },
      lastDay: null,
    });
  });

  test("a question issued before can be answered after, and counts anew", async () => {
    const { id } = await issueTo(records, uid);
    await records.erasure.forgetProgress(uid, () => NOON);
    const settled = await records.answers.settle(anAnswer(uid, id), judge);
    expect(settled?.stats.totalQuestions).toBe(1);
  });

  test("of questions that were left none but those are written for it", async () => {
    const erasure = erasureIn({ db, differences });
    const [none, one] = [await aLearner(records), await aLearner(records)];
    const rowsFor = async (learner: string) => {
      await issueTo(records, learner);
      const { id: questionId } = await issueTo(records, learner);
      await erasure.forgetProgress(learner, () => NOON);
      if (learner === one)
        await records.questions.skip({ uid: one, questionId, instantOf: () => LATER });
      written.take();
      await erasure.forgetProgress(learner, () => NOON);
      return written.take();
    };
    expect(await rowsFor(one)).toBe((await rowsFor(none)) + 1);
    expect(await records.history.list({ now: MUCH_LATER, uid: one, limit: 9 })).toEqual([]);
  });

  test("answers that come while a learner leaves are either forgotten or refused", async () => {
    const asked = await Promise.all(Array.from({ length: 6 }, () => issueTo(records, uid)));
    await Promise.allSettled([
      ...asked.map(({ id }) => records.answers.settle(anAnswer(uid, id), judge)),
      records.erasure.forgetLearner({ uid, isTheirs: () => false }, () => NOON),
      ...asked.map(() => issueTo(records, uid)),
    ]);
    expect(await rowsOf(db, differences, uid)).toEqual({});
  });

  test("to forget nobody changes nothing", async () => {
    await records.erasure.forgetLearner({ uid: "nobody", isTheirs: () => false }, () => NOON);
    await records.erasure.forgetProgress("nobody", () => NOON);
    expect(await rowsOf(db, differences, uid)).toEqual(USED);
  });
});

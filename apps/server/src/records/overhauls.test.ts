import { EMPTY_STATS } from "@sat/contract";
import { Kysely } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { erasureIn } from "./erasure.ts";
import type { Records } from "./records.ts";
import type { RestoredPiece } from "./restoration.ts";
import { erasureBrokenOff, erasureGivingWay } from "./testing/breaks-off.ts";
import {
  aLearner,
  anAnswer,
  anIdentity,
  aStudySession,
  issueTo,
  judge,
  LATER,
  NOON,
} from "./testing/builders.ts";
import { databaseKinds, type TestDatabase } from "./testing/databases.ts";
import { rowsOf, sessionOf, USED, useEverything } from "./testing/used-account.ts";

/** The same database to one whom something keeps waiting before each of its transactions. */
function before(db: Kysely<Database>, wait: () => Promise<void> | undefined): Kysely<Database> {
  const transaction = (): Pick<ReturnType<typeof db.transaction>, "execute"> => ({
    async execute(task) {
      await wait();
      return db.transaction().execute(task);
    },
  });
  const own = { transaction };
  return new Proxy(db, {
    get: (target, name) => Reflect.get(name in own ? own : target, name, target) as unknown,
  });
}

/** What nothing is to be reported to. */
const unexpected = (error: unknown) => {
  throw error;
};
const noon = () => NOON;
const later = () => LATER;
const RESET = { issued_questions: 4, push_subscriptions: 1, sessions: 1, users: 1 };

describe.each(databaseKinds)("an account on %s", (_, make) => {
  let database: TestDatabase;
  let differences: Differences;
  let records: Records;
  let db: Kysely<Database>;
  let broken: ReturnType<typeof erasureBrokenOff>;
  let givingWay: ReturnType<typeof erasureGivingWay>;
  let uid: string;

  beforeAll(async () => {
    database = await make();
    records = await database.open();
    differences = database.differences();
    broken = erasureBrokenOff(database);
    givingWay = erasureGivingWay(database);
    db = new Kysely<Database>({ dialect: differences.dialect });
  });

  afterAll(async () => {
    await broken.close();
    await givingWay.close();
    await db.destroy();
    await records.close();
    await database.drop();
  });

  beforeEach(async () => {
    uid = await useEverything(records);
  });

  const leaver = (learner: string) => ({ uid: learner, isTheirs: () => false });
  const leftRows = (learner = uid) => rowsOf(db, differences, learner);
  const expectProblem = (call: Promise<unknown>, type: string) =>
    expect(call).rejects.toHaveProperty("problem.type", type);

  async function breakOffReset(learner = uid): Promise<void> {
    await expect(broken.erasure.forgetProgress(learner, noon)).rejects.toThrow(
      "the process is gone",
    );
  }

  async function breakOffDeletion(learner = uid): Promise<void> {
    const deletion = broken.erasure.forgetLearner(leaver(learner), noon);
    await expect(deletion).rejects.toThrow("the process is gone");
  }

  function restore(heir: string, pieces: AsyncIterable<RestoredPiece>): Promise<boolean> {
    const standing = { stats: EMPTY_STATS, lastDay: null };
    const counted = { preferences: {}, progress: new Map(), standing };
    return records.restorations.restore({ uid: heir, ...counted, pieces }, noon);
  }

  /** An import on whose way something else is done. */
  async function importBeside(heir: string, task: () => Promise<unknown>): Promise<boolean> {
    async function* pieces() {
      await task();
      yield { studySessions: [], questions: [] };
    }
    return restore(heir, pieces());
  }

  test("that is reset has nothing counted from the first moment on, and lets nobody in", async () => {
    const { id } = await issueTo(records, uid);
    await breakOffReset();
    expect(await records.users.find(uid)).toMatchObject({
      user: { stats: EMPTY_STATS },
      lastDay: null,
    });
    expect(await records.sessions.find(sessionOf(uid), NOON)).toMatchObject({ isOverhauled: true });
    await expectProblem(records.overhauls.refuseUnderWay(uid, noon), "reset-under-way");
    await expectProblem(records.answers.settle(anAnswer(uid, id), judge), "reset-under-way");
    await expectProblem(records.erasure.forgetProgress(uid, noon), "reset-under-way");
    await expectProblem(restore(uid, ReadableStream.from([])), "reset-under-way");
  });

  test("whose reset was broken off is reset wholly for the next one to be let in", async () => {
    await breakOffReset();
    await records.overhauls.refuseUnderWay(uid, later);
    expect(await leftRows()).toEqual(RESET);
    expect(await records.sessions.find(sessionOf(uid), NOON)).toMatchObject({
      isOverhauled: false,
    });
    const { id } = await issueTo(records, uid);
    const settled = await records.answers.settle(anAnswer(uid, id), judge);
    expect(settled?.stats.totalQuestions).toBe(1);
  });

  test("is brought to the end of what was broken off though its learner never comes", async () => {
    const [leaves, goesOn] = [await useEverything(records), await useEverything(records)];
    await breakOffReset();
    await breakOffDeletion(leaves);
    await broken.erasure.forgetProgress(goesOn, () => LATER).catch(() => undefined);
    await records.overhauls.finishBrokenOff(later, unexpected);
    expect(await leftRows()).toEqual(RESET);
    expect(await leftRows(leaves)).toEqual({});
    await expectProblem(records.overhauls.refuseUnderWay(goesOn, later), "reset-under-way");
  });

  test("of which two find a reset broken off is gone on with by one", async () => {
    await breakOffReset();
    const found = await Promise.allSettled(
      Array.from({ length: 3 }, () => records.overhauls.refuseUnderWay(uid, later)),
    );
    expect(found.map(({ status }) => status)).toContain("fulfilled");
    for (const one of found.filter(({ status }) => status === "rejected"))
      expect(one).toHaveProperty("reason.problem.type", "reset-under-way");
    expect(await leftRows()).toEqual(RESET);
  });

  test("that is deleted has no session from the first moment on, and nothing is counted in it", async () => {
    const { id } = await issueTo(records, uid);
    await breakOffDeletion();
    expect(await records.sessions.find(sessionOf(uid), NOON)).toBeUndefined();
    await expectProblem(records.answers.settle(anAnswer(uid, id), judge), "not-signed-in");
    await expectProblem(records.erasure.forgetProgress(uid, noon), "not-signed-in");
    await records.overhauls.refuseUnderWay(uid, noon);
    expect(await leftRows()).toEqual({});
  });

  test("is reset wholly though a piece had to give way", async () => {
    await givingWay.erasure.forgetProgress(uid, noon);
    expect(await leftRows()).toEqual(RESET);
  });

  test("born anew while the slower of two deletes the one before stays", async () => {
    const meanwhile = [
      () => Promise.resolve(),
      async () => {
        await records.erasure.forgetRest(uid);
        await records.users.signIn(anIdentity({ uid }), NOON);
        await issueTo(records, uid);
      },
    ];
    const slow = before(db, () => meanwhile.shift()?.());
    await erasureIn({ db: slow, differences }).forgetLearner(leaver(uid), noon);
    expect(meanwhile).toEqual([]);
    expect(await leftRows()).toEqual({ issued_questions: 1, users: 1 });
  });

  test("that is deleted by two at once is gone for both", async () => {
    await Promise.all([
      records.erasure.forgetLearner(leaver(uid), noon),
      records.erasure.forgetLearner(leaver(uid), noon),
    ]);
    expect(await leftRows()).toEqual({});
  });

  test("is deleted though an import or a reset is under way", async () => {
    await breakOffReset();
    await records.erasure.forgetLearner(leaver(uid), noon);
    expect(await leftRows()).toEqual({});
    const heir = await aLearner(records);
    const deletion = () => records.erasure.forgetLearner(leaver(heir), noon);
    await expect(importBeside(heir, deletion)).rejects.toThrow();
    expect(await leftRows(heir)).toEqual({});
  });

  test("that is imported into is not reset meanwhile, and has no session opened that would be in the way", async () => {
    const heir = await aLearner(records);
    const taken = importBeside(heir, async () => {
      await expectProblem(aStudySession(records, heir), "import-under-way");
      await expectProblem(records.erasure.forgetProgress(heir, noon), "import-under-way");
    });
    expect(await taken).toBe(true);
    expect(await aStudySession(records, heir)).toBeDefined();
  });

  test("with nothing under way is left as it is", async () => {
    await records.overhauls.refuseUnderWay(uid, later);
    await records.erasure.forgetRest(uid);
    await records.overhauls.finishBrokenOff(later, unexpected);
    expect(await leftRows()).toEqual(USED);
  });
});

import { EMPTY_STATS, type ExportedQuestion } from "@sat/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Records } from "./records.ts";
import type { Restoration, RestoredPiece } from "./restoration.ts";
import { aLearner, anAnswer, issueTo, judge, LATER, MUCH_LATER, NOON } from "./testing/builders.ts";
import { databaseKinds, type TestDatabase } from "./testing/databases.ts";

describe.each(databaseKinds)("an import on %s", (_, make) => {
  let database: TestDatabase;
  let records: Records;
  let exported: ExportedQuestion[];
  let heir: string;

  beforeAll(async () => {
    database = await make();
    records = await database.open();
    const giver = await aLearner(records);
    for (let count = 0; count < 3; count++) {
      await records.answers.settle(anAnswer(giver, (await issueTo(records, giver)).id), judge);
    }
    exported = [];
    for await (const some of records.exports.questions(giver)) exported.push(...some);
  });

  afterAll(async () => {
    await records.close();
    await database.drop();
  });

  beforeEach(async () => {
    heir = await aLearner(records);
  });

  function pieceOf(questions: readonly ExportedQuestion[]): RestoredPiece {
    const restored = questions.map((each) => ({ exported: each, statsAfter: EMPTY_STATS }));
    return { studySessions: [], questions: restored };
  }

  function restore(pieces: AsyncIterable<RestoredPiece>, change: Partial<Restoration> = {}) {
    const standing = { stats: { ...EMPTY_STATS, totalQuestions: 3 }, lastDay: "2026-11-20" };
    const counted = { preferences: {}, progress: new Map(), standing };
    return records.restorations.restore({ uid: heir, ...counted, pieces, ...change }, () => NOON);
  }

  async function expectUnderWay(clock: () => Date): Promise<void> {
    const letIn = records.overhauls.refuseUnderWay(heir, clock);
    await expect(letIn).rejects.toHaveProperty("problem.type", "import-under-way");
  }

  async function expectNothing(): Promise<void> {
    expect(await records.history.list({ uid: heir, now: NOON, limit: 9 })).toEqual([]);
    expect((await records.users.find(heir))?.user.stats.totalQuestions).toBe(0);
  }

  test("comes in pieces, and counts when the last is there", async () => {
    async function* pieces() {
      yield pieceOf(exported.slice(0, 2));
      await expectUnderWay(() => NOON);
      expect((await records.users.find(heir))?.user.stats.totalQuestions).toBe(0);
      yield pieceOf(exported.slice(2));
    }
    expect(await restore(pieces())).toBe(true);
    await records.overhauls.refuseUnderWay(heir, () => NOON);
    expect(await records.history.list({ uid: heir, now: NOON, limit: 9 })).toHaveLength(3);
    expect((await records.users.find(heir))?.user.stats.totalQuestions).toBe(3);
    expect(await restore(pieces())).toBe(false);
  });

  test("that fails on the way leaves nothing, and can be made again", async () => {
    async function* pieces() {
      yield await Promise.resolve(pieceOf(exported.slice(0, 2)));
      throw new Error("the file is gone");
    }
    await expect(restore(pieces())).rejects.toThrow("the file is gone");
    await expectNothing();
    await records.overhauls.refuseUnderWay(heir, () => NOON);
    expect(await restore(ReadableStream.from([pieceOf(exported)]))).toBe(true);
  });

  test("whose process is gone is undone for the next one to be let in, and does not go on", async () => {
    async function* pieces() {
      yield pieceOf(exported.slice(0, 2));
      await records.overhauls.refuseUnderWay(heir, () => LATER);
      await expectNothing();
      yield pieceOf(exported.slice(2));
    }
    await expect(restore(pieces())).rejects.toHaveProperty("problem.type", "import-under-way");
    await expectNothing();
  });

  test("is not waited for by a clock that was set back", async () => {
    async function* pieces() {
      yield pieceOf(exported.slice(0, 2));
      const longAgo = new Date(NOON.getTime() - (MUCH_LATER.getTime() - NOON.getTime()));
      await records.overhauls.refuseUnderWay(heir, () => longAgo);
    }
    await expect(restore(pieces())).rejects.toHaveProperty("problem.type", "import-under-way");
    await expectNothing();
  });

  test("takes no answer meanwhile, not even from a call that was in before", async () => {
    const { id } = await issueTo(records, heir);
    async function* pieces() {
      yield pieceOf(exported);
      const settled = records.answers.settle(anAnswer(heir, id), judge);
      await expect(settled).rejects.toHaveProperty("problem.type", "import-under-way");
    }
    expect(await restore(pieces())).toBe(true);
  });

  test("lets in no second one meanwhile", async () => {
    async function* pieces() {
      yield pieceOf(exported);
      const second = restore(ReadableStream.from([pieceOf(exported)]));
      await expect(second).rejects.toHaveProperty("problem.type", "import-under-way");
    }
    expect(await restore(pieces())).toBe(true);
  });
});

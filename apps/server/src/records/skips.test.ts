import { Kysely, type KyselyPlugin } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answersIn } from "./answers.ts";
import type { Database } from "./database.ts";
import type { Differences } from "./dialects.ts";
import { historyIn } from "./history.ts";
import type { Records } from "./records.ts";
import { noteSkipped } from "./skips.ts";
import { aLearner, anAnswer, issueTo, judge, LATER, MUCH_LATER } from "./testing/builders.ts";
import { databaseKinds, type TestDatabase } from "./testing/databases.ts";
import { WrittenRows } from "./testing/written-rows.ts";

describe.each(databaseKinds)("a question left on %s", (_, make) => {
  const written = new WrittenRows();
  let database: TestDatabase;
  let records: Records;
  let differences: Differences;
  let db: Kysely<Database>;

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

  test("is noted once, and a repeat writes nothing", async () => {
    const uid = await aLearner(records);
    const { id } = await issueTo(records, uid);
    const skip = { uid, questionId: id, instantOf: () => LATER };
    expect(await noteSkipped(db, skip)).toBe(true);
    expect(written.take()).toBe(1);
    expect(await noteSkipped(db, { ...skip, instantOf: () => MUCH_LATER })).toBe(true);
    expect(written.take()).toBe(0);
    expect(await records.history.find({ uid, id })).toMatchObject({
      answeredAt: LATER.toISOString(),
    });
  });

  test("is none of another learner's, and then nothing is written", async () => {
    const { id: questionId } = await issueTo(records, await aLearner(records));
    const uid = await aLearner(records);
    expect(await noteSkipped(db, { uid, questionId, instantOf: () => LATER })).toBe(false);
    expect(written.take()).toBe(0);
  });

  test("stands in the history once, though it is answered as that is read", async () => {
    const uid = await aLearner(records);
    const { id } = await issueTo(records, uid);
    await noteSkipped(db, { uid, questionId: id, instantOf: () => LATER });
    const reads: unknown[] = [];
    let answered: Promise<unknown> = Promise.resolve();
    const answerBeforeSecond: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (reads.push(node) === 2)
          answered = answersIn(db, differences).settle(anAnswer(uid, id), judge);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const { list } = historyIn(db.withPlugin(answerBeforeSecond));
    expect(await list({ uid, now: MUCH_LATER, limit: 9 })).toMatchObject([{ questionId: id }]);
    expect(await answered).toMatchObject({ correct: true });
    expect(await list({ uid, now: MUCH_LATER, limit: 9 })).toMatchObject([
      { questionId: id, correct: true },
    ]);
  });
});

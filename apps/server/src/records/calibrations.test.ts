import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aLearner, anAnswer, anEstimate, issueTo, judge, NOON } from "./testing/builders.ts";
import { databaseKinds } from "./testing/databases.ts";
import { type Opened, opened } from "./testing/opened.ts";

describe.each(databaseKinds)("calibrations on %s", (_, make) => {
  let records: Opened["records"];
  let db: Opened["db"];
  let close: Opened["close"];

  beforeAll(async () => {
    ({ records, db, close } = await opened(make));
  });

  afterAll(() => close());

  test("leave out what an import or another change of a whole account has brought so far", async () => {
    const uid = await aLearner(records);
    const { id } = await issueTo(records, uid);
    await records.answers.settle(anAnswer(uid, id), judge);
    const counted = async () => {
      const learners: string[] = [];
      for await (const { learner } of records.calibrations.answers()) learners.push(learner);
      return learners.length;
    };
    expect(await counted()).toBe(1);
    await db.updateTable("users").set({ import_id: "under-way" }).where("uid", "=", uid).execute();
    expect(await counted()).toBe(0);
  });

  test("that change at once are each of a revision of its own", async () => {
    const { calibrations } = records;
    const models = ["slopes", "sums", "ratios", "roots", "angles", "areas"];
    await Promise.all(models.map((model) => calibrations.accept([anEstimate({ model })], NOON)));
    await Promise.all(models.slice(0, 2).map((model) => calibrations.withdraw([model], NOON)));
    const rows = await db.selectFrom("calibrations").select("revision").execute();
    expect(rows).toHaveLength(models.length);
    expect(new Set(rows.map(({ revision }) => revision)).size).toBe(models.length);
  });
});

import { EMPTY_STATS } from "@sat/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { progressFiguresIn } from "../progress-figures.ts";
import { anIdentity, anItem, LATER, NOON } from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { anEarlierIssue, type EarlierTables, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

describe.each(databaseKinds)("what the version before has left on %s", (_, make) => {
  let tables: EarlierTables;

  beforeAll(async () => {
    tables = await earlierTables(make, "0027-score-reports");
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await answered(tables, "one", 40_000);
    await answered(tables, "another", 2_000);
    await sat("on screen", "practice");
    await tables.bringUpToDate();
  });

  afterAll(() => tables.drop());

  test("keeps the times of its answers, and new ones may be unknown", async () => {
    await answered(tables, "on paper", null);
    const rows = await tables.db
      .selectFrom("answers")
      .select(["question_id", "time_spent"])
      .orderBy("question_id")
      .execute();
    expect(rows).toEqual([
      { question_id: "another", time_spent: 2_000 },
      { question_id: "on paper", time_spent: null },
      { question_id: "one", time_spent: 40_000 },
    ]);
    const figures = progressFiguresIn(tables.db);
    expect(await figures.latest("ada", 5, LATER)).toHaveLength(3);
    const times = await figures.latestTimes("ada", 5, LATER);
    expect(new Set(times.map(({ timeSpent }) => timeSpent))).toEqual(new Set([2_000, 40_000]));
  });

  test("keeps its open test, beside which any number may be on paper and no other on screen", async () => {
    await sat("on paper", "paper");
    await sat("on paper, too", "paper");
    await expect(sat("another on screen", "strict")).rejects.toThrow();
    const rows = await tables.db.selectFrom("sittings").select("key_opened_at").execute();
    expect(rows).toEqual([
      { key_opened_at: null },
      { key_opened_at: null },
      { key_opened_at: null },
    ]);
  });

  async function sat(id: string, mode: string): Promise<void> {
    await tables.db
      .insertInto("sittings")
      .values({
        id,
        uid: "ada",
        test: JSON.stringify({ kind: "half" }),
        timing: "exam",
        extra_breaks: 0,
        mode,
        time_zone: "UTC",
        started_at: NOON.toISOString(),
      })
      .execute();
  }
});

test.each(databaseKinds.filter(([kind]) => kind !== "SQLite"))(
  "answers of the version before are not written anew on %s",
  async (_, make) => {
    const tables = await earlierTables(make, "0027-score-reports");
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await answered(tables, "one", 40_000);
    // Where a row lies; one that is written anew lies elsewhere.
    const place = sql<string>`ctid::text`.as("place");
    const places = () => tables.db.selectFrom("answers").select(place).execute();
    const before = await places();
    await tables.bringUpToDate();
    expect(await places()).toEqual(before);
    await tables.drop();
  },
);

async function answered(
  { db }: EarlierTables,
  id: string,
  timeSpent: number | null,
): Promise<void> {
  const item = anItem({ id });
  const { section, topic, level, skill } = item;
  await db.insertInto("issued_questions").values(anEarlierIssue(id, item)).execute();
  await db
    .insertInto("answers")
    .values({
      question_id: id,
      uid: "ada",
      section,
      topic,
      asked_level: level,
      asked_skill: skill,
      response_kind: "choice",
      answer: "B",
      correct: 1,
      time_spent: timeSpent,
      auto_submitted: 0,
      answered_at: NOON.toISOString(),
      day: "2026-11-20",
      stats_after: JSON.stringify(EMPTY_STATS),
    })
    .execute();
}

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answersIn } from "../answers.ts";
import type { AnswersTable } from "../database.ts";
import { historyIn } from "../history.ts";
import { LaterTablesError } from "../migrate.ts";
import { progressIn } from "../progress.ts";
import {
  anAnswer,
  anIdentity,
  anItem,
  judge,
  LATER,
  MUCH_LATER,
  NOON,
} from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { anEarlierIssue, type EarlierTables, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

describe.each(databaseKinds)("migrations on %s", (_, make) => {
  let tables: EarlierTables;
  let unanswered: string;

  beforeAll(async () => {
    tables = await earlierTables(make, "0002-source");
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "bob" }), NOON);
    // The one issued first is answered last.
    for (let number = 0; number < 23; number++) {
      await answered("ada", { topic: "trigonometry", number, minute: 60 - number });
    }
    await answered("ada", { topic: "data-analysis", number: 1, minute: 1 });
    await answered("bob", { topic: "trigonometry", number: 1, minute: 1 });
    unanswered = await issued("bob", "trigonometry");
    await tables.bringUpToDate();
  });

  afterAll(() => tables.drop());

  test("answers given before there was topic progress are counted in it", async () => {
    expect(await progressIn(tables.db).find("ada")).toEqual(
      new Map([
        ["data-analysis", { answered: 1, recentAnswers: 1, recentCorrect: 0 }],
        // Of the numbers 19 to 0, the multiples of three are right.
        ["trigonometry", { answered: 23, recentAnswers: 20, recentCorrect: 7 }],
      ]),
    );
    const { recent } = await tables.db
      .selectFrom("topic_progress")
      .select("recent")
      .where("uid", "=", "ada")
      .where("topic", "=", "trigonometry")
      .executeTakeFirstOrThrow();
    expect(recent).toBe("01001001001001001001");
  });

  test("a question issued before the migration can be answered after it", async () => {
    await answersIn(tables.db, tables.differences).settle(anAnswer("bob", unanswered), judge);
    const { answered: total } = (await progressIn(tables.db).find("bob")).get("trigonometry") ?? {};
    expect(total).toBe(2);
  });

  test("answers given before there was a history are in it", async () => {
    const history = historyIn(tables.db);
    const [only, ...more] = await history.list({
      now: MUCH_LATER,
      uid: "ada",
      topic: "data-analysis",
      limit: 9,
    });
    expect(only).toMatchObject({ section: "Math", topic: "data-analysis", correct: false });
    expect(more).toEqual([]);
    expect(
      await history.list({ now: MUCH_LATER, uid: "ada", section: "Math", limit: 99 }),
    ).toHaveLength(24);
  });

  test("tables that a later version brought up to date are left alone, and it is said why", async () => {
    const ran = tables.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await ran
      .insertInto("kysely_migration")
      .values({ name: "9999-later", timestamp: NOON.toISOString() })
      .execute();
    await expect(tables.bringUpToDate()).rejects.toThrow(LaterTablesError);
    await expect(tables.bringUpToDate()).rejects.toThrow("9999-later");
    await ran.deleteFrom("kysely_migration").where("name", "=", "9999-later").execute();
    await tables.bringUpToDate();
  });

  /** Stores a question as it was stored then; today's queries speak of columns to come. */
  async function issued(uid: string, topic: "trigonometry" | "data-analysis"): Promise<string> {
    const item = anItem({ topic });
    await tables.db
      .insertInto("issued_questions")
      .values({ ...anEarlierIssue(item.id, item), uid })
      .execute();
    return item.id;
  }

  interface Earlier {
    readonly topic: "trigonometry" | "data-analysis";
    /** Right if it is a multiple of three. */
    readonly number: number;
    readonly minute: number;
  }

  async function answered(uid: string, { topic, number, minute }: Earlier): Promise<void> {
    await tables.db
      .$omitTables<"answers">()
      .$extendTables<{ answers: Omit<AnswersTable, "section" | "topic"> }>()
      .insertInto("answers")
      .values({
        question_id: await issued(uid, topic),
        uid,
        answer: "B",
        correct: Number(number % 3 === 0),
        time_spent: 1,
        auto_submitted: 0,
        answered_at: new Date(LATER.getTime() + minute * 60_000).toISOString(),
        day: "2026-11-20",
        stats_after: "{}",
      })
      .execute();
  }
});

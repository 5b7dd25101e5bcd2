import { Kysely } from "kysely";
import { Migrator } from "kysely/migration";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../database.ts";
import type { Differences } from "../dialects.ts";
import { migrate } from "../migrate.ts";
import { questionsIn } from "../questions.ts";
import {
  anIdentity,
  anItem,
  CHOICES,
  LATER,
  MUCH_LATER,
  NOON,
  provenAs,
} from "../testing/builders.ts";
import { databaseKinds, type TestDatabase } from "../testing/databases.ts";
import { usersIn } from "../users.ts";
import { migrations } from "./index.ts";

/** Questions as the version before kept them. */
const ANSWERED = { id: "answered", round: 0, issued_at: "2026-11-18T00:00:00.000Z" };
const OPEN = { id: "open", round: 0, issued_at: "2026-11-19T00:00:00.000Z" };
const ROUND = { id: "round", round: 1, issued_at: "2026-11-17T00:00:00.000Z" };

describe.each(databaseKinds)("questions of the version before on %s", (_, make) => {
  let database: TestDatabase;
  let differences: Differences;
  let db: Kysely<Database>;

  beforeAll(async () => {
    database = await make();
    differences = database.differences();
    db = new Kysely<Database>({ dialect: differences.dialect });
    const schema = await differences.currentSchema(db);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    });
    expect((await migrator.migrateTo("0007-provider")).error).toBeUndefined();
    await usersIn(db, differences).signIn(anIdentity({ uid: "ada" }), NOON);
    for (const row of [ANSWERED, OPEN, ROUND]) await issued(row);
    await answered(ANSWERED.id);
    await migrate(db, schema);
  });

  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  test("were shown when they were answered, or else when they were issued", async () => {
    const rows = await db.selectFrom("issued_questions").select(["id", "shown_at"]).execute();
    expect(new Map(rows.map(({ id, shown_at }) => [id, shown_at]))).toEqual(
      new Map([
        ["answered", LATER.toISOString()],
        ["open", OPEN.issued_at],
        ["round", ROUND.issued_at],
      ]),
    );
  });

  test("say that they were seen before if they had come round, and give no reason", async () => {
    const rows = await db
      .selectFrom("issued_questions")
      .select(["id", "seen_before", "reason"])
      .orderBy("id")
      .execute();
    expect(rows).toEqual([
      { id: "answered", seen_before: 0, reason: null },
      { id: "open", seen_before: 0, reason: null },
      { id: "round", seen_before: 1, reason: null },
    ]);
  });

  test("are looked back on, and come again as seen before, though much later", async () => {
    const questions = questionsIn(db, differences);
    const recent = await questions.recent("ada", { count: 9, now: MUCH_LATER });
    expect(recent.map(({ model }) => model)).toEqual(["answered", "open", "round"]);
    const selection = { uid: "ada", section: "Math", kinds: CHOICES, level: "Medium" } as const;
    const remake = provenAs(({ model }) => anItem({ id: `item ${model}`, question: model }));
    const again = await questions.issueAgain(selection, { now: MUCH_LATER, remake });
    expect(again).toMatchObject({ question: "round", seenBefore: true });
  });

  /** Stores a question as it was stored then; today's queries speak of columns to come. */
  async function issued({ id, ...row }: typeof ANSWERED): Promise<void> {
    const item = anItem({ question: id });
    await db
      .insertInto("issued_questions")
      .values({
        ...row,
        id,
        uid: "ada",
        item_id: `item ${id}`,
        section: item.section,
        topic: item.topic,
        model: id,
        version: item.version,
        level: item.level,
        seed: item.seed,
        position: 0,
        archetype: item.archetype,
        content: JSON.stringify(item),
      })
      .execute();
  }

  async function answered(id: string): Promise<void> {
    await db
      .insertInto("answers")
      .values({
        question_id: id,
        uid: "ada",
        section: "Math",
        topic: "linear-equations",
        answer: "B",
        correct: 1,
        time_spent: 1,
        auto_submitted: 0,
        answered_at: LATER.toISOString(),
        day: "2026-11-20",
        stats_after: "{}",
      })
      .execute();
  }
});

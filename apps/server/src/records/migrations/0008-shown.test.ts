import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
import { databaseKinds } from "../testing/databases.ts";
import { type EarlierTables, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

/** Questions as the version before kept them. */
const ANSWERED = { id: "answered", round: 0, issued_at: "2026-11-18T00:00:00.000Z" };
const OPEN = { id: "open", round: 0, issued_at: "2026-11-19T00:00:00.000Z" };
const ROUND = { id: "round", round: 1, issued_at: "2026-11-17T00:00:00.000Z" };

describe.each(databaseKinds)("questions of the version before on %s", (_, make) => {
  let tables: EarlierTables;

  beforeAll(async () => {
    tables = await earlierTables(make, "0007-provider");
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "ada" }), NOON);
    for (const row of [ANSWERED, OPEN, ROUND]) await issued(row);
    await answered(ANSWERED.id);
    await tables.bringUpToDate();
  });

  afterAll(() => tables.drop());

  test("were shown when they were answered, or else when they were issued", async () => {
    const rows = await tables.db
      .selectFrom("issued_questions")
      .select(["id", "shown_at"])
      .execute();
    expect(new Map(rows.map(({ id, shown_at }) => [id, shown_at]))).toEqual(
      new Map([
        ["answered", LATER.toISOString()],
        ["open", OPEN.issued_at],
        ["round", ROUND.issued_at],
      ]),
    );
  });

  test("say that they were seen before if they had come round, and give no reason", async () => {
    const rows = await tables.db
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
    const questions = questionsIn(tables.db, tables.differences);
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
    await tables.db
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
    await tables.db
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

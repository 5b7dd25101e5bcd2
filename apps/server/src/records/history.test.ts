import { randomUUID } from "node:crypto";
import { TOPIC_IDS, TOPICS } from "@sat/item";
import { type CompiledQuery, Kysely, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "./database.ts";
import { type HistoryPage, historyIn } from "./history.ts";
import { migrate } from "./migrate.ts";
import { anIdentity, anItem, MUCH_LATER, NOON } from "./testing/builders.ts";
import { databaseKinds, type TestDatabase } from "./testing/databases.ts";
import { usersIn } from "./users.ts";

const ANSWERS = 10_000;
/** One in so many is Bob's, the rest is Ada's. */
const BOBS = 11;
const LAST_OF_BOB = ANSWERS - 1 - ((ANSWERS - 1) % BOBS);
/** Rows of one insert. */
const BATCH = 500;

const PAGES: readonly Omit<HistoryPage, "uid" | "limit" | "now">[] = [
  {},
  { section: "Writing" },
  { topic: "trigonometry" },
  { result: "incorrect" },
  { topic: "usage-conventions", result: "incorrect" },
  { result: "skipped" },
];

describe.each(databaseKinds)(
  "a history of 10,000 answers, and as many skipped, on %s",
  (kind, make) => {
    let database: TestDatabase;
    let db: Kysely<Database>;
    let queries: CompiledQuery[] = [];

    beforeAll(async () => {
      database = await make();
      const differences = database.differences();
      const { dialect } = differences;
      db = new Kysely<Database>({ dialect, log: ({ query }) => void queries.push(query) });
      await migrate(db, await differences.currentSchema(db));
      for (const uid of ["ada", "bob"]) {
        await usersIn(db, differences).signIn(anIdentity({ uid }), NOON);
      }
      for (let from = 0; from < ANSWERS; from += BATCH) await seed(from);
      await sql`analyze`.execute(db);
    });

    afterAll(async () => {
      await db.destroy();
      await database.drop();
    });

    test.each(PAGES)(
      "gives a page deep within it by queries of one index each: %j",
      async (filter) => {
        const before = { answeredAt: instant(ANSWERS / 2), questionId: randomUUID() };
        queries = [];
        const entries = await historyIn(db).list({
          now: MUCH_LATER,
          uid: "ada",
          limit: 21,
          before,
          ...filter,
        });
        expect(entries).toHaveLength(21);
        const asked = queries.filter(({ sql: text }) => text.startsWith("select"));
        // Only where no result is asked for may there be both kinds.
        expect(asked).toHaveLength(filter.result === undefined ? 2 : 1);
        for (const query of asked) {
          const plan = await planOf(query);
          expect(plan).toMatch(/answers_(history|by_section|by_topic)|issued_questions_skipped/);
          expect(plan).not.toMatch(/SCAN|TEMP B-TREE|Sort|Seq Scan/);
        }
      },
    );

    test("reads no question that is not on the page", async () => {
      const place = { answeredAt: instant(LAST_OF_BOB) };
      await db
        .updateTable("issued_questions")
        .set({ content: "unreadable" })
        .where("uid", "=", "bob")
        .where("issued_at", "<", place.answeredAt)
        .execute();
      const entries = await historyIn(db).list({ now: MUCH_LATER, uid: "bob", limit: 2 });
      expect(entries).toMatchObject([place, place]);
      expect(entries.map(({ timeSpent }) => timeSpent)).toContain(null);
    });

    async function planOf(query: CompiledQuery): Promise<string> {
      const words = kind === "SQLite" ? "explain query plan" : "explain";
      const plan = await db.executeQuery({ ...query, sql: `${words} ${query.sql}` });
      return JSON.stringify(plan.rows);
    }

    async function seed(from: number): Promise<void> {
      const rows = Array.from({ length: BATCH }, (_, at) => aRow(from + at));
      await db
        .insertInto("issued_questions")
        .values(rows.map(({ issued }) => issued))
        .execute();
      await db
        .insertInto("issued_questions")
        .values(rows.map(({ skipped }) => skipped))
        .execute();
      await db
        .insertInto("answers")
        .values(rows.map(({ answer }) => answer))
        .execute();
    }
  },
);

function instant(number: number): string {
  return new Date(NOON.getTime() + number * 1000).toISOString();
}

function aRow(number: number) {
  const id = randomUUID();
  const uid = number % BOBS === 0 ? "bob" : "ada";
  const topic = TOPIC_IDS[number % TOPIC_IDS.length] ?? "trigonometry";
  const { section } = TOPICS[topic];
  const { model, version, level, seed, archetype, ...item } = anItem({ topic, section });
  const place = { id, uid, section, topic, item_id: item.id, round: 0, position: number };
  const origin = { model, version, level, seed, archetype };
  const left = { id: randomUUID(), round: 1, skipped_at: instant(number) };
  return {
    skipped: {
      ...place,
      ...origin,
      ...left,
      content: JSON.stringify(item),
      issued_at: instant(number),
    },
    issued: { ...place, ...origin, content: JSON.stringify(item), issued_at: instant(number) },
    answer: {
      question_id: id,
      uid,
      section,
      topic,
      answer: "B",
      correct: number % 3 === 0 ? 0 : 1,
      time_spent: 1500,
      auto_submitted: 0,
      answered_at: instant(number),
      day: "2026-11-20",
      stats_after: "{}",
    },
  };
}

import { EMPTY_STATS } from "@sat/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { abilitiesIn } from "../abilities.ts";
import { abilityDaysIn } from "../ability-days.ts";
import { progressFiguresIn } from "../progress-figures.ts";
import { anIdentity, anItem, LATER, NOON } from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { anEarlierIssue, type EarlierTables, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

/** More than are looked at at once. */
const WRONG = 501;
const DAY = "2026-11-20";

describe.each(databaseKinds)("answers of the version before on %s", (_, make) => {
  let tables: EarlierTables;

  beforeAll(async () => {
    tables = await earlierTables(make, "0021-progress");
    const { db, differences } = tables;
    await usersIn(db, differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await answered("right", { correct: 1, answer: "B", kind: "choice" });
    await answered("time ran out", { correct: 0, answer: null, kind: null });
    await answered("typed", { correct: 0, answer: "3", kind: "entry" });
    await booked("typed", "off-by-one");
    for (let wrong = 0; wrong < WRONG; wrong++)
      await answered(`wrong ${wrong}`, { correct: 0, answer: "C", kind: "choice" });
    const stats = JSON.stringify({ ...EMPTY_STATS, totalQuestions: WRONG + 3 });
    await db.updateTable("users").set({ stats }).where("uid", "=", "ada").execute();
    const ability = { uid: "ada", version: 1, state: "{}" };
    await db.insertInto("abilities").values(ability).execute();
    await tables.bringUpToDate();
  });

  afterAll(() => tables.drop());

  test("are counted by the slip behind the option, or the one that the mistake book has", async () => {
    const stretch = { uid: "ada", since: DAY, until: DAY };
    const slips = await progressFiguresIn(tables.db).slipsByDay(stretch);
    expect(new Map(slips.map(({ slip, misses }) => [slip, misses]))).toEqual(
      new Map([
        ["another-quantity", WRONG],
        ["off-by-one", 1],
      ]),
    );
  });

  test("tell what was believed of domains, once that is asked for", async () => {
    await abilitiesIn(tables.db, tables.differences).find("ada");
    const [day] = await abilityDaysIn(tables.db).since("ada", DAY);
    expect(day?.domains["Algebra"]?.mean).toBeLessThan(0);
  });

  interface Given {
    readonly correct: number;
    readonly answer: string | null;
    readonly kind: string | null;
  }

  /** Stores a question and its answer as they were stored then. */
  async function answered(id: string, { correct, answer, kind }: Given): Promise<void> {
    const item = anItem();
    await tables.db
      .insertInto("issued_questions")
      .values({
        ...anEarlierIssue(id),
        skill: item.skill,
        codes:
          kind === "entry"
            ? null
            : JSON.stringify({ A: null, B: null, C: "another-quantity", D: null }),
      })
      .execute();
    await tables.db
      .insertInto("answers")
      .values({
        question_id: id,
        uid: "ada",
        section: "Math",
        topic: "linear-equations",
        asked_level: item.level,
        asked_skill: item.skill,
        response_kind: kind,
        answer,
        correct,
        time_spent: 40_000,
        auto_submitted: 0,
        answered_at: LATER.toISOString(),
        day: DAY,
        stats_after: "{}",
      })
      .execute();
  }

  async function booked(id: string, slip: string): Promise<void> {
    await tables.db
      .insertInto("mistakes")
      .values({
        question_id: id,
        uid: "ada",
        skill: "H.A",
        slip,
        miss_reason: "gap",
        reason_told: 0,
        times: 1,
        missed_at: LATER.toISOString(),
        missed_day: DAY,
      })
      .execute();
  }
});

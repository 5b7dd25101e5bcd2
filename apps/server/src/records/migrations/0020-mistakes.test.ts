import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mistakesIn } from "../mistakes.ts";
import { anIdentity, anItem, LATER, MUCH_LATER, NOON } from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { anEarlierIssue, type EarlierTables, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

/** More than are taken in at once. */
const WRONG = 501;

describe.each(databaseKinds)("answers of the version before on %s", (_, make) => {
  let tables: EarlierTables;

  beforeAll(async () => {
    tables = await earlierTables(make, "0018-learning-loop");
    await usersIn(tables.db, tables.differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await answered("right", { correct: 1, answer: "B" });
    await answered("time ran out", { correct: 0, answer: null });
    for (let wrong = 1; wrong < WRONG; wrong++)
      await answered(`wrong ${wrong}`, { correct: 0, answer: "C" });
    await tables.bringUpToDate();
  });

  afterAll(() => tables.drop());

  test("are in the mistake book if they were wrong, with the slip behind the option", async () => {
    expect(await mistakesIn(tables.db).count("ada", "2026-11-20")).toEqual({
      open: WRONG,
      week: WRONG,
      retired: 0,
      bySlip: [{ slip: "another-quantity", open: WRONG - 1, week: WRONG - 1 }],
      bySkill: [{ skill: "H.A", open: WRONG, week: WRONG }],
    });
    const selection = { uid: "ada", state: "open", now: MUCH_LATER, limit: 1 } as const;
    expect(await mistakesIn(tables.db).list(selection)).toMatchObject([
      { slip: "another-quantity", reason: "gap", reasonTold: false, times: 1, daysRight: 0 },
    ]);
  });

  interface Given {
    readonly correct: number;
    readonly answer: string | null;
  }

  /** Stores a question and its answer as they were stored then. */
  async function answered(id: string, { correct, answer }: Given): Promise<void> {
    const item = anItem();
    await tables.db
      .insertInto("issued_questions")
      .values({
        ...anEarlierIssue(id),
        skill: item.skill,
        codes: JSON.stringify({ A: null, B: null, C: "another-quantity", D: null }),
      })
      .execute();
    await tables.db
      .insertInto("answers")
      .values({
        question_id: id,
        uid: "ada",
        section: "Math",
        topic: "linear-equations",
        response_kind: answer === null ? null : "choice",
        answer,
        correct,
        time_spent: 1,
        auto_submitted: 0,
        answered_at: LATER.toISOString(),
        day: "2026-11-20",
        stats_after: "{}",
      })
      .execute();
  }
});

import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { cardsIn } from "../cards.ts";
import type { Database } from "../database.ts";
import { anIdentity, NOON } from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { anEarlierIssue, earlierTables } from "../testing/earlier-tables.ts";
import { usersIn } from "../users.ts";

interface Missed {
  readonly skill?: string;
  readonly slip?: string | null;
  readonly source?: string;
  readonly day: string;
  readonly retired?: string;
}

/** Stores a mistake as it was stored then. */
async function missed(db: Kysely<Database>, id: string, given: Missed): Promise<void> {
  const { skill = "H.A", slip = "sign-lost", source = null, day, retired = null } = given;
  await db
    .insertInto("issued_questions")
    .values({
      ...anEarlierIssue(id),
      source,
    })
    .execute();
  await db
    .insertInto("mistakes")
    .values({
      question_id: id,
      uid: "ada",
      skill,
      slip,
      miss_reason: "gap",
      reason_told: 0,
      times: 1,
      missed_at: `${day}T12:00:00.000Z`,
      missed_day: day,
      retired_day: retired,
    })
    .execute();
}

test.each(databaseKinds)(
  "what the version before had missed, and not retired, is due on %s, each kind once",
  async (_, make) => {
    const tables = await earlierTables(make, "0021-progress");
    const { db, differences } = tables;
    await usersIn(db, differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await missed(db, "first", { day: "2026-10-01" });
    await missed(db, "latest", { day: "2026-10-12" });
    await missed(db, "words", {
      skill: "WIC",
      slip: "wrong-sense",
      source: "levy",
      day: "2026-10-02",
    });
    await missed(db, "more words", {
      skill: "WIC",
      slip: "too-broad",
      source: "levy",
      day: "2026-10-03",
    });
    await missed(db, "retired", { slip: "off-by-one", day: "2026-10-04", retired: "2026-10-09" });
    await missed(db, "late", { slip: null, day: "2026-10-05" });
    await tables.bringUpToDate();
    expect(await cardsIn(db).list("ada")).toMatchObject([
      { skill: "H.A", slip: "sign-lost", questionId: "latest", dueDay: "2026-10-12", reps: 1 },
      { skill: "WIC", words: "levy", questionId: "more words", missedDay: "2026-10-03" },
    ]);
    await tables.drop();
  },
);

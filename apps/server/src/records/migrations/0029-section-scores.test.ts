import { expect, test } from "vitest";
import { anIdentity, NOON } from "../testing/builders.ts";
import { databaseKinds } from "../testing/databases.ts";
import { earlierTables } from "../testing/earlier-tables.ts";
import { sittingsIn } from "../sittings.ts";
import { usersIn } from "../users.ts";

const SCORE = JSON.stringify({ estimate: 1200, low: 1100, high: 1300 });

test.each(databaseKinds)(
  "what a test has come to for the version before, also after the upgrade, is to be worked out anew on %s",
  async (_, make) => {
    const tables = await earlierTables(make, "0027-score-reports");
    const { db, differences } = tables;
    await usersIn(db, differences).signIn(anIdentity({ uid: "ada" }), NOON);
    await db
      .insertInto("sittings")
      .values({
        id: "sat",
        uid: "ada",
        test: JSON.stringify({ kind: "full" }),
        timing: "exam",
        extra_breaks: 0,
        mode: "strict",
        time_zone: "UTC",
        started_at: NOON.toISOString(),
        ended_at: NOON.toISOString(),
        report: "{}",
        score: SCORE,
      })
      .execute();
    await tables.bringUpToDate();
    await expectUnreported();
    // A process of the version before that is still there works it out once more, and knows nothing of sections.
    await db.updateTable("sittings").set({ report: "{}", score: SCORE }).execute();
    await expectUnreported();
    await tables.drop();

    async function expectUnreported(): Promise<void> {
      const sittings = sittingsIn({ db, differences });
      expect(await sittings.listEnded("ada", 9)).toMatchObject([{ score: null, sections: [] }]);
      expect(await sittings.find({ uid: "ada", id: "sat" })).toMatchObject({ outcome: null });
      expect(await sittings.listUnreported("ada", 9)).toEqual(["sat"]);
      expect(await sittings.listOverdue(NOON)).toEqual([{ uid: "ada", id: "sat" }]);
    }
  },
);

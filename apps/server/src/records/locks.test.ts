import { PGlite } from "@electric-sql/pglite";
import { EMPTY_STATS } from "@sat/contract";
import { Kysely, PGliteDialect } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answersIn } from "./answers.ts";
import { calibrationsIn } from "./calibrations.ts";
import type { Database } from "./database.ts";
import { type Differences, postgresOver } from "./dialects.ts";
import { erasureIn } from "./erasure.ts";
import { migrate } from "./migrate.ts";
import { questionsIn } from "./questions.ts";
import { restorationsIn } from "./restoration.ts";
import { anAnswer, anEstimate, anIdentity, judge, NOON, anIssue } from "./testing/builders.ts";
import { usersIn } from "./users.ts";

/**
 * What is counted of a learner builds on what was counted before, so that each transaction that counts must hold the
 * learner's row from its first look at it; and so must a change of estimates their table. An engine within the process
 * runs one transaction after the other, and would not miss the lock; so the statements themselves are looked at.
 */
const LOCK =
  /^(select .* from "users" where "uid" = \$1 for (no key )?update|lock table "calibrations" in .* mode)$/;

const uid = "ada";
const statements: string[] = [];
let differences: Differences;
let db: Kysely<Database>;

beforeAll(async () => {
  differences = postgresOver(new PGliteDialect({ pglite: new PGlite() }));
  db = new Kysely<Database>({
    dialect: differences.dialect,
    log: ({ query }) => void statements.push(query.sql),
  });
  await migrate(db, await differences.currentSchema(db));
  await usersIn(db, differences).signIn(anIdentity({ uid }), NOON);
});
afterAll(() => db.destroy());
beforeEach(() => void statements.splice(0));

/** What the statements do to rows, in their order. */
function deeds(): string[] {
  return statements.flatMap((sql) => {
    if (LOCK.test(sql)) return ["lock"];
    return /^(insert|update|delete)/.test(sql) ? ["write"] : [];
  });
}

test("an answer is counted under the learner's lock, which comes before all that it writes", async () => {
  const issued = await questionsIn(db, differences).issue(anIssue(uid));
  statements.splice(0);
  await answersIn(db, differences).settle(anAnswer(uid, issued?.id ?? ""), judge);
  expect(deeds()[0]).toBe("lock");
  expect(deeds()).toContain("write");
});

test("what is forgotten is forgotten under the learner's lock", async () => {
  const erasure = erasureIn({ db, differences });
  await erasure.forgetProgress(uid, () => NOON);
  expect(deeds()[0]).toBe("lock");
  statements.splice(0);
  await erasure.forgetLearner({ uid: "nobody", isTheirs: () => false }, () => NOON);
  expect(deeds()[0]).toBe("lock");
});

test("an import is taken under the learner's lock", async () => {
  await restorationsIn({ db, differences }).restore(
    {
      uid,
      preferences: {},
      progress: new Map(),
      standing: { stats: EMPTY_STATS, lastDay: null },
      pieces: ReadableStream.from([]),
    },
    () => NOON,
  );
  expect(deeds()[0]).toBe("lock");
});

test("estimates are accepted, and withdrawn, under their table's lock", async () => {
  const calibrations = calibrationsIn({ db, differences });
  await calibrations.accept([anEstimate()], NOON);
  await calibrations.withdraw("all", NOON);
  expect(deeds()).toEqual(["lock", "write", "lock", "write"]);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comingAgain } from "./coming-again.ts";
import {
  aLearner,
  anIssue,
  anItem,
  CHOICES,
  issueTo,
  LATER,
  MUCH_LATER,
  NOON,
} from "./testing/builders.ts";
import { databaseKinds } from "./testing/databases.ts";
import { type Opened, opened } from "./testing/opened.ts";

/** Questions that are not proven, and how many of them are written by one statement. */
const [MANY, BATCH] = [2_000, 500];

describe.each(databaseKinds)("a question that comes again on %s", (_, make) => {
  let records: Opened["records"];
  let db: Opened["db"];
  let close: Opened["close"];

  beforeAll(async () => {
    ({ records, db, close } = await opened(make));
  });

  afterAll(() => close());

  /** Questions as imports leave them, which nobody has proven. */
  async function unproven(uid: string, shownAt: Date | null): Promise<void> {
    const { id } = await issueTo(records, uid);
    const row = await db
      .selectFrom("issued_questions")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (let from = 0; from < MANY; from += BATCH) {
      const rows = Array.from({ length: BATCH }, () => ({
        ...row,
        id: randomUUID(),
        item_id: randomUUID(),
        proof: null,
        shown_at: shownAt && shownAt.toISOString(),
      }));
      await db.insertInto("issued_questions").values(rows).execute();
    }
    await db.deleteFrom("issued_questions").where("id", "=", id).execute();
  }

  test.each([
    ["were shown before it", NOON],
    ["were never shown", null],
  ])("is the one that is proven, though thousands %s", async (__, shownAt) => {
    const uid = await aLearner(records);
    await unproven(uid, shownAt);
    await proven(uid);
    const again = await records.questions.issueAgain(selectionOf(uid), { now: MUCH_LATER });
    expect(again).toMatchObject({ question: "proven", seenBefore: true });
  });

  test("is looked for while others have their turns", async () => {
    const uid = await aLearner(records);
    await unproven(uid, NOON);
    const id = await proven(uid);
    let turns = 0;
    let isOver = false;
    setImmediate(function count() {
      turns++;
      if (!isOver) setImmediate(count);
    });
    for await (const coming of comingAgain(db, selectionOf(uid), MUCH_LATER))
      if (coming.isProven) expect(coming.id).toBe(id);
    isOver = true;
    expect(turns).toBeGreaterThan(MANY / BATCH);
  });

  test("may be one that another call issues meanwhile", async () => {
    const uid = await aLearner(records);
    await proven(uid);
    const lost = anItem({ question: "lost" });
    await records.questions.issue(anIssue(uid, { item: lost, now: NOON }));
    const issueAgain = () => records.questions.issueAgain(selectionOf(uid), { now: MUCH_LATER });
    const found: (string | undefined)[] = [];
    let issued: Set<string | undefined> | undefined;
    for await (const { id } of comingAgain(db, selectionOf(uid), MUCH_LATER)) {
      issued ??= new Set([await issueAgain(), await issueAgain()].map((question) => question?.id));
      found.push(id);
    }
    expect(issued?.size).toBe(2);
    expect(new Set(found.slice(1))).toEqual(issued);
  });

  test("may be one that is shown meanwhile", async () => {
    const uid = await aLearner(records);
    await proven(uid);
    const waiting = await issueTo(records, uid, { question: "waiting" }, MUCH_LATER);
    const found: string[] = [];
    for await (const { id } of comingAgain(db, selectionOf(uid), MUCH_LATER)) {
      await records.questions.noteShown({ uid, ids: [waiting.id], now: MUCH_LATER });
      found.push(id);
    }
    expect(found).toContain(waiting.id);
  });

  /** A question of which a proof is kept, shown after all those. */
  async function proven(uid: string): Promise<string> {
    const item = anItem({ question: "proven" });
    const { id = "" } = (await records.questions.issue(anIssue(uid, { item, now: LATER }))) ?? {};
    await records.questions.noteShown({ uid, ids: [id], now: LATER });
    return id;
  }

  function selectionOf(uid: string) {
    return { uid, section: "Math", kinds: CHOICES, level: "Medium" } as const;
  }
});

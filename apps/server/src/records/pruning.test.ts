import { aModel } from "../testing/models.ts";
import { generate, type Specimen } from "@sat/engine";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { erasureIn } from "./erasure.ts";
import { pruneQuestions } from "./pruning.ts";
import {
  aLearner,
  anAnswer,
  anEntry,
  anItem,
  aStudySession,
  CHOICES,
  PROOF,
  issueItem,
  issueTo,
  judge,
  LATER,
  MUCH_LATER,
  NOON,
  anIssue,
} from "./testing/builders.ts";
import { databaseKinds } from "./testing/databases.ts";
import { type Opened, opened } from "./testing/opened.ts";

/** The newest questions that are kept whole in these tests. */
const KEPT = 2;
/** And otherwise. */
const KEPT_OTHERWISE = 2_000;
const BATCH = 250;

describe.each(databaseKinds)("questions that wait long for an answer, on %s", (_, make) => {
  let database: Opened["database"];
  let records: Opened["records"];
  let db: Opened["db"];
  let close: Opened["close"];
  let uid: string;

  beforeAll(async () => {
    ({ database, records, db, close } = await opened(make));
  });

  afterAll(() => close());

  beforeEach(async () => {
    uid = await aLearner(records);
  });

  /** Issues two newer questions, so that all before them are older than the newest, and prunes those. */
  async function prune(): Promise<void> {
    for (let count = 0; count < KEPT; count++) await issueTo(records, uid, {}, LATER);
    await pruneQuestions(db, uid, KEPT);
  }

  /** Those of the learner's questions of which all is kept. */
  async function wholeIds(): Promise<string[]> {
    const rows = await db
      .selectFrom("issued_questions")
      .select(["id", "content"])
      .where("uid", "=", uid)
      .execute();
    return rows.filter(({ content }) => content.includes("Undo the")).map(({ id }) => id);
  }

  test("are pruned, but for the newest, for those answered, and those of an open session", async () => {
    const [pruned, answered] = [await issueTo(records, uid), await issueTo(records, uid)];
    await records.answers.settle(anAnswer(uid, answered.id), judge);
    const place = { studySession: await aStudySession(records, uid), number: 1 };
    const studied = await records.questions.issue(anIssue(uid, { place }));
    await prune();
    const whole = await wholeIds();
    expect(whole).toHaveLength(KEPT + 2);
    expect(whole).toEqual(expect.arrayContaining([answered.id, studied?.id]));
    expect(whole).not.toContain(pruned.id);
  });

  test.each([
    { item: anItem(), key: "B" },
    { item: anEntry(), key: "2/3" },
  ])("are graded all the same by $key, and read as what was asked", async ({ item, key }) => {
    const { id, question } = await issueItem(records, { uid, item });
    await prune();
    const settled = await records.answers.settle(anAnswer(uid, id), judge);
    expect(settled?.correctAnswer).toBe(key);
    const found = await records.history.find({ uid, id });
    expect(found?.question).toMatchObject({ id, question, tip: "—" });
    const listed = await records.history.list({ uid, now: MUCH_LATER, limit: 1 });
    expect(listed).toMatchObject([{ questionId: id, question }]);
  });

  test("are twins still, if they were", async () => {
    const missed = await issueTo(records, uid);
    await records.answers.settle(anAnswer(uid, missed.id), judge);
    const twin = await records.questions.issue(anIssue(uid, { twinOf: missed.id }));
    await prune();
    const kept: (string | null | undefined)[] = [];
    for await (const batch of records.exports.questions(uid))
      kept.push(...batch.flatMap(({ id, twinOf }) => (id === twin?.id ? [twinOf] : [])));
    expect(kept).toEqual([missed.id]);
  });

  test("come again whole, as they were issued, or not at all", async () => {
    const model = aModel();
    const { item } = generate(model, "Medium", 3);
    await issueItem(records, { uid, item });
    await prune();
    const selection = { uid, section: "Math", kinds: CHOICES, level: "Medium" } as const;
    const again = (specimen?: Specimen) =>
      records.questions.issueAgain(selection, {
        now: MUCH_LATER,
        remake: () => specimen && { ...specimen, prove: () => Promise.resolve(PROOF) },
      });
    expect(await again()).not.toMatchObject({ question: item.question });
    // Another item of the same origin is not the one that was issued.
    expect(await again(generate(model, "Medium", 4))).not.toMatchObject({
      question: item.question,
    });
    const whole = await again(generate(model, "Medium", 3));
    expect(whole).toMatchObject({ question: item.question, tip: item.tip, hints: item.hints });
  });

  test("go into an export as what they are", async () => {
    const { id } = await issueTo(records, uid);
    await prune();
    const marked: string[] = [];
    for await (const batch of records.exports.questions(uid))
      marked.push(...batch.flatMap((each) => (each.pruned === true ? [each.id] : [])));
    expect(marked).toEqual([id]);
  });

  test("are so too when their answers were forgotten", async () => {
    const { id } = await issueTo(records, uid);
    await records.answers.settle(anAnswer(uid, id), judge);
    await prune();
    expect(await wholeIds()).toContain(id);
    await erasureIn({ db, differences: database.differences() }).forgetProgress(uid, () => NOON);
    await pruneQuestions(db, uid, KEPT);
    expect(await wholeIds()).not.toContain(id);
  });

  test("are pruned as others come, with two thousand newer ones", async () => {
    const { id } = await issueTo(records, uid);
    const row = await db
      .selectFrom("issued_questions")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (let from = 1; from <= KEPT_OTHERWISE; from += BATCH) {
      const rows = [...Array.from({ length: BATCH }).keys()].map((at) => ({
        ...row,
        id: crypto.randomUUID(),
        round: from + at,
        issued_at: LATER.toISOString(),
      }));
      await db.insertInto("issued_questions").values(rows).execute();
    }
    for (let position = 0; position < 16; position++)
      await records.questions.issue(anIssue(uid, { position, now: MUCH_LATER }));
    expect(await wholeIds()).toHaveLength(KEPT_OTHERWISE);
    expect(await wholeIds()).not.toContain(id);
  });
});

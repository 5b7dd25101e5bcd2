import type { TopicId } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import {
  aLearner,
  anAnswer,
  anEntry,
  anItem,
  CHOICES,
  issueItem,
  issueTo,
  judge,
  judgeAt,
  LATER,
  MUCH_LATER,
} from "./builders.ts";

/** What every database must make of the history. */
export function historyConformance(records: () => Records): void {
  describe("the history", () => listing(records));
  describe("what is ahead of the clock", () => ahead(records));
  describe("questions that were skipped", () => skipping(records));
  describe("an answered question", () => finding(records));
}

interface Answered {
  readonly topic?: TopicId;
  readonly isRight?: boolean;
  readonly minute: number;
}

/** Issues a question and answers it; its id. */
async function answered(records: Records, uid: string, given: Answered): Promise<string> {
  const { topic = "linear-equations", isRight = true, minute } = given;
  const section = topic === "grammar-fundamentals" ? "Writing" : "Math";
  const correctAnswer = isRight ? "B" : "C";
  const { id } = await issueTo(records, uid, { topic, section, correctAnswer });
  const now = new Date(LATER.getTime() + minute * 60_000);
  await records.answers.settle(anAnswer(uid, id), judgeAt(now));
  return id;
}

function listing(records: () => Records): void {
  test("has the answers of the learner alone, the latest first, page after page", async () => {
    const uid = await aLearner(records());
    await answered(records(), await aLearner(records()), { minute: 2 });
    const ids: string[] = [];
    // Two answers fall on each minute, so that an instant alone would not tell where a page ended.
    for (let minute = 0; minute < 6; minute++) {
      const two = [
        await answered(records(), uid, { minute }),
        await answered(records(), uid, { minute }),
      ];
      ids.unshift(...two.toSorted().toReversed());
    }
    await issueTo(records(), uid);
    const { history } = records();
    const first = await history.list({ now: MUCH_LATER, uid, limit: 5 });
    const second = await history.list({ now: MUCH_LATER, uid, limit: 5, before: first.at(-1) });
    const third = await history.list({ now: MUCH_LATER, uid, limit: 5, before: second.at(-1) });
    const listed = [...first, ...second, ...third].map(({ questionId }) => questionId);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(listed).toHaveLength(ids.length);
    const times = [...first, ...second, ...third].map(({ answeredAt }) => answeredAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("tells section, topic and result apart", async () => {
    const uid = await aLearner(records());
    const lines = await answered(records(), uid, { minute: 1 });
    const missed = await answered(records(), uid, { minute: 2, isRight: false });
    const shapes = await answered(records(), uid, { minute: 3, topic: "trigonometry" });
    const verbs = await answered(records(), uid, { minute: 4, topic: "grammar-fundamentals" });
    const idsOf = async (filter: object) =>
      (await records().history.list({ now: MUCH_LATER, uid, limit: 9, ...filter })).map(
        (each) => each.questionId,
      );
    expect(await idsOf({})).toEqual([verbs, shapes, missed, lines]);
    expect(await idsOf({ section: "Math" })).toEqual([shapes, missed, lines]);
    expect(await idsOf({ topic: "linear-equations" })).toEqual([missed, lines]);
    expect(await idsOf({ topic: "linear-equations", result: "correct" })).toEqual([lines]);
    expect(await idsOf({ result: "incorrect" })).toEqual([missed]);
    expect(await idsOf({ section: "Math", result: "correct" })).toEqual([shapes, lines]);
    expect(await idsOf({ section: "Reading" })).toEqual([]);
  });
}

/** Issues a question and skips it; its id. */
async function skipped(
  records: Records,
  uid: string,
  { topic = "linear-equations", minute }: Answered,
): Promise<string> {
  const { id } = await issueTo(records, uid, { topic });
  const instant = new Date(LATER.getTime() + minute * 60_000);
  await records.questions.skip({ uid, questionId: id, instantOf: () => instant });
  return id;
}

function ahead(records: () => Records): void {
  test("stands behind all else, page after page", async () => {
    const uid = await aLearner(records());
    const minutes = [90, 1, 80, 2, 70];
    const ids = new Map<number, string>();
    for (const minute of minutes) {
      const add = minute === 80 ? skipped : answered;
      ids.set(minute, await add(records(), uid, { minute }));
    }
    const now = new Date(LATER.getTime() + 5 * 60_000);
    const listed: string[] = [];
    for (let before; ;) {
      const page = await records().history.list({ uid, now, before, limit: 2 });
      listed.push(...page.map(({ questionId }) => questionId));
      before = page.at(-1);
      if (before === undefined) break;
    }
    expect(listed).toEqual([2, 1, 90, 80, 70].map((minute) => ids.get(minute)));
  });
}

function skipping(records: () => Records): void {
  test("stand among the answers by when they were left, page after page, and by themselves", async () => {
    const uid = await aLearner(records());
    await skipped(records(), await aLearner(records()), { minute: 2 });
    const ids = [
      await skipped(records(), uid, { minute: 1 }),
      await answered(records(), uid, { minute: 2 }),
      await skipped(records(), uid, { minute: 3, topic: "trigonometry" }),
      await answered(records(), uid, { minute: 4, isRight: false }),
      await skipped(records(), uid, { minute: 5 }),
    ].toReversed();
    const { history } = records();
    const first = await history.list({ now: MUCH_LATER, uid, limit: 2 });
    const second = await history.list({ now: MUCH_LATER, uid, limit: 2, before: first.at(-1) });
    const third = await history.list({ now: MUCH_LATER, uid, limit: 2, before: second.at(-1) });
    const listed = [...first, ...second, ...third];
    expect(listed.map(({ questionId }) => questionId)).toEqual(ids);
    expect(listed.map(({ correct }) => correct)).toEqual([null, false, null, true, null]);
    const idsOf = async (filter: object) =>
      (await history.list({ now: MUCH_LATER, uid, limit: 9, ...filter })).map(
        (each) => each.questionId,
      );
    expect(await idsOf({ result: "skipped" })).toEqual([ids[0], ids[2], ids[4]]);
    expect(await idsOf({ result: "skipped", topic: "trigonometry" })).toEqual([ids[2]]);
    expect(await idsOf({ section: "Reading" })).toEqual([]);
  });

  test("are read as they were shown, without an answer", async () => {
    const uid = await aLearner(records());
    const id = await skipped(records(), uid, { minute: 1 });
    const again = { uid, questionId: id, instantOf: () => LATER };
    expect(await records().questions.skip(again)).toBe(true);
    expect(await records().history.find({ uid, id })).toMatchObject({
      question: { id },
      userAnswer: null,
      correct: null,
      timeSpent: null,
      // The first time stands.
      answeredAt: new Date(LATER.getTime() + 60_000).toISOString(),
    });
  });

  test("give way to an answer, whichever came first", async () => {
    const uid = await aLearner(records());
    const before = await skipped(records(), uid, { minute: 1 });
    await records().answers.settle(anAnswer(uid, before), judgeAt(LATER));
    const after = await answered(records(), uid, { minute: 2 });
    await records().questions.skip({ uid, questionId: after, instantOf: () => LATER });
    const listed = await records().history.list({ now: MUCH_LATER, uid, limit: 9 });
    expect(listed.map(({ questionId }) => questionId)).toEqual([after, before]);
    expect(listed.every(({ correct }) => correct === true)).toBe(true);
  });

  test("are not skipped when they come round again", async () => {
    const uid = await aLearner(records());
    await skipped(records(), uid, { minute: 1 });
    const selection = { uid, section: "Math", kinds: CHOICES, level: "Medium" } as const;
    const again = await records().questions.issueAgain(selection, { now: MUCH_LATER });
    expect(again?.seenBefore).toBe(true);
    expect(await records().history.list({ now: MUCH_LATER, uid, limit: 9 })).toHaveLength(1);
  });
}

function finding(records: () => Records): void {
  test("that was typed is as it was shown, with what was typed and how that came about", async () => {
    const uid = await aLearner(records());
    const shown = await issueItem(records(), { uid, item: anEntry() });
    const { id } = shown;
    const data = { timeToFirst: 700, changes: 2, hintsUsed: 1, confidence: "unsure" } as const;
    const response = { kind: "entry", text: ".6667" } as const;
    await records().answers.settle(anAnswer(uid, id, { response, ...data }), judge);
    expect(await records().history.find({ uid, id })).toMatchObject({
      question: shown,
      userAnswer: null,
      entry: ".6667",
      ...data,
    });
  });

  test("is as it was shown, with what the learner chose", async () => {
    const uid = await aLearner(records());
    const shown = await issueTo(records(), uid, anItem({ question: "What is $x$ ?" }));
    const { id } = shown;
    await records().answers.settle(
      anAnswer(uid, id, { response: null, autoSubmitted: true }),
      judge,
    );
    expect(await records().history.find({ uid, id })).toEqual({
      question: shown,
      userAnswer: null,
      correct: true,
      autoSubmitted: true,
      answeredAt: LATER.toISOString(),
      timeSpent: 1500,
      report: null,
    });
  });

  test("that is unanswered or another learner's is not found", async () => {
    const uid = await aLearner(records());
    const id = await answered(records(), uid, { minute: 1 });
    const { id: open } = await issueTo(records(), uid);
    const other = await aLearner(records());
    expect(await records().history.find({ uid: other, id })).toBeUndefined();
    expect(await records().history.find({ uid, id: open })).toBeUndefined();
  });
}

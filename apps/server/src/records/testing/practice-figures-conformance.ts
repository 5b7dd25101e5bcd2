import { type ChoiceItem, type Item, responseOf } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import {
  aLearner,
  anAnswer,
  anEntry,
  anIssue,
  anItem,
  aStudySession,
  issueItem,
  judgeAt,
  LATER,
} from "./builders.ts";

/** What every database must make of what practice comes to. */
export function practiceFiguresConformance(records: () => Records): void {
  describe("the figures of practice", () => figures(records));
}

interface Answered {
  readonly item?: Item;
  readonly day?: string;
  readonly minute?: number;
  readonly correct?: boolean;
  readonly twinOf?: string;
}

/** Issues a question and answers it. */
async function answered(records: Records, uid: string, given: Answered): Promise<string> {
  const { item = anItem(), day = "2026-11-20", minute = 0, correct = true, twinOf } = given;
  const question = await records.questions.issue(anIssue(uid, { item, twinOf }));
  const questionId = question?.id ?? "";
  const response = item.kind === "entry" ? responseOf(null, "2/3") : responseOf("B");
  const judge = judgeAt(new Date(LATER.getTime() + minute * 60_000));
  await records.answers.settle(anAnswer(uid, questionId, { response }), (asked, before) => ({
    ...judge(asked, before),
    day,
    correct,
  }));
  return questionId;
}

/** The instant so many minutes after the first. */
function minutes(count: number): string {
  return new Date(LATER.getTime() + count * 60_000).toISOString();
}

function writing(change: Partial<ChoiceItem> = {}): ChoiceItem {
  return anItem({ section: "Writing", topic: "grammar-fundamentals", skill: "FSS", ...change });
}

function figures(records: () => Records): void {
  test("are none before the first answer, whatever others have answered", async () => {
    await answered(records(), await aLearner(records()), {});
    const uid = await aLearner(records());
    await issueItem(records(), { uid, item: anItem() });
    expect(await records().figuresOfPractice.find(uid)).toEqual({
      days: [],
      topics: [],
      skills: [],
      comebacks: [],
      sessions: [],
      mended: 0,
    });
  });

  test("tell of each day what was answered, and what of it right", async () => {
    const uid = await aLearner(records());
    const day = "2026-11-21";
    await answered(records(), uid, { day, item: anItem({ level: "Hard" }) });
    await answered(records(), uid, { day, item: anEntry() });
    await answered(records(), uid, { day, item: anEntry({ level: "Hard" }), correct: false });
    await answered(records(), uid, { item: writing() });
    const { days } = await records().figuresOfPractice.find(uid);
    expect(days).toEqual([
      {
        day: "2026-11-20",
        answered: 1,
        right: 1,
        hardRight: 0,
        typedRight: 0,
        rightIn: { Reading: 0, Writing: 1, Math: 0 },
      },
      {
        day,
        answered: 3,
        right: 2,
        hardRight: 1,
        typedRight: 1,
        rightIn: { Reading: 0, Writing: 0, Math: 2 },
      },
    ]);
  });

  test("tell when a skill was first answered right, and twins", async () => {
    const uid = await aLearner(records());
    const missed = await answered(records(), uid, { correct: false });
    await answered(records(), uid, { day: "2026-11-22", twinOf: missed });
    await answered(records(), uid, { day: "2026-11-21" });
    await answered(records(), uid, { item: writing(), correct: false, twinOf: missed });
    const { skills, comebacks } = await records().figuresOfPractice.find(uid);
    expect(skills).toEqual(["2026-11-21"]);
    expect(comebacks).toEqual(["2026-11-22"]);
  });

  test("tell when a topic came to its levels, also when it has lost them since", async () => {
    const uid = await aLearner(records());
    await answered(records(), uid, { item: writing() });
    for (let minute = 1; minute <= 40; minute++)
      await answered(records(), uid, { minute, correct: minute > 2 && minute < 20 });
    const { topics } = await records().figuresOfPractice.find(uid);
    const inOrder = topics.toSorted((one, other) => (one.firstAt < other.firstAt ? -1 : 1));
    expect(inOrder).toEqual([
      { firstAt: minutes(0), advancedAt: null, masteryAt: null },
      // 10 of 12 are right, and at best 17 of 19, which is less than 90 %.
      { firstAt: minutes(1), advancedAt: minutes(12), masteryAt: null },
    ]);
  });

  test("tell of mastery from the latest twenty answers alone", async () => {
    const uid = await aLearner(records());
    for (let minute = 1; minute <= 25; minute++)
      await answered(records(), uid, { minute, correct: minute > 5 });
    const { topics } = await records().figuresOfPractice.find(uid);
    // Of the latest twenty two are wrong then.
    expect(topics).toMatchObject([{ masteryAt: minutes(23) }]);
  });

  test("tell of completed study sessions", async () => {
    const uid = await aLearner(records());
    await aStudySession(records(), uid, { mode: "learning" });
    const studySession = await aStudySession(records(), uid);
    for (let number = 1; number <= 10; number++) {
      const place = { studySession, number };
      const question = await records().questions.issue(anIssue(uid, { place, position: number }));
      await records().answers.settle(anAnswer(uid, question?.id ?? ""), judgeAt(LATER));
    }
    const { sessions } = await records().figuresOfPractice.find(uid);
    expect(sessions).toEqual([{ completedAt: LATER.toISOString(), score: 10 }]);
  });

  test("tell of reports that led to a question being mended", async () => {
    const uid = await aLearner(records());
    const report = { uid, flaw: "typo", comment: "", now: LATER } as const;
    for (const outcome of ["fixed", "sound"] as const) {
      const questionId = await answered(records(), uid, {});
      await records().reports.file({ ...report, questionId });
      await records().reports.settle(questionId, outcome);
    }
    await records().reports.file({ ...report, questionId: await answered(records(), uid, {}) });
    expect((await records().figuresOfPractice.find(uid)).mended).toBe(1);
  });
}

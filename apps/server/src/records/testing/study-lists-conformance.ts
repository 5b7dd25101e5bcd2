import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import type { StudyHistoryFilter } from "../study-sessions.ts";
import { ask, complete } from "./asked-session.ts";
import { aLearner, anAnswer, aStudySession, judgeAt, LATER, MUCH_LATER, NOON } from "./builders.ts";

/** How every database must list study sessions. */
export function studyListsConformance(records: () => Records): void {
  describe("study sessions listed", () => listing(records));
}

function listing(records: () => Records): void {
  const hours = (count: number) => new Date(NOON.getTime() + count * 3_600_000);

  test("open ones are told from their first answer on, which starts them, latest first", async () => {
    const uid = await aLearner(records());
    await aStudySession(records(), uid, { topic: "geometry-fundamentals" });
    for (const [hour, topic] of (
      ["trigonometry", "data-analysis", "advanced-topics"] as const
    ).entries()) {
      const id = await aStudySession(records(), uid, { topic });
      const [first = "", second = ""] = await ask(records(), { uid, id }, [1, 2]);
      await records().answers.settle(anAnswer(uid, first), judgeAt(hours(hour)));
      await records().answers.settle(anAnswer(uid, second), judgeAt(hours(9)));
    }
    const open = await records().studySessions.listOpen(uid);
    expect(open.map(({ topic, startedAt }) => [topic, startedAt])).toEqual([
      ["advanced-topics", hours(2).toISOString()],
      ["data-analysis", hours(1).toISOString()],
      ["trigonometry", hours(0).toISOString()],
    ]);
  });

  test("completed ones are told latest first, page by page, and open ones not at all", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    for (const [hour, learner] of [uid, uid, other, uid].entries()) {
      const id = await aStudySession(records(), learner);
      await complete(records(), { uid: learner, id }, hours(hour));
    }
    await aStudySession(records(), uid);
    const page = async (limit: number, before?: Date) => {
      const sessions = await records().studySessions.listCompleted(uid, {
        now: MUCH_LATER,
        before,
        limit,
      });
      return sessions.map(({ completedAt }) => completedAt);
    };
    const [last, middle, first] = [hours(3), hours(1), hours(0)];
    expect(await page(2)).toEqual([last.toISOString(), middle.toISOString()]);
    expect(await page(2, middle)).toEqual([first.toISOString()]);
    expect(await page(2, first)).toEqual([]);
    expect(await page(9)).toHaveLength(3);
  });

  test("completed ones that are ahead of the clock are told last, page by page", async () => {
    const uid = await aLearner(records());
    for (const hour of [50, 0, 40, 1]) {
      const id = await aStudySession(records(), uid);
      await complete(records(), { uid, id }, hours(hour));
    }
    const page = async (limit: number, before?: Date) => {
      const wanted = { now: hours(2), before, limit };
      const sessions = await records().studySessions.listCompleted(uid, wanted);
      return sessions.map(({ completedAt }) => completedAt);
    };
    const all = [1, 0, 50, 40].map((hour) => hours(hour).toISOString());
    expect(await page(9)).toEqual(all);
    expect(await page(2, hours(1))).toEqual(all.slice(1, 3));
    expect(await page(2, hours(50))).toEqual(all.slice(3));
  });

  test("completed sessions are narrowed to a topic, a mode and a total time", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    await complete(records(), { uid, id }, LATER);
    const own = { topic: "linear-equations", mode: "practice", totalTime: 15_000 } as const;
    const ids = async (filter: StudyHistoryFilter) => {
      const sessions = await records().studySessions.listCompleted(uid, {
        now: MUCH_LATER,
        ...filter,
        limit: 9,
      });
      return sessions.map((session) => session.id);
    };
    expect(await ids(own)).toEqual([id]);
    expect(await ids({ ...own, topic: "trigonometry" })).toEqual([]);
    expect(await ids({ ...own, mode: "learning" })).toEqual([]);
    expect(await ids({ ...own, totalTime: 15_001 })).toEqual([]);
  });
}

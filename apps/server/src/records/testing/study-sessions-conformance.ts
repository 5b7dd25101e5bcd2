import { EMPTY_STATS, SESSION_LENGTH, type StudySession } from "@sat/contract";
import { describe, expect, test } from "vitest";
import type { Judge } from "../answers.ts";
import type { Records } from "../records.ts";
import { ask, complete } from "./asked-session.ts";
import {
  aLearner,
  anAnswer,
  aStudySession,
  judge,
  judgeAt,
  LATER,
  MUCH_LATER,
  NOON,
} from "./builders.ts";

/** What every database must make of study sessions. */
export function studySessionsConformance(records: () => Records): void {
  describe("study sessions opened", () => opening(records));
  describe("study sessions answered", () => answering(records));
  describe("study sessions discarded", () => discarding(records));
}

function opening(records: () => Records): void {
  test("parallel calls find one session for a learner, topic and mode", async () => {
    const uid = await aLearner(records());
    const open = () => aStudySession(records(), uid);
    const sessions = await Promise.all(Array.from({ length: 12 }, open));
    expect(new Set(sessions).size).toBe(1);
    expect(await records().studySessions.find({ uid, id: sessions[0] ?? "" })).toEqual({
      id: sessions[0],
      topic: "linear-equations",
      mode: "practice",
      startedAt: NOON.toISOString(),
      completedAt: null,
      questionsAnswered: 0,
      score: 0,
      totalTime: 0,
    });
  });

  test("another topic, mode or learner has a session of its own", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    const sessions = await Promise.all([
      aStudySession(records(), uid),
      aStudySession(records(), uid, { topic: "trigonometry" }),
      aStudySession(records(), uid, { mode: "learning" }),
      aStudySession(records(), other),
    ]);
    expect(new Set(sessions).size).toBe(4);
  });

  test("is found again as far as it got, and not by another learner", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    const id = await aStudySession(records(), uid);
    const [questionId = ""] = await ask(records(), { uid, id }, [1]);
    await records().answers.settle(anAnswer(uid, questionId), judge);
    expect(await aStudySession(records(), uid, { now: LATER })).toBe(id);
    const found = await records().studySessions.find({ uid, id });
    expect(found).toMatchObject({ id, questionsAnswered: 1 });
    expect(await records().studySessions.read({ uid, id })).toMatchObject({ ...found });
    expect(await records().studySessions.find({ uid: other, id })).toBeUndefined();
    expect(await records().studySessions.read({ uid: other, id })).toBeUndefined();
  });
}

function answering(records: () => Records): void {
  test("each answer is counted, and shown in the order of the numbers", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const [third = "", first = ""] = await ask(records(), { uid, id }, [3, 1, 2]);
    const wrong: Judge = (question, before) => ({ ...judge(question, before), correct: false });
    await records().answers.settle(anAnswer(uid, third, { timeSpent: 300 }), judge);
    const given = { response: { kind: "choice", letter: "A" }, timeSpent: 200 } as const;
    await records().answers.settle(anAnswer(uid, first, given), wrong);
    const session = await records().studySessions.read({ uid, id });
    expect(session).toMatchObject({
      completedAt: null,
      questionsAnswered: 2,
      score: 1,
      totalTime: 500,
      records: [
        { number: 1, question: { id: first }, userAnswer: "A", correct: false, timeSpent: 200 },
        { number: 3, question: { id: third }, userAnswer: "B", correct: true, timeSpent: 300 },
      ],
    });
    expect(session?.records[0]?.question).toEqual(
      await records().questions.placed({ studySession: id, number: 1 }),
    );
  });

  test("the tenth answer completes the session, also when all come at once", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const questions = await ask(records(), { uid, id });
    const settle = (questionId: string) =>
      records().answers.settle(anAnswer(uid, questionId), judge);
    await Promise.all(questions.slice(1).map(settle));
    expect((await records().studySessions.find({ uid, id }))?.completedAt).toBeNull();
    await Promise.all(questions.map(settle));
    expect(await records().studySessions.find({ uid, id })).toMatchObject({
      completedAt: LATER.toISOString(),
      questionsAnswered: SESSION_LENGTH,
      score: SESSION_LENGTH,
      totalTime: SESSION_LENGTH * 1500,
    });
    expect(await aStudySession(records(), uid)).not.toBe(id);
  });

  test("a session read while it is answered agrees with its records", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const questions = await ask(records(), { uid, id });
    const seen: (StudySession | undefined)[] = [];
    const read = async () => {
      while (seen.at(-1)?.questionsAnswered !== SESSION_LENGTH) {
        seen.push(await records().studySessions.read({ uid, id }));
      }
    };
    const answer = async () => {
      for (const each of questions) await records().answers.settle(anAnswer(uid, each), judge);
    };
    await Promise.all([read(), read(), read(), answer()]);
    for (const session of seen) {
      expect(session?.records).toHaveLength(session?.questionsAnswered ?? -1);
    }
  });

  test("a repeated tenth answer changes nothing, neither at once nor later", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const questions = await ask(records(), { uid, id });
    const last = questions.pop() ?? "";
    for (const each of questions) await records().answers.settle(anAnswer(uid, each), judge);
    const settle = (now: Date) => records().answers.settle(anAnswer(uid, last), judgeAt(now));
    await Promise.all([settle(LATER), settle(LATER), settle(LATER)]);
    const completed = await records().studySessions.find({ uid, id });
    await settle(MUCH_LATER);
    expect(await records().studySessions.find({ uid, id })).toEqual(completed);
    expect(completed).toMatchObject({
      completedAt: LATER.toISOString(),
      questionsAnswered: SESSION_LENGTH,
    });
    expect((await records().progress.find(uid)).get("linear-equations")?.answered).toBe(
      SESSION_LENGTH,
    );
  });

  test("an answer that fails at the end leaves nothing behind", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const [questionId = ""] = await ask(records(), { uid, id }, [1]);
    // The instant is written with the answer first and with the session last.
    const now = new Date(LATER);
    let written = 0;
    now.toISOString = () => {
      if (written++ > 0) throw new Error("no such instant");
      return LATER.toISOString();
    };
    await expect(records().answers.settle(anAnswer(uid, questionId), judgeAt(now))).rejects.toThrow(
      "no such instant",
    );
    expect(await records().studySessions.read({ uid, id })).toMatchObject({
      questionsAnswered: 0,
      records: [],
    });
    expect((await records().progress.find(uid)).size).toBe(0);
    expect((await records().users.find(uid))?.user.stats).toEqual(EMPTY_STATS);
  });
}

function discarding(records: () => Records): void {
  test("a discarded session is gone, its answers are not", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const [answered = "", late = ""] = await ask(records(), { uid, id }, [1, 2]);
    await records().answers.settle(anAnswer(uid, answered), judge);
    expect(await records().studySessions.discard({ uid, id }, LATER)).toBe(true);
    expect(await records().studySessions.discard({ uid, id }, LATER)).toBe(false);
    expect(await records().studySessions.find({ uid, id })).toBeUndefined();
    expect(await records().studySessions.listOpen(uid)).toEqual([]);
    expect(await records().answers.settle(anAnswer(uid, late), judge)).toMatchObject({
      stats: { totalQuestions: 2 },
    });
    expect((await records().progress.find(uid)).get("linear-equations")?.answered).toBe(2);
    expect(await aStudySession(records(), uid)).not.toBe(id);
  });

  test("a tenth answer that comes late does not complete a discarded session", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const questions = await ask(records(), { uid, id });
    const last = questions.pop() ?? "";
    for (const each of questions) await records().answers.settle(anAnswer(uid, each), judge);
    await records().studySessions.discard({ uid, id }, LATER);
    await records().answers.settle(anAnswer(uid, last), judge);
    expect(await records().studySessions.listCompleted(uid, { now: MUCH_LATER, limit: 1 })).toEqual(
      [],
    );
  });

  test("nobody discards another's session, nor one that is completed or unknown", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    const id = await aStudySession(records(), uid);
    const discard = (name: { uid: string; id: string }) =>
      records().studySessions.discard(name, LATER);
    expect(await discard({ uid: other, id })).toBe(false);
    await complete(records(), { uid, id }, LATER);
    expect(await discard({ uid, id })).toBe(false);
    expect(await discard({ uid, id: "unknown" })).toBe(false);
    expect(await records().studySessions.find({ uid, id })).toBeDefined();
  });

  test("a session discarded at the tenth answer is either completed or gone", async () => {
    const uid = await aLearner(records());
    const id = await aStudySession(records(), uid);
    const questions = await ask(records(), { uid, id });
    const last = questions.pop() ?? "";
    for (const each of questions) await records().answers.settle(anAnswer(uid, each), judge);
    const [discarded] = await Promise.all([
      records().studySessions.discard({ uid, id }, LATER),
      records().answers.settle(anAnswer(uid, last), judge),
    ]);
    const found = await records().studySessions.find({ uid, id });
    expect(found?.completedAt).toBe(discarded ? undefined : LATER.toISOString());
    expect((await records().progress.find(uid)).get("linear-equations")?.answered).toBe(
      SESSION_LENGTH,
    );
  });
}

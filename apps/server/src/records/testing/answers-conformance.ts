import { EMPTY_STATS } from "@sat/contract";
import { type OptionLetter, responseOf, type SkillCode } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Judge } from "../answers.ts";
import type { Records } from "../records.ts";
import { aLearner, anAnswer, issueTo, judge, judgeAt, NOON } from "./builders.ts";

/** What every database must make of answers. */
export function answersConformance(records: () => Records): void {
  describe("answers", () => settling(records));
  describe("the latest answers of a skill", () => latest(records));
  describe("answers that come to nothing", () => failing(records));
}

function settling(records: () => Records): void {
  test("an answer is settled together with the statistics and the day", async () => {
    const uid = await aLearner(records());
    const { id } = await issueTo(records(), uid);
    const stats = { ...EMPTY_STATS, totalQuestions: 1 };
    const settled = await records().answers.settle(anAnswer(uid, id), judge);
    expect(settled).toEqual({ correct: true, correctAnswer: "B", stats });
    expect(await records().users.find(uid)).toMatchObject({
      user: { stats },
      lastDay: "2026-11-20",
    });
  });

  test("twenty parallel identical answers count once and are told the same", async () => {
    const uid = await aLearner(records());
    const { id } = await issueTo(records(), uid);
    const settle = () => records().answers.settle(anAnswer(uid, id), judge);
    const settled = await Promise.all(Array.from({ length: 20 }, settle));
    expect(new Set(settled.map((each) => JSON.stringify(each))).size).toBe(1);
    expect((await records().users.find(uid))?.user.stats.totalQuestions).toBe(1);
  });

  test("parallel answers to different questions are all counted", async () => {
    const uid = await aLearner(records());
    const issued = await Promise.all(Array.from({ length: 12 }, () => issueTo(records(), uid)));
    await Promise.all(issued.map(({ id }) => records().answers.settle(anAnswer(uid, id), judge)));
    expect((await records().users.find(uid))?.user.stats.totalQuestions).toBe(12);
  });

  test("a repeat is told what the first was told, though others came between", async () => {
    const uid = await aLearner(records());
    const [first, second] = [await issueTo(records(), uid), await issueTo(records(), uid)];
    const told = await records().answers.settle(anAnswer(uid, first.id), judge);
    await records().answers.settle(anAnswer(uid, second.id), judge);
    const repeat = { ...anAnswer(uid, first.id), response: responseOf("A") };
    expect(await records().answers.settle(repeat, judge)).toEqual(told);
  });
}

function latest(records: () => Records): void {
  const minute = (at: number) => new Date(NOON.getTime() + at * 60_000);

  /** Answers a question of the skill at a minute after noon; B is right. */
  async function answer(uid: string, skill: SkillCode, at: number, letter: OptionLetter) {
    const { id } = await issueTo(records(), uid, { skill });
    const given = { ...anAnswer(uid, id), response: responseOf(letter) };
    const judgeThen: Judge = (question, before) => ({
      ...judgeAt(minute(at))(question, before),
      correct: letter === "B",
    });
    await records().answers.settle(given, judgeThen);
  }

  test("are five, the newest first, and this learner's alone", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    for (let at = 0; at < 7; at++) await answer(uid, "S.D", at, at % 3 === 0 ? "A" : "B");
    await answer(uid, "S.C", 8, "A");
    await answer(other, "S.D", 9, "A");
    expect(await records().answers.latestOf({ uid, skill: "S.D" })).toEqual(
      [6, 5, 4, 3, 2].map((at) => ({ correct: at % 3 !== 0, answeredAt: minute(at) })),
    );
    expect(await records().answers.latestOf({ uid, skill: "S.C" })).toHaveLength(1);
    expect(await records().answers.latestOf({ uid, skill: "BOU" })).toEqual([]);
  });
}

function failing(records: () => Records): void {
  test("another learner's question and an unknown one are nobody's", async () => {
    const { id } = await issueTo(records(), await aLearner(records()));
    const other = await aLearner(records());
    expect(await records().answers.settle(anAnswer(other, id), judge)).toBeUndefined();
    expect(await records().answers.settle(anAnswer(other, "unknown"), judge)).toBeUndefined();
    expect((await records().users.find(other))?.user.stats).toEqual(EMPTY_STATS);
  });

  test("a judge that fails leaves nothing behind", async () => {
    const uid = await aLearner(records());
    const { id } = await issueTo(records(), uid);
    const broken: Judge = () => {
      throw new Error("no verdict");
    };
    await expect(records().answers.settle(anAnswer(uid, id), broken)).rejects.toThrow("no verdict");
    expect(await records().answers.settle(anAnswer(uid, id), judge)).toMatchObject({
      correct: true,
    });
  });
}

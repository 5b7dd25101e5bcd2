import { responseOf } from "@sat/item";
import { beforeEach, describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anAnswer, issueTo, judgeAt, LATER, MUCH_LATER } from "./builders.ts";

/** What every database must make of the figures of the progress page. */
export function progressFiguresConformance(records: () => Records): void {
  describe("figures of progress", () => {
    let uid: string;
    beforeEach(async () => {
      uid = await aLearner(records());
    });

    const minutesOn = (minutes: number) => new Date(LATER.getTime() + minutes * 60_000);

    async function answerWith(
      correct: boolean,
      skill: "H.A" | "S.D" = "H.A",
      { instant = LATER, ...change }: Parameters<typeof anAnswer>[2] & { instant?: Date } = {},
    ) {
      const key = correct ? "B" : "A";
      const { id } = await issueTo(records(), uid, { skill, correctAnswer: key });
      await records().answers.settle(anAnswer(uid, id, change), judgeAt(instant));
    }

    const figures = () => records().progressFigures;

    test("are none before the first answer, and nobody else's", async () => {
      const other = await aLearner(records());
      await answerWith(true);
      expect(await figures().bySkill(other)).toEqual([]);
      expect(await figures().latest(other, 20, MUCH_LATER)).toEqual([]);
      const all = { uid: other, since: "2026-01-01", until: "2026-12-31" };
      expect(await figures().byDay(all)).toEqual([]);
      expect(await figures().slipsByDay(all)).toEqual([]);
      expect(await figures().byTenMinutes(other, LATER)).toEqual([]);
      const none = { answers: 0, right: 0 };
      expect(await figures().byGuess(other)).toEqual({ guessed: none, others: none });
    });

    test("count answers by skill, and right ones among them", async () => {
      for (const correct of [true, false, true]) await answerWith(correct);
      await answerWith(false, "S.D");
      const tallies = await figures().bySkill(uid);
      expect(tallies.toSorted((one, other) => one.skill.localeCompare(other.skill))).toEqual([
        { skill: "H.A", answers: 3, right: 2 },
        { skill: "S.D", answers: 1, right: 0 },
      ]);
    });

    test("tell the latest answers of each skill, however many there are of another", async () => {
      await answerWith(false, "S.D", { instant: LATER });
      for (let given = 1; given <= 3; given++)
        await answerWith(given === 3, "H.A", { instant: minutesOn(given) });
      const at = (minutes: number) => minutesOn(minutes).toISOString();
      expect(await figures().latest(uid, 2, MUCH_LATER)).toEqual([
        { skill: "H.A", correct: true, answeredAt: at(3) },
        { skill: "H.A", correct: false, answeredAt: at(2) },
        { skill: "S.D", correct: false, answeredAt: at(0) },
      ]);
      // A clock that runs fast does not stand before all others.
      expect(await figures().latest(uid, 1, LATER)).toEqual([
        { skill: "H.A", correct: false, answeredAt: at(1) },
        { skill: "S.D", correct: false, answeredAt: at(0) },
      ]);
    });

    test("tell what the latest answers of each skill took, past any number of them on paper", async () => {
      const times = [5, 4, null, 3, null, null];
      for (const [minute, timeSpent] of times.entries())
        await answerWith(true, "H.A", { instant: minutesOn(minute), timeSpent });
      await answerWith(true, "S.D", { instant: LATER, timeSpent: 7 });
      await answerWith(true, "S.D", { instant: LATER, timeSpent: null });
      expect(await figures().latestTimes(uid, 2, MUCH_LATER)).toEqual([
        { skill: "H.A", timeSpent: 3 },
        { skill: "H.A", timeSpent: 4 },
        { skill: "S.D", timeSpent: 7 },
      ]);
      expect(await figures().latestTimes(await aLearner(records()), 2, MUCH_LATER)).toEqual([]);
    });

    const [day, before, after] = ["2026-11-20", "2026-11-19", "2026-11-21"];

    test("count answers by the learner's day, in a stretch of days", async () => {
      await answerWith(true);
      await answerWith(false);
      await answerWith(true, "S.D");
      const tallies = await figures().byDay({ uid, since: day, until: day });
      expect(tallies.toSorted((one, other) => other.answers - one.answers)).toEqual([
        { day, skill: "H.A", answers: 2, right: 1 },
        { day, skill: "S.D", answers: 1, right: 1 },
      ]);
      expect(await figures().byDay({ uid, since: after, until: after })).toEqual([]);
      expect(await figures().byDay({ uid, since: before, until: before })).toEqual([]);
    });

    test("count wrong answers by day and slip, in a stretch of days", async () => {
      await answerWith(true);
      for (const letter of ["A", "C"] as const) {
        const { id } = await issueTo(records(), uid);
        const given = anAnswer(uid, id, { response: responseOf(letter) });
        await records().answers.settle(given, judgeAt(LATER));
      }
      // Nobody foresaw why time would run out.
      const { id } = await issueTo(records(), uid);
      await records().answers.settle(anAnswer(uid, id, { response: null }), judgeAt(LATER));
      const slips = [{ day, slip: "another-quantity", misses: 2 }];
      expect(await figures().slipsByDay({ uid, since: day, until: day })).toEqual(slips);
      expect(await figures().slipsByDay({ uid, since: after, until: after })).toEqual([]);
      expect(await figures().slipsByDay({ uid, since: before, until: before })).toEqual([]);
    });

    test("tell the days with answers beside a stretch of days", async () => {
      const beside = (since: string, until: string) =>
        records().answeredDays.beside({ uid, since, until });
      expect(await beside(before, after)).toEqual({ before: undefined, after: undefined });
      await answerWith(true);
      await answerWith(true);
      expect(await beside(after, after)).toEqual({ before: day, after: undefined });
      expect(await beside(before, before)).toEqual({ before: undefined, after: day });
      expect(await beside(day, day)).toEqual({ before: undefined, after: undefined });
    });

    test("tell the time spent by day, of which a question left open does not make hours", async () => {
      await answerWith(true, "H.A", { timeSpent: 40_000 });
      await answerWith(false, "S.D", { timeSpent: 9_000_000 });
      await answerWith(true, "S.D", { timeSpent: null });
      expect(await figures().timeByDay(uid, "2026-11-20")).toEqual([
        { day: "2026-11-20", answers: 3, time: 640_000 },
      ]);
      expect(await figures().timeByDay(uid, "2026-11-21")).toEqual([]);
    });

    test("keep guesses apart from other answers", async () => {
      await answerWith(false, "H.A", { confidence: "guess" });
      await answerWith(true, "H.A", { confidence: "sure" });
      await answerWith(true);
      expect(await figures().byGuess(uid)).toEqual({
        guessed: { answers: 1, right: 0 },
        others: { answers: 2, right: 2 },
      });
    });

    test("count answers by the ten minutes they were given in, without those on paper", async () => {
      for (const minutes of [0, 9, 10])
        await answerWith(true, "H.A", { instant: minutesOn(minutes) });
      await answerWith(true, "H.A", { instant: minutesOn(10), timeSpent: null });
      const times = await figures().byTenMinutes(uid, LATER);
      expect(times.toSorted((one, other) => one.at.getTime() - other.at.getTime())).toEqual([
        { at: minutesOn(0), answers: 2, right: 2 },
        { at: minutesOn(10), answers: 1, right: 1 },
      ]);
      expect(await figures().byTenMinutes(uid, minutesOn(10))).toHaveLength(1);
    });
  });
}

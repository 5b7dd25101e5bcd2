import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anAnswer, issueTo, judgeAt, LATER, MUCH_LATER } from "./builders.ts";

/** What every database must make of topic progress. */
export function progressConformance(records: () => Records): void {
  describe("topic progress", () => {
    async function answerWith(
      uid: string,
      correct: boolean,
      topic: "trigonometry" | "data-analysis",
      instant = LATER,
    ) {
      const { id } = await issueTo(records(), uid, { topic, correctAnswer: correct ? "B" : "A" });
      await records().answers.settle(anAnswer(uid, id), judgeAt(instant));
    }

    test("is counted by topic, right or wrong, and once an answer", async () => {
      const uid = await aLearner(records());
      expect((await records().progress.find(uid)).size).toBe(0);
      await answerWith(uid, true, "trigonometry");
      await answerWith(uid, false, "trigonometry");
      await answerWith(uid, true, "data-analysis");
      expect(await records().progress.find(uid)).toEqual(
        new Map([
          ["trigonometry", { answered: 2, recentAnswers: 2, recentCorrect: 1 }],
          ["data-analysis", { answered: 1, recentAnswers: 1, recentCorrect: 1 }],
        ]),
      );
    });

    test("rests on the latest twenty answers", async () => {
      const uid = await aLearner(records());
      for (let given = 0; given < 23; given++) {
        const instant = new Date(LATER.getTime() + given);
        await answerWith(uid, given < 8, "trigonometry", instant);
      }
      expect((await records().progress.find(uid)).get("trigonometry")).toEqual({
        answered: 23,
        recentAnswers: 20,
        recentCorrect: 5,
      });
    });

    test("rests on the latest given, though they come late", async () => {
      const uid = await aLearner(records());
      for (let given = 0; given < 20; given++) {
        await answerWith(uid, given < 8, "trigonometry", MUCH_LATER);
      }
      await answerWith(uid, true, "trigonometry", LATER);
      expect((await records().progress.find(uid)).get("trigonometry")).toEqual({
        answered: 21,
        recentAnswers: 20,
        recentCorrect: 8,
      });
    });

    test("keeps parallel answers all", async () => {
      const uid = await aLearner(records());
      await Promise.all(Array.from({ length: 12 }, () => answerWith(uid, true, "trigonometry")));
      expect((await records().progress.find(uid)).get("trigonometry")?.answered).toBe(12);
    });
  });
}

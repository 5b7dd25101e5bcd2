import type { Question } from "@sat/contract";
import { responseOf } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anAnswer, anIssue, anItem, judgeAt, LATER, MUCH_LATER } from "./builders.ts";

const DAY = 86_400_000;

/** What every database must make of missed questions and their twins. */
export function mistakesConformance(records: () => Records): void {
  describe("the mistake book", () => {
    interface Given {
      readonly isRight: boolean;
      readonly twinOf?: string;
      /** Days after the first. */
      readonly day: number;
    }

    /** Issues a question, of whose options A stands for a slip, and answers it with A. */
    async function answered(uid: string, { isRight, twinOf, day }: Given): Promise<Question> {
      const item = anItem({ correctAnswer: isRight ? "A" : "B" });
      const question = await records().questions.issue(anIssue(uid, { item, twinOf }));
      if (question === undefined) throw new Error("the learner has this item");
      const answer = anAnswer(uid, question.id, { response: responseOf("A"), timeSpent: 60_000 });
      const instant = new Date(LATER.getTime() + day * DAY);
      await records().answers.settle(answer, (asked, before) => ({
        ...judgeAt(instant)(asked, before),
        correct: isRight,
        day: instant.toISOString().slice(0, 10),
      }));
      return question;
    }

    const open = (uid: string) =>
      records().mistakes.list({ uid, state: "open", now: MUCH_LATER, limit: 10 });
    const retired = (uid: string) =>
      records().mistakes.list({ uid, state: "retired", now: MUCH_LATER, limit: 10 });

    test("has one entry for a question and all its twins, which retires after two days", async () => {
      const uid = await aLearner(records());
      const { id } = await answered(uid, { isRight: false, day: 0 });
      await answered(uid, { isRight: false, twinOf: id, day: 1 });
      expect(await open(uid)).toMatchObject([{ questionId: id, times: 2, daysRight: 0 }]);
      await answered(uid, { isRight: true, twinOf: id, day: 2 });
      await answered(uid, { isRight: true, twinOf: id, day: 2 });
      expect(await open(uid)).toMatchObject([{ questionId: id, times: 2, daysRight: 1 }]);
      await answered(uid, { isRight: true, twinOf: id, day: 4 });
      expect(await open(uid)).toEqual([]);
      expect(await retired(uid)).toMatchObject([{ questionId: id, daysRight: 2 }]);
      const retiredOn = (since: string, until: string) =>
        records().mistakes.countRetired({ uid, since, until });
      expect(await retiredOn("2026-11-24", "2026-11-24")).toBe(1);
      expect(await retiredOn("2026-11-25", "2026-11-30")).toBe(0);
      expect(await retiredOn("2026-11-01", "2026-11-23")).toBe(0);
      await answered(uid, { isRight: false, twinOf: id, day: 6 });
      expect(await open(uid)).toMatchObject([{ questionId: id, times: 3, daysRight: 0 }]);
    });

    test("has a missed twin of a question that was never missed as a mistake of its own", async () => {
      const uid = await aLearner(records());
      const { id } = await answered(uid, { isRight: true, day: 0 });
      const twin = await answered(uid, { isRight: false, twinOf: id, day: 1 });
      expect(await open(uid)).toMatchObject([{ questionId: twin.id, times: 1 }]);
    });

    test("is told by learner, page after page, and counted since a day", async () => {
      const uid = await aLearner(records());
      await answered(await aLearner(records()), { isRight: false, day: 0 });
      const ids: string[] = [];
      for (let day = 0; day < 5; day++)
        ids.unshift((await answered(uid, { isRight: false, day })).id);
      const list = (before?: Awaited<ReturnType<typeof open>>[number]) =>
        records().mistakes.list({ uid, state: "open", now: MUCH_LATER, limit: 3, before });
      const first = await list();
      const second = await list(first.at(-1));
      expect([...first, ...second].map(({ questionId }) => questionId)).toEqual(ids);
      expect(await records().mistakes.count(uid, "2026-11-22")).toEqual({
        open: 5,
        week: 3,
        retired: 0,
        bySlip: [{ slip: "another-quantity", open: 5, week: 3 }],
        bySkill: [{ skill: "H.A", open: 5, week: 3 }],
      });
    });

    test("keeps what its learner says of the reason, and of no other's", async () => {
      const uid = await aLearner(records());
      const { id: questionId } = await answered(uid, { isRight: false, day: 0 });
      const other = await aLearner(records());
      const { mistakes } = records();
      const told = { questionId, reason: "careless" } as const;
      expect(await mistakes.tellReason({ uid: other, ...told })).toBeUndefined();
      expect(await open(uid)).toMatchObject([{ reason: "misread", reasonTold: false }]);
      expect(await mistakes.tellReason({ uid, ...told })).toMatchObject(told);
      expect(await open(uid)).toMatchObject([{ reason: "careless", reasonTold: true }]);
    });
  });
}

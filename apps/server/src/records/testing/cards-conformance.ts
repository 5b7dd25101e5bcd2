import type { Question } from "@sat/contract";
import { type ChoiceItem, responseOf, type SlipCode } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anAnswer, anIssue, anItem, judgeAt, LATER } from "./builders.ts";

const DAY = 86_400_000;

/** What every database must make of answers that cards are of. */
export function cardsConformance(records: () => Records): void {
  describe("cards", () => {
    interface Given {
      readonly isRight: boolean;
      readonly slip?: SlipCode;
      readonly twinOf?: string;
      /** Days after the first. */
      readonly day: number;
      readonly item?: Partial<ChoiceItem>;
    }

    /** Issues a question, of whose options A stands for the slip, and answers it with A. */
    async function answered(uid: string, given: Given): Promise<Question> {
      const { isRight, slip = "opposite-sign", twinOf, day } = given;
      const { rationales, ...others } = anItem(given.item);
      const item = {
        ...others,
        correctAnswer: isRight ? "A" : "B",
        rationales: { ...rationales, A: { mistake: slip, reason: "Not so." } },
      } as const;
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

    const list = (uid: string) => records().cards.list(uid);

    test("are made by misses, one for each slip in a skill, and are the learner's own", async () => {
      const uid = await aLearner(records());
      await answered(await aLearner(records()), { isRight: false, day: 0 });
      await answered(uid, { isRight: true, day: 0 });
      expect(await list(uid)).toEqual([]);
      await answered(uid, { isRight: false, day: 0 });
      const latest = await answered(uid, { isRight: false, day: 1 });
      await answered(uid, { isRight: false, slip: "stopped-early", day: 1 });
      expect(await list(uid)).toMatchObject([
        {
          skill: "H.A",
          slip: "opposite-sign",
          words: null,
          questionId: latest.id,
          missedDay: "2026-11-21",
          dueDay: "2026-11-22",
          reps: 2,
          lapses: 1,
          askedAt: null,
        },
        { slip: "stopped-early", dueDay: "2026-11-22", reps: 1 },
      ]);
    });

    test("are of words where the skill is theirs, whatever the slip", async () => {
      const uid = await aLearner(records());
      const item = { skill: "WIC", source: "levy-waive" } as const;
      await answered(uid, { isRight: false, day: 0, item });
      await answered(uid, { isRight: false, slip: "wrong-sense", day: 1, item });
      expect(await list(uid)).toMatchObject([{ skill: "WIC", slip: null, words: "levy-waive" }]);
    });

    test("are put off by right twins, and brought back by wrong ones, for the question missed first", async () => {
      const uid = await aLearner(records());
      const { id } = await answered(uid, { isRight: false, day: 0 });
      await answered(uid, { isRight: true, twinOf: id, day: 1 });
      expect(await list(uid)).toMatchObject([{ dueDay: "2026-11-24", questionId: id }]);
      await answered(uid, { isRight: false, slip: "stopped-early", twinOf: id, day: 4 });
      expect(await list(uid)).toMatchObject([
        { slip: "opposite-sign", dueDay: "2026-11-25", missedDay: "2026-11-24", questionId: id },
      ]);
    });

    test("are left alone by right answers to other questions", async () => {
      const uid = await aLearner(records());
      await answered(uid, { isRight: false, day: 0 });
      const before = await list(uid);
      await answered(uid, { isRight: true, day: 3 });
      expect(await list(uid)).toEqual(before);
    });

    test("keep when they were asked, also after an answer", async () => {
      const uid = await aLearner(records());
      const { id } = await answered(uid, { isRight: false, day: 0 });
      await answered(uid, { isRight: false, slip: "stopped-early", day: 0 });
      const card = { skill: "H.A", slip: "opposite-sign", words: null } as const;
      await records().cards.noteAsked({ uid, card, now: LATER });
      await answered(uid, { isRight: true, twinOf: id, day: 1 });
      const askedAt = (await list(uid)).map((each) => each.askedAt);
      expect(askedAt).toEqual([LATER.toISOString(), null]);
    });
  });

  test("the pace of a learner is told of the sections with answers enough", async () => {
    const uid = await aLearner(records());
    const take = async (timeSpent: number | null) => {
      const question = await records().questions.issue(anIssue(uid));
      await records().answers.settle(
        anAnswer(uid, question?.id ?? "", { timeSpent }),
        judgeAt(LATER),
      );
    };
    for (const seconds of [10, 20, 30, 40]) await take(seconds * 1_000);
    // Of what was answered on paper it is unknown.
    await take(null);
    expect(await records().answers.paceOf(uid)).toEqual({});
    await take(50_000);
    expect(await records().answers.paceOf(uid)).toEqual({ Math: 30_000 });
  });
}

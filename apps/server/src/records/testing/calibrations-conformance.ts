import type { CellAnswer } from "@sat/learner";
import { beforeEach, describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import {
  aLearner,
  anAnswer,
  anEntry,
  anEstimate,
  issueItem,
  issueTo,
  judgeAt,
  LATER,
  MUCH_LATER,
  NOON,
} from "./builders.ts";

/** What every database must make of calibrations. */
export function calibrationsConformance(records: () => Records): void {
  async function answersOf(learner: string): Promise<CellAnswer[]> {
    const answers: CellAnswer[] = [];
    for await (const answer of records().calibrations.answers())
      if (answer.learner === learner) answers.push(answer);
    return answers;
  }

  /** Answers a question so many milliseconds after the others began. */
  async function settle(uid: string, id: string, after: number): Promise<void> {
    const given = anAnswer(uid, id, { timeSpent: 30_000 });
    await records().answers.settle(given, judgeAt(new Date(LATER.getTime() + after)));
  }

  describe("calibrations", () => {
    beforeEach(() => records().calibrations.withdraw("all", NOON));

    test("go by all answers of all learners, one learner after the other", async () => {
      const learners = await Promise.all([1, 2].map(() => aLearner(records())));
      for (const uid of learners)
        for (const after of [1, 0]) await settle(uid, (await issueTo(records(), uid)).id, after);
      const seen: string[] = [];
      for await (const { learner } of records().calibrations.answers()) seen.push(learner);
      for (const uid of learners) expect(seen.lastIndexOf(uid) - seen.indexOf(uid)).toBe(1);
    });

    test("know of an answer where its question comes from, and what its options stand for", async () => {
      const uid = await aLearner(records());
      const rationales = {
        A: { mistake: "comma-splice", reason: "Too small." },
        B: { mistake: "another-quantity", reason: "Not asked." },
        C: { mistake: null, reason: "Right." },
        D: { mistake: "comma-splice", reason: "Far too large." },
      } as const;
      const wrong = { correctAnswer: "C", rationales, model: "slopes", version: 3 } as const;
      const about = { ...wrong, source: "owls", sourceVersion: 1, level: "Hard" } as const;
      const { id } = await issueTo(records(), uid, about);
      await settle(uid, id, 1);
      expect(await answersOf(uid)).toMatchObject([
        {
          model: "slopes",
          version: 3,
          level: "Hard",
          kind: "choice",
          skill: "H.A",
          source: "owls",
          outcome: "wrong",
          hints: 0,
          manner: "thought",
          choice: {
            offered: ["comma-splice", "another-quantity", "comma-splice"],
            taken: "another-quantity",
          },
        },
      ]);
    });

    test("know of the key that it stands for no slip, and of what is typed no options", async () => {
      const uid = await aLearner(records());
      await settle(uid, (await issueTo(records(), uid)).id, 0);
      const { id } = await issueItem(records(), { uid, item: anEntry() });
      await records().answers.settle(
        anAnswer(uid, id, { response: { kind: "entry", text: "2/3" }, timeSpent: 30_000 }),
        judgeAt(MUCH_LATER),
      );
      const [chosen, typed] = await answersOf(uid);
      expect(chosen?.choice?.taken).toBeNull();
      expect(chosen?.source).toBeNull();
      expect(typed).toMatchObject({ kind: "entry", model: "quotients" });
      expect(typed?.choice).toBeUndefined();
    });

    test("know nothing of a learner who is gone", async () => {
      const uid = await aLearner(records());
      await settle(uid, (await issueTo(records(), uid)).id, 0);
      expect(await answersOf(uid)).toHaveLength(1);
      await records().erasure.forgetLearner({ uid, isTheirs: () => false }, () => MUCH_LATER);
      expect(await answersOf(uid)).toEqual([]);
    });

    test("are kept as accepted, each in place of an earlier one of its cell", async () => {
      const { calibrations } = records();
      const [first, other] = [anEstimate(), anEstimate({ version: 2 })];
      await calibrations.accept([first, other], NOON);
      expect(await calibrations.accepted()).toEqual([first, other]);
      const later = anEstimate({ answers: 90, difficulty: { mean: 0.9, spread: 0.2 } });
      await calibrations.accept([later], LATER);
      expect(await calibrations.accepted()).toEqual([later, other]);
    });

    test("tell how hard a question is, alike until something is changed", async () => {
      const { calibrations } = records();
      const asked = { model: "slopes", version: 1, level: "Medium", kind: "choice" };
      const none = await calibrations.difficulties();
      expect(none(asked)).toBeUndefined();
      expect(await calibrations.difficulties()).toBe(none);
      await calibrations.accept([anEstimate({ difficulty: { mean: 0.7, spread: 0.3 } })], NOON);
      const some = await calibrations.difficulties();
      expect(some(asked)).toEqual({ mean: 0.7, spread: 0.5 });
      expect(some({ ...asked, level: "Hard" })).toBeUndefined();
      expect(await calibrations.difficulties()).toBe(some);
      await calibrations.withdraw("all", LATER);
      expect((await calibrations.difficulties())(asked)).toBeUndefined();
    });

    test("count no more when they are withdrawn, of one model or of all, and can be accepted again", async () => {
      const { calibrations } = records();
      const [one, other] = [anEstimate(), anEstimate({ model: "sums", kind: "entry" })];
      await calibrations.accept([one, other], NOON);
      expect(await calibrations.withdraw(["slopes", "unknown"], LATER)).toBe(1);
      expect(await calibrations.accepted()).toEqual([other]);
      expect(await calibrations.withdraw("all", LATER)).toBe(1);
      expect(await calibrations.withdraw("all", LATER)).toBe(0);
      await calibrations.accept([one], MUCH_LATER);
      expect(await calibrations.accepted()).toEqual([one]);
    });
  });
}

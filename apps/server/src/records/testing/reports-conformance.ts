import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anItem, issueTo, LATER, NOON } from "./builders.ts";

/** What every database must make of reports. */
export function reportsConformance(records: () => Records): void {
  describe("reports", () => {
    test("are kept with the question and where it came from, once a question", async () => {
      const uid = await aLearner(records());
      const item = anItem({ model: "lines", version: 3, level: "Hard", seed: 42 });
      const { id: questionId } = await issueTo(records(), uid, item);
      const { reports } = records();
      await reports.file({ uid, questionId, flaw: "typo", comment: "", now: NOON });
      await reports.file({ uid, questionId, flaw: "unclear", comment: "Why?", now: LATER });
      const { model, version, level, seed, question, options } = item;
      expect((await reports.list("open")).filter(({ id }) => id === questionId)).toMatchObject([
        {
          flaw: "unclear",
          comment: "Why?",
          reportedAt: LATER.toISOString(),
          outcome: null,
          itemId: item.id,
          model,
          version,
          level,
          seed,
          question: { question, options },
        },
      ]);
    });

    test("are settled once there is an outcome; those of nobody are not", async () => {
      const uid = await aLearner(records());
      const { id: questionId } = await issueTo(records(), uid);
      const { reports } = records();
      await reports.file({ uid, questionId, flaw: "figure", comment: "", now: NOON });
      expect(await reports.settle(questionId, "withdrawn")).toBe(true);
      expect(await reports.settle("nobody's", "withdrawn")).toBe(false);
      const idsOf = async (which: "all" | "open") =>
        (await reports.list(which)).map(({ id }) => id);
      expect(await idsOf("all")).toContain(questionId);
      expect(await idsOf("open")).not.toContain(questionId);
    });

    test("on another learner's question or an unknown one are not kept", async () => {
      const { id: questionId } = await issueTo(records(), await aLearner(records()));
      const uid = await aLearner(records());
      const flaw = { uid, flaw: "typo", comment: "", now: NOON } as const;
      expect(await records().reports.file({ ...flaw, questionId })).toBeUndefined();
      expect(await records().reports.file({ ...flaw, questionId: "unknown" })).toBeUndefined();
    });
  });
}

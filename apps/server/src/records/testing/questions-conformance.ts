import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import { aLearner, anItem, issueTo, LATER, NOON } from "./builders.ts";

/** What every database must make of issued questions. */
export function questionsConformance(records: () => Records): void {
  describe("questions issued", () => issuing(records));
  describe("questions looked back on", () => lookingBack(records));
  describe("questions that come round", () => comingRound(records));
}

function issuing(records: () => Records): void {
  test("an item is issued to a learner once, also by parallel calls, and to others as well", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    const item = anItem();
    const again = () => records().questions.issue({ uid, item, position: 0, now: NOON });
    const issued = await Promise.all([again(), again(), again()]);
    expect(issued.filter((question) => question !== undefined)).toHaveLength(1);
    expect(
      await records().questions.issue({ uid: other, item, position: 0, now: NOON }),
    ).toBeDefined();
  });

  test("an issued question shows the learner's part of the item and nothing else", async () => {
    const item = anItem({ passage: "A text." });
    const issued = await issueTo(records(), await aLearner(records()), item);
    expect(item).toMatchObject(issued.content);
    expect(Object.keys(issued.content).toSorted()).toEqual([
      "correctAnswer",
      "difficulty",
      "explanation",
      "hint",
      "options",
      "passage",
      "question",
      "rationales",
      "section",
      "tip",
      "topic",
    ]);
  });
}

function lookingBack(records: () => Records): void {
  test("the walk goes on past the last position issued", async () => {
    const uid = await aLearner(records());
    const walk = { uid, model: "sums", version: 1, level: "Medium" } as const;
    expect(await records().questions.nextPosition(walk)).toBe(0);
    await records().questions.issue({ uid, item: anItem(), position: 41, now: NOON });
    await records().questions.issue({ uid, item: anItem(), position: 7, now: NOON });
    expect(await records().questions.nextPosition(walk)).toBe(42);
    expect(await records().questions.nextPosition({ ...walk, version: 2 })).toBe(0);
    expect(await records().questions.nextPosition({ ...walk, level: "Hard" })).toBe(0);
  });

  test("the latest models are told newest first", async () => {
    const uid = await aLearner(records());
    await issueTo(records(), uid, { model: "old" }, new Date("2026-11-18T00:00:00Z"));
    await issueTo(records(), uid, { model: "newest" }, new Date("2026-11-20T00:00:00Z"));
    await issueTo(records(), uid, { model: "newer" }, new Date("2026-11-19T00:00:00Z"));
    const recent = await records().questions.recent(uid, 2);
    expect(recent.map(({ model }) => model)).toEqual(["newest", "newer"]);
  });
}

function comingRound(records: () => Records): void {
  test("the item issued longest ago comes round first, each as a question of its own", async () => {
    const uid = await aLearner(records());
    const first = await issueTo(
      records(),
      uid,
      { question: "first" },
      new Date("2026-11-18T00:00:00Z"),
    );
    await issueTo(records(), uid, { question: "second" }, new Date("2026-11-19T00:00:00Z"));
    await issueTo(
      records(),
      uid,
      { question: "hard", level: "Hard" },
      new Date("2026-11-17T00:00:00Z"),
    );
    const selection = { uid, section: "Math", level: "Medium" } as const;
    const rounds = [];
    for (const hour of [1, 2, 3]) {
      const now = new Date(NOON.getTime() + hour * 3_600_000);
      rounds.push(await records().questions.issueOldest(selection, now));
    }
    expect(rounds.map((round) => round?.content.question)).toEqual(["first", "second", "first"]);
    expect(new Set([first.id, ...rounds.map((round) => round?.id)]).size).toBe(4);
  });

  test("nothing comes round to a learner who has had nothing of the kind", async () => {
    const uid = await aLearner(records());
    await issueTo(records(), uid);
    const selection = { uid, section: "Math", level: "Medium" } as const;
    const none = { ...selection, topic: "trigonometry" } as const;
    expect(await records().questions.issueOldest(none, NOON)).toBeUndefined();
    const hard = { ...selection, level: "Hard" } as const;
    expect(await records().questions.issueOldest(hard, NOON)).toBeUndefined();
  });

  test("parallel calls for what comes round get different questions", async () => {
    const uid = await aLearner(records());
    await issueTo(records(), uid);
    const selection = { uid, section: "Math", level: "Medium" } as const;
    const again = () => records().questions.issueOldest(selection, LATER);
    const ids = (await Promise.all([again(), again(), again()])).map((round) => round?.id);
    expect(new Set(ids).size).toBe(3);
  });
}

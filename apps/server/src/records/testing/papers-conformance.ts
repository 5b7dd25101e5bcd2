import { EMPTY_STATS } from "@sat/contract";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import type { SittingName } from "../sittings.ts";
import {
  aLearner,
  anAnswer,
  aSitting,
  judge,
  LATER,
  MUCH_LATER,
  NOON,
  placeIn,
} from "./builders.ts";

/** What every database must make of tests on paper. */
export function papersConformance(records: () => Records): void {
  describe("tests on paper", () => {
    const open = (uid: string, questions = 5) =>
      records().sittings.openPaper({
        uid,
        test: { kind: "sprint", section: "Math", questions },
        timing: "untimed",
        extraBreaks: false,
        mode: "paper",
        timeZone: "UTC",
        modules: [{ section: "Math", questions, breakAfter: 0, route: "first", limit: null }],
        now: questions === 5 ? NOON : LATER,
      });
    const grade = (name: SittingName) =>
      records().sittings.changeModule({ ...name, number: 1 }, () => ({ gradedAt: LATER }));
    const exportOf = async (uid: string) => ({
      sittings: await allOf(records().exports.sittings(uid)),
      questions: await allOf(records().exports.questions(uid)),
    });
    const importInto = (uid: string) => {
      const standing = { stats: EMPTY_STATS, lastDay: null };
      const nothing = { preferences: {}, progress: new Map(), standing };
      const pieces = ReadableStream.from([]);
      return records().restorations.restore({ uid, ...nothing, pieces }, () => LATER);
    };
    const find = async (uid: string, id = "") => records().sittings.find({ uid, id });

    test("are one of each test and five in all, also of parallel calls", async () => {
      const uid = await aLearner(records());
      const same = await Promise.all([open(uid), open(uid), open(uid)]);
      expect(new Set(same).size).toBe(1);
      const others = await Promise.all([6, 7, 8, 9, 10, 11].map((length) => open(uid, length)));
      expect(others.filter((id) => id === undefined)).toHaveLength(2);
      expect(await open(uid)).toBe(same[0]);
      expect(await open(await aLearner(records()), 12)).toBeDefined();
    });

    test("are listed the latest first, beside the one on screen", async () => {
      const uid = await aLearner(records());
      const [first, second] = [await open(uid), await open(uid, 6)];
      const onScreen = await aSitting(records(), uid);
      expect(await records().sittings.listPapers(uid)).toEqual([second, first]);
      expect((await records().sittings.findOpen(uid))?.id).toBe(onScreen);
    });

    test("end with what is entered first, all at once", async () => {
      const uid = await aLearner(records());
      const id = (await open(uid)) ?? "";
      const enter = (letter: "A" | "B", now: Date) =>
        records().sittings.enterPaper({ uid, id, works: [workOf(letter)], now });
      await enter("B", LATER);
      await enter("A", MUCH_LATER);
      expect(await find(uid, id)).toMatchObject({
        endedAt: LATER,
        modules: [{ begunAt: LATER, endedAt: LATER, ended: "handed-in", work: workOf("B") }],
      });
      expect(await records().sittings.listPapers(uid)).toEqual([]);
      expect(await records().sittings.listOverdue(MUCH_LATER)).toContainEqual({ uid, id });
    });

    test("are entered by nobody else, nor where they were sat on screen or discarded", async () => {
      const uid = await aLearner(records());
      const [paper = "", discarded = ""] = [await open(uid), await open(uid, 6)];
      const onScreen = await aSitting(records(), uid);
      await placeIn(records(), { uid, id: onScreen });
      await records().sittings.discard({ uid, id: discarded }, NOON);
      const other = await aLearner(records());
      for (const name of [
        { uid: other, id: paper },
        { uid, id: onScreen },
        { uid, id: discarded },
      ])
        await records().sittings.enterPaper({ ...name, works: [workOf("B")], now: LATER });
      for (const id of [paper, onScreen])
        expect(await find(uid, id)).toMatchObject({ endedAt: null, modules: [{ endedAt: null }] });
    });

    test("keep an import out until they are discarded, or what was entered counts", async () => {
      const uid = await aLearner(records());
      const [paper = "", discarded = ""] = [await open(uid), await open(uid, 6)];
      await records().sittings.discard({ uid, id: discarded }, NOON);
      expect(await importInto(uid)).toBe(false);
      await records().sittings.enterPaper({ uid, id: paper, works: [workOf("B")], now: LATER });
      expect(await importInto(uid)).toBe(false);
      expect(await find(uid, paper)).toMatchObject({ modules: [{ work: workOf("B") }] });
      await grade({ uid, id: paper });
      expect(await importInto(uid)).toBe(true);
    });

    test("are exported once what was entered counts, with their questions", async () => {
      const uid = await aLearner(records());
      const name = { uid, id: (await open(uid)) ?? "" };
      const { id: questionId } = await placeIn(records(), name);
      await records().sittings.enterPaper({ ...name, works: [workOf("B")], now: LATER });
      expect(await exportOf(uid)).toEqual({ sittings: [], questions: [] });
      await records().answers.settle(anAnswer(uid, questionId), judge);
      await grade(name);
      expect(await exportOf(uid)).toMatchObject({
        sittings: [{ id: name.id }],
        questions: [{ id: questionId, place: { sitting: name.id } }],
      });
    });

    test("keep when their key was opened first, before they end", async () => {
      const uid = await aLearner(records());
      const [opened = "", closed = ""] = [await open(uid), await open(uid, 6)];
      const { openKey, enterPaper } = records().sittings;
      await openKey({ uid: await aLearner(records()), id: opened, now: NOON });
      await openKey({ uid, id: opened, now: LATER });
      await openKey({ uid, id: opened, now: MUCH_LATER });
      await enterPaper({ uid, id: closed, works: [], now: LATER });
      await openKey({ uid, id: closed, now: MUCH_LATER });
      expect((await find(uid, opened))?.keyOpenedAt).toEqual(LATER);
      expect((await find(uid, closed))?.keyOpenedAt).toBeNull();
    });
  });
}

async function allOf<Each>(pages: AsyncIterable<Each[]>): Promise<Each[]> {
  const all: Each[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}

function workOf(letter: "A" | "B") {
  const changes = [{ at: 0, response: { kind: "choice", letter } as const }];
  const untouched = { marked: { at: 0, value: false }, crossedOut: { at: 0, value: [] } };
  return { questions: [{ ...untouched, changes, visits: [] }] };
}

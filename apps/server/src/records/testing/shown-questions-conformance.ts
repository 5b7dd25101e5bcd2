import type { ChoiceItem } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { Line } from "../questions.ts";
import type { Records } from "../records.ts";
import {
  aLearner,
  anAnswer,
  anEntry,
  anItem,
  aStudySession,
  CHOICES,
  issueItem,
  issueTo,
  judge,
  NOON,
  anIssue,
} from "./builders.ts";

/** What every database must make of what was shown, and of what was not. */
export function shownQuestionsConformance(records: () => Records): void {
  describe("what was met of late", () => met(records));
  describe("questions that come again", () => comingAgain(records));
  describe("questions that were never shown", () => unseen(records));
}

const DAY = 24 * 60;

/** Another study session than the one at hand. */
const OTHER = { topic: "trigonometry" } as const;

/** So many minutes after noon. */
function after(minutes: number): Date {
  return new Date(NOON.getTime() + minutes * 60_000);
}

function met(records: () => Records): void {
  async function recent(uid: string, minute: number, count = 9): Promise<string[]> {
    const meetings = await records().questions.recent(uid, { count, now: after(minute) });
    return meetings.map(({ model }) => model);
  }

  test("is what was shown, the latest shown first, however long ago it was issued", async () => {
    const uid = await aLearner(records());
    const first = await issueTo(records(), uid, { model: "first" }, after(0));
    const second = await issueTo(records(), uid, { model: "second" }, after(1));
    await issueTo(records(), uid, { model: "never" }, after(2));
    await records().questions.noteShown({ uid, ids: [second.id], now: after(30) });
    await records().questions.noteShown({ uid, ids: [first.id, second.id], now: after(31) });
    expect(await recent(uid, 32)).toEqual(["first", "second"]);
    expect(await recent(uid, 32, 1)).toEqual(["first"]);
  });

  test("is also what was issued less than ten minutes ago, and that is the latest", async () => {
    const uid = await aLearner(records());
    const shown = await issueTo(records(), uid, { model: "shown" }, after(0));
    await records().questions.noteShown({ uid, ids: [shown.id], now: after(9) });
    await issueTo(records(), uid, { model: "ahead" }, after(1));
    await issueTo(records(), uid, { model: "further ahead" }, after(2));
    expect(await recent(uid, 10)).toEqual(["further ahead", "ahead", "shown"]);
    expect(await recent(uid, 11)).toEqual(["further ahead", "shown"]);
    expect(await recent(uid, 12)).toEqual(["shown"]);
  });

  test("is not what waits in another line", async () => {
    const uid = await aLearner(records());
    const lines = {
      page: {},
      stock: { forStock: true },
      session: { place: { studySession: await aStudySession(records(), uid), number: 1 } },
      elsewhere: { place: { studySession: await aStudySession(records(), uid, OTHER), number: 1 } },
    };
    for (const [model, line] of Object.entries(lines)) {
      await records().questions.issue(anIssue(uid, { item: anItem({ model }), ...line }));
    }
    const waiting = async (line: Line, minute: number) => {
      const meetings = await records().questions.recent(uid, {
        count: 9,
        now: after(minute),
        ...line,
      });
      return meetings.map(({ model }) => model);
    };
    for (const [model, line] of Object.entries(lines))
      expect(await waiting(line, 1)).toEqual([model]);
    // A session asks what it has, however late.
    expect(await waiting(lines.stock, 11)).toEqual([]);
    expect(await waiting(lines.session, 11)).toEqual(["session"]);
  });

  test("is what was answered, which must have been shown", async () => {
    const uid = await aLearner(records());
    const { id } = await issueTo(records(), uid, { model: "answered" });
    await records().answers.settle(anAnswer(uid, id), judge);
    expect(await recent(uid, DAY)).toEqual(["answered"]);
  });

  test("is nothing that is ahead of the clock", async () => {
    const uid = await aLearner(records());
    const seen = await issueTo(records(), uid, { model: "seen" }, after(DAY));
    await issueTo(records(), uid, { model: "coming" }, after(DAY));
    await records().questions.noteShown({ uid, ids: [seen.id], now: after(DAY) });
    expect(await recent(uid, 5)).toEqual([]);
    expect(await recent(uid, DAY)).toEqual(["coming", "seen"]);
  });

  test("is not what another learner says, nor what nobody was issued", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    const { id } = await issueTo(records(), uid);
    const ids = [id, "unknown", "\u0000", crypto.randomUUID()];
    await records().questions.noteShown({ uid: other, ids, now: after(1) });
    await records().questions.noteShown({ uid, ids: [], now: after(1) });
    expect(await recent(uid, DAY)).toEqual([]);
    expect(await recent(other, DAY)).toEqual([]);
  });
}

/** A learner who is issued questions of one kind. */
async function aPractice(records: Records) {
  const uid = await aLearner(records);
  const selection = { uid, section: "Math", kinds: CHOICES, level: "Medium" } as const;
  return {
    uid,
    selection,
    issue: (question: string, minute: number, change: Partial<ChoiceItem> = {}) =>
      issueTo(records, uid, { question, ...change }, after(minute)),
    show: ({ id }: { id: string }, minute: number) =>
      records.questions.noteShown({ uid, ids: [id], now: after(minute) }),
    again: (minute: number) => records.questions.issueAgain(selection, { now: after(minute) }),
  };
}

function comingAgain(records: () => Records): void {
  test("are those shown longest ago, each as a question of its own that says so", async () => {
    const { issue, show, again } = await aPractice(records());
    const first = await issue("first", 0);
    const second = await issue("second", 1);
    await issue("hard", 2, { level: "Hard" });
    await show(second, 3);
    await show(first, 4);
    const rounds = [];
    for (const minute of [10, 20, 30]) {
      const round = await again(minute);
      if (round !== undefined) await show(round, minute);
      rounds.push(round);
    }
    expect(rounds.map((round) => round?.question)).toEqual(["second", "first", "second"]);
    for (const round of rounds) {
      expect(round).toMatchObject({ seenBefore: true, reason: { because: "again" } });
    }
    expect(new Set([first, second, ...rounds].map((each) => each?.id)).size).toBe(5);
  });

  test("are none for a learner who has had nothing of the kind", async () => {
    const { selection, issue } = await aPractice(records());
    await issue("only", 0);
    for (const none of [{ topic: "trigonometry" }, { level: "Hard" }] as const) {
      const round = { now: after(1) };
      const again = await records().questions.issueAgain({ ...selection, ...none }, round);
      expect(again).toBeUndefined();
    }
  });

  test("are of the kinds that are asked for", async () => {
    const { uid, selection, again } = await aPractice(records());
    await issueItem(records(), { uid, item: anEntry() });
    expect(await again(1)).toBeUndefined();
    const both = { ...selection, kinds: ["choice", "entry"] } as const;
    const round = { now: after(1) };
    expect(await records().questions.issueAgain(both, round)).toMatchObject({ kind: "entry" });
  });

  test("are different ones for parallel calls", async () => {
    const { issue, show, again } = await aPractice(records());
    await show(await issue("only", 0), 0);
    const ids = (await Promise.all([again(1), again(1), again(1)])).map((round) => round?.id);
    expect(new Set(ids).size).toBe(3);
  });

  test("are those first that were shown ahead of the clock", async () => {
    const { issue, show, again } = await aPractice(records());
    await show(await issue("shown", 0), 0);
    await show(await issue("shown ahead", 1), DAY);
    expect(await again(2)).toMatchObject({ question: "shown ahead", seenBefore: true });
  });

  test("are seen ones as long as all others are on their way, and then the one issued longest ago", async () => {
    const { issue, show, again } = await aPractice(records());
    await issue("waiting longest", 0);
    await show(await issue("shown", 1), 2);
    await issue("waiting", 3);
    const rounds = [await again(10), await again(11), await again(12)];
    expect(rounds.map((round) => round?.question)).toEqual(["shown", "waiting longest", "waiting"]);
    expect(rounds.every((round) => round?.seenBefore)).toBe(true);
  });
}

function unseen(records: () => Records): void {
  test("come as new ones at once where they were issued ahead of the clock", async () => {
    const { issue, show, again } = await aPractice(records());
    await show(await issue("shown", 0), 0);
    await issue("lost", DAY);
    expect(await again(1)).toMatchObject({ question: "lost", seenBefore: false });
  });

  test("come before all that was seen, as new ones, once they cannot be waiting any more", async () => {
    const { issue, show, again } = await aPractice(records());
    const lost = await issue("lost", 1);
    await show(await issue("shown", 0), 0);
    expect(await again(30 * DAY)).toMatchObject({ question: "shown", seenBefore: true });
    const found = await again(30 * DAY + 1);
    expect(found).toMatchObject({
      question: "lost",
      seenBefore: false,
      reason: { because: "unseen" },
    });
    expect(found?.id).not.toBe(lost.id);
    // It is on its way again, and does not come a second time meanwhile.
    expect(await again(30 * DAY + 2)).toMatchObject({ question: "shown" });
  });

  test("come once for parallel calls", async () => {
    const { issue, show, again } = await aPractice(records());
    await issue("lost", 0);
    await show(await issue("shown", 1), 2);
    const late = 31 * DAY;
    const rounds = await Promise.all([again(late), again(late), again(late)]);
    expect(rounds.filter((round) => round?.seenBefore === false)).toHaveLength(1);
    expect(new Set(rounds.map((round) => round?.id)).size).toBe(3);
  });

  test("say that they were seen if the item was shown an earlier time", async () => {
    const { issue, show, again } = await aPractice(records());
    await show(await issue("shown", 0), 0);
    await again(1);
    expect(await again(32 * DAY)).toMatchObject({ question: "shown", seenBefore: true });
  });

  test("say so as well if they were shown late, after they were issued again", async () => {
    const { issue, show, again } = await aPractice(records());
    const lost = await issue("lost", 0);
    expect(await again(31 * DAY)).toMatchObject({ seenBefore: false });
    await show(lost, 31 * DAY + 1);
    expect(await again(62 * DAY)).toMatchObject({ question: "lost", seenBefore: true });
  });

  test("wait at their place of a study session until it is over", async () => {
    const { uid, issue, show, again } = await aPractice(records());
    const id = await aStudySession(records(), uid);
    const item = anItem({ question: "placed" });
    const place = { studySession: id, number: 1 };
    await records().questions.issue(anIssue(uid, { item, place }));
    await show(await issue("shown", 0), 0);
    expect(await again(31 * DAY)).toMatchObject({ question: "shown" });
    await records().studySessions.discard({ uid, id }, after(31 * DAY));
    expect(await again(31 * DAY)).toMatchObject({ question: "placed", seenBefore: false });
  });
}

import { EntryQuestion } from "@sat/contract";
import type { SlipCode } from "@sat/item";
import { describe, expect, test } from "vitest";
import { aModel } from "../../testing/models.ts";
import type { Records } from "../records.ts";
import {
  aLearner,
  anAnswer,
  anEntry,
  anItem,
  aStudySession,
  CHOICES,
  FEATURES,
  PROOF,
  issueItem,
  issueTo,
  judge,
  LATER,
  MUCH_LATER,
  TURN,
  anIssue,
} from "./builders.ts";

/** What every database must make of issued questions. */
export function questionsConformance(records: () => Records): void {
  describe("questions issued", () => issuing(records));
  describe("an issued question", () => keeping(records));
  describe("a question that another is to be like", () => liking(records));
  describe("questions looked back on", () => lookingBack(records));
  describe("questions at a place of a study session", () => placing(records));
}

function issuing(records: () => Records): void {
  test("an item is issued to a learner once, also by parallel calls, and to others as well", async () => {
    const [uid, other] = [await aLearner(records()), await aLearner(records())];
    const item = anItem();
    const again = () => records().questions.issue(anIssue(uid, { item }));
    const issued = await Promise.all([again(), again(), again()]);
    expect(issued.filter((question) => question !== undefined)).toHaveLength(1);
    expect(await records().questions.issue(anIssue(other, { item }))).toBeDefined();
  });

  test("an issued question shows the learner's part of the item and nothing else", async () => {
    const item = anItem({ passage: "A text." });
    const issued = await issueTo(records(), await aLearner(records()), item);
    const { id, seenBefore, reason, proof, ...content } = issued;
    expect(item).toMatchObject(content);
    expect({ reason, proof }).toEqual({ reason: TURN, proof: PROOF });
    expect(item.id).not.toBe(id);
    expect(seenBefore).toBe(false);
    expect(Object.keys(content).toSorted()).toEqual([
      "correctAnswer",
      "difficulty",
      "explanation",
      "hint",
      "hints",
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

function keeping(records: () => Records): void {
  test("that is typed shows the key, why it is right and the slips, and no options", async () => {
    const item = anEntry();
    const issued = await issueItem(records(), { uid: await aLearner(records()), item });
    const { id: _, seenBefore: __, reason: ___, proof: ____, ...content } = issued;
    expect(EntryQuestion.parse(issued)).toEqual(issued);
    expect(item).toMatchObject(content);
  });

  test("keeps what it tests, what it is difficult by and the mistakes behind its options", async () => {
    const uid = await aLearner(records());
    const codes = {
      A: "opposite-sign",
      B: null,
      C: "opposite-operation",
      D: "stopped-early",
    } as const;
    const because = (mistake: SlipCode | null) => ({ mistake, reason: "So it comes about." });
    const rationales = {
      A: because(codes.A),
      B: because(codes.B),
      C: because(codes.C),
      D: because(codes.D),
    };
    await issueItem(records(), { uid, item: anItem({ rationales }) });
    await issueItem(records(), { uid, item: anEntry({ skill: "H.B" }), now: LATER });
    const kept = [];
    for await (const some of records().exports.questions(uid)) kept.push(...some);
    expect(kept).toMatchObject([
      { skill: "H.A", codes, features: FEATURES },
      { skill: "H.B", codes: null, features: FEATURES },
    ]);
  });
}

function liking(records: () => Records): void {
  test("says what it is of, and of which missed question it is a twin, with the texts of both", async () => {
    const uid = await aLearner(records());
    const missed = await issueTo(records(), uid, { source: "tea" });
    const item = anItem({ source: "bells", model: "twins", archetype: "HA02" });
    const twin = await records().questions.issue(anIssue(uid, { item, twinOf: missed.id }));
    const name = { uid, id: twin?.id ?? "" };
    const found = await records().answers.findLiked(name);
    expect(found).toMatchObject({ model: "twins", archetype: "HA02", twinOf: missed.id });
    expect(found?.sources).toEqual(["bells", "tea"]);
    expect(found?.answer).toBeUndefined();
    await records().answers.settle(anAnswer(uid, name.id), judge);
    const answer = { response: { kind: "choice", letter: "B" }, correct: true };
    expect(await records().answers.findLiked(name)).toMatchObject({ answer });
    expect(await records().answers.findLiked({ uid, id: missed.id })).toMatchObject({
      sources: ["tea"],
      twinOf: undefined,
    });
  });
}

function lookingBack(records: () => Records): void {
  const sums = aModel({ id: "sums" });
  const raised = { ...sums, version: 2 };

  test("the path goes on past the last position issued", async () => {
    const uid = await aLearner(records());
    const path = { walker: uid, model: sums, level: "Medium" } as const;
    expect(await records().questions.nextPosition(path)).toBe(0);
    for (const position of [41, 7]) {
      await records().questions.issue(anIssue(uid, { position }));
    }
    expect(await records().questions.nextPosition(path)).toBe(42);
    expect(await records().questions.nextPosition({ ...path, model: raised })).toBe(0);
    expect(await records().questions.nextPosition({ ...path, level: "Hard" })).toBe(0);
  });

  test("the seeds met are told of one path, each once", async () => {
    const uid = await aLearner(records());
    const path = { walker: uid, model: sums, level: "Medium" } as const;
    for (const seed of [5, 3, 3]) {
      const item = anItem({ seed });
      await records().questions.issue(anIssue(uid, { item, position: seed }));
    }
    const met = await records().questions.seedsMet(path);
    expect(met.toSorted((a, b) => a - b)).toEqual([3, 5]);
    expect(await records().questions.seedsMet({ ...path, model: raised })).toEqual([]);
  });
}

function placing(records: () => Records): void {
  test("parallel calls with different items get the one question of the place", async () => {
    const uid = await aLearner(records());
    const studySession = await aStudySession(records(), uid);
    const place = { studySession, number: 4 };
    const items = Array.from({ length: 12 }, () => anItem());
    const issue = (item: (typeof items)[number], at?: typeof place) =>
      records().questions.issue(anIssue(uid, { item, place: at }));
    const issued = await Promise.all(items.map((item) => issue(item, place)));
    expect(new Set(issued.map((question) => question?.id)).size).toBe(1);
    expect(await records().questions.placed(place)).toEqual(issued[0]);
    // The items that found no place are still new to the learner.
    const left = await Promise.all(items.map((item) => issue(item)));
    expect(left.filter((question) => question !== undefined)).toHaveLength(items.length - 1);
  });

  test("a place is given up by a question that is open, and kept by one that is answered", async () => {
    const uid = await aLearner(records());
    const studySession = await aStudySession(records(), uid);
    const [first, second] = [1, 2].map((number) => ({ studySession, number }));
    if (first === undefined || second === undefined) throw new Error("there are two places");
    await records().questions.issue(anIssue(uid, { item: anEntry(), place: first }));
    const answered = await records().questions.issue(anIssue(uid, { place: second }));
    await records().answers.settle(anAnswer(uid, answered?.id ?? ""), judge);
    expect(await records().questions.vacate(await aLearner(records()), first)).toBe(false);
    expect(await records().questions.vacate(uid, first)).toBe(true);
    expect(await records().questions.placed(first)).toBeUndefined();
    expect(await records().questions.vacate(uid, second)).toBe(false);
    expect(await records().questions.placed(second)).toEqual(answered);
  });

  test("an item that the learner has had takes no place", async () => {
    const uid = await aLearner(records());
    const studySession = await aStudySession(records(), uid);
    const item = anItem();
    await issueTo(records(), uid, item);
    const place = { studySession, number: 1 };
    const issue = anIssue(uid, { item, place });
    expect(await records().questions.issue(issue)).toBeUndefined();
    expect(await records().questions.placed(place)).toBeUndefined();
  });

  test("parallel calls for what comes round get the one question of the place", async () => {
    const uid = await aLearner(records());
    await issueTo(records(), uid);
    const studySession = await aStudySession(records(), uid);
    const selection = { uid, section: "Math", kinds: CHOICES, level: "Medium" } as const;
    const again = (number: number) =>
      records().questions.issueAgain(selection, { now: LATER, place: { studySession, number } });
    const same = await Promise.all([again(1), again(1), again(1)]);
    expect(new Set(same.map((question) => question?.id)).size).toBe(1);
    expect(same[0]?.seenBefore).toBe(true);
    expect((await again(2))?.id).not.toBe(same[0]?.id);
    // What comes round outside the session leaves its place behind.
    const outside = await records().questions.issueAgain(selection, { now: MUCH_LATER });
    await records().answers.settle(anAnswer(uid, outside?.id ?? ""), judge);
    expect(await records().studySessions.read({ uid, id: studySession })).toMatchObject({
      records: [],
    });
  });
}
